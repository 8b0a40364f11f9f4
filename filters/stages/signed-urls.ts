import { isPlaceholder } from '../judge/placeholder.ts';
import { createPatternStage, type PatternRule } from '../pattern-rule.ts';

const isValue = (value: string): boolean => !isPlaceholder(value);

/**
 * Parameters of URLs that carry their own permission: whoever has the URL may fetch or write until it runs out. The
 * values go; host, path and the other parameters tell what it was. `&` also as HTML and JSON write it.
 */
const RULES: readonly PatternRule[] = [
  {
    // AWS Signature Version 4, and Google's and Alibaba's of the same make; in a query or a form.
    kind: 'signed-url',
    keywords: ['X-Amz-', 'x-amz-', 'X-Goog-', 'x-goog-', 'x-oss-', 'X-Tos-'],
    pattern:
      /\bX-(?:Amz|Goog|Oss|Tos)-(?:Signature|Security-Token|Credential)(?:%3D|=|["']?\s{0,3}[:,]\s{0,3}["'])(?<secret>[\w%+/=.~-]{8,4000})/dgi,
    accepts: isValue,
  },
  {
    // Older S3, Cloud Storage, OSS and COS, and CloudFront: their parameters mean it only in each other's company.
    kind: 'signed-url',
    keywords: ['Signature=', 'signature='],
    pattern:
      /(?:[?&]|&amp;|\\u0026)(?:Signature|Policy|Key-Pair-Id|AWSAccessKeyId|GoogleAccessId|OSSAccessKeyId|x-amz-security-token|security-token|q-signature|q-ak|q-key-time)=(?<secret>[^\s"'`<>&\\#]{12,4000})/dgi,
    accepts: (value) => isValue(value) && /[A-Z\d]/.test(value),
  },
  {
    kind: 'azure-sas',
    keywords: ['sig='],
    pattern: /(?:[?&;"'\s]|&amp;|\\u0026|^)sig=(?<secret>[A-Za-z0-9+/%]{16,120}={0,2})(?![\w%])/dgm,
    accepts: isValue,
  },
  {
    // Akamai, Bunny, Fastly: `hdnts=exp=…~acl=…~hmac=…`
    kind: 'signed-url',
    keywords: ['~hmac='],
    pattern: /~hmac=(?<secret>[0-9a-fA-F]{32,128})/dg,
  },
];

/** Points at the signatures, key ids and policies in signed URLs. */
export const signedUrlsStage = createPatternStage('signed-urls', RULES);
