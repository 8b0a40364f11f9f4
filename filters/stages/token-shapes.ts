import { isFilledIn, isPlaceholder } from '../judge/placeholder.ts';
import { createPatternStage, type PatternRule, TOKEN_START } from '../pattern-rule.ts';
import type { FilterStage, StageFinding } from '../types.ts';
import { TOKEN_PREFIXES } from './token-prefixes.ts';

/** Tokens that are known by something else than how they begin. */
const RULES: readonly PatternRule[] = [
  {
    kind: 'terraform-token',
    keywords: ['.atlasv1.'],
    pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,80}/dg,
  },
  {
    kind: 'maxmind-key',
    keywords: ['_mmk'],
    pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk/dg,
  },
  {
    kind: 'telegram-token',
    keywords: [':A'],
    pattern: /(?<!\d)\d{8,10}:A[\w-]{32,36}(?![\w-])/dg,
  },
  {
    // Base64 of the numeric user id, then time and signature.
    kind: 'discord-token',
    keywords: ['.'],
    pattern: /(?<![\w-])[MNO][A-Za-z\d_-]{23,27}\.[\w-]{6}\.[\w-]{27,38}(?![\w-])/dg,
  },
  {
    kind: 'discord-webhook',
    keywords: ['/webhooks/'],
    pattern: /\/webhooks\/\d{17,20}\/(?<secret>[\w-]{60,72})/dg,
  },
  {
    kind: 'slack-webhook',
    keywords: ['hooks.slack.com'],
    pattern: /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<secret>[A-Za-z0-9+/]{40,80})/dg,
  },
  {
    kind: 'teams-webhook',
    keywords: ['IncomingWebhook/'],
    pattern: /webhookb2\/(?<secret>[\w-]{36}@[\w-]{36}\/IncomingWebhook\/[a-z0-9]{32}\/[\w-]{36})/dg,
  },
  {
    kind: 'mailchimp-key',
    keywords: ['-us'],
    pattern: /(?<![A-Za-z0-9])[a-f0-9]{32}-us\d{1,2}(?![A-Za-z0-9])/dg,
  },
  {
    // NATS: seed prefix, kind of key, base32 of 34 bytes.
    kind: 'nkey-seed',
    keywords: ['SU', 'SA', 'SO', 'SN', 'SC', 'SX'],
    pattern: /(?<![A-Za-z0-9])S[ACNOUX][A-Z2-7]{56}(?![A-Za-z0-9])/dg,
  },
  {
    // Azure storage, Service Bus, Cosmos and Event Hub keys are 64 or 32 bytes.
    kind: 'azure-key',
    keywords: ['AccountKey', 'SharedAccessKey', 'sharedaccesskey', 'accountkey'],
    pattern: /(?:AccountKey|SharedAccessKey)\s{0,3}[=:]\s{0,3}["']?(?<secret>[A-Za-z0-9+/]{40,90}={0,2})/dgi,
  },
  {
    kind: 'azure-secret',
    keywords: ['Q~'],
    pattern: /(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/dg,
  },
  {
    kind: 'azure-sas',
    keywords: ['sig='],
    pattern: /[?&]sig=(?<secret>[\w%+/=-]{20,120})/dg,
  },
  {
    kind: 'aws-signature',
    keywords: ['X-Amz-'],
    pattern: /X-Amz-(?:Signature|Security-Token|Credential)=(?<secret>[\w%+/=-]{16,2000})/dg,
  },
  {
    // crypt(3) hashes: a password that only has to be guessed.
    kind: 'password-hash',
    keywords: ['$'],
    pattern:
      /(?<![\w$])\$(?:2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|(?:1|5|6|y|gy|7|apr1)\$(?:rounds=\d+\$)?[./A-Za-z0-9]{2,40}\$(?:[./A-Za-z0-9]{1,40}\$)?[./A-Za-z0-9]{22,90}|argon2(?:id|i|d)\$[\w=$,+/.-]{30,200})/dg,
  },
  {
    kind: 'deploy-key',
    keywords: ['_authToken', '_auth', '_password'],
    pattern: /:_(?:authToken|auth|password)\s{0,3}=\s{0,3}["']?(?<secret>[^\s"'$]{8,2000})/dg,
    accepts: (value) => !isPlaceholder(value),
  },
  {
    kind: 'netrc-password',
    keywords: ['machine '],
    pattern:
      /\bmachine\s{1,9}\S{1,200}\s{1,9}login\s{1,9}\S{1,200}\s{1,9}password\s{1,9}(?<secret>\S{1,500})/dg,
    accepts: (value) => !isPlaceholder(value),
  },
];

const others = createPatternStage('token-shapes', RULES);

/** Points at tokens that providers made easy to recognise. Examples of themselves (`ghp_xxxxxxxx…`) stay. */
export const tokenShapesStage: FilterStage = {
  name: 'token-shapes',
  scan(text): readonly StageFinding[] {
    const prefixed = TOKEN_PREFIXES.flatMap(([kind, prefix, body]) =>
      text.includes(prefix) ? scanPrefix(text, kind, prefix, body) : [],
    );
    return [...prefixed, ...others.scan(text)];
  },
};

/** Made when a text first holds the prefix: most never are. */
const patterns = new Map<string, RegExp>();

function scanPrefix(text: string, kind: string, prefix: string, body: string): readonly StageFinding[] {
  const source = `${TOKEN_START}${prefix.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${body}(?![A-Za-z0-9])`;
  const pattern = patterns.get(source) ?? new RegExp(source, 'g');
  patterns.set(source, pattern);
  return Array.from(text.matchAll(pattern))
    .filter(({ 0: token }) => !isExampleToken(token.slice(prefix.length)))
    .map(({ 0: token, index }) => ({ kind, start: index, end: index + token.length }));
}

/** An example of its shape, by its filler or by what it says. */
function isExampleToken(body: string): boolean {
  return isFilledIn(body) || /example/i.test(body) || isPlaceholder(body);
}
