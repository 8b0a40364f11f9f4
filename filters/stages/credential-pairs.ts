import { countBefore, type FilterStage, type Finding, type Span, type StageFinding } from '../engine.ts';
import { is, shape } from '../hints.ts';

/** How far from its password a user name may stand: lines, and characters. */
const NEAR = { lines: 3, distance: 400 };

/**
 * Points at the user name beside a password, and at the client id beside a client secret: the other half of the same
 * credential. Only where another stage finds the secret half, at most three lines away; a name alone is none.
 */
export const credentialPairsStage: FilterStage = {
  name: 'credential-pairs',
  needs: {
    keywords: 'user login uid client tenant consumer account access issuer auth0 app ->host'.split(' '),
    flags: 'i',
  },
  scan(text, before = []): readonly StageFinding[] {
    if (before.length === 0) return [];
    let secrets: readonly Span[] | undefined;
    const isBesideSecret: Beside = ([start, end]) => {
      secrets ??= secretsOf(before);
      return hasNear(text, secrets, { start, end });
    };
    return users(text, isBesideSecret);
  },
};

type Beside = (span: readonly [start: number, end: number]) => boolean;

function kindOf(name: string): string {
  if (/host$/i.test(name)) return 'host-name';
  return /user|login|uid|account/i.test(name) ? 'user-name' : 'client-id';
}

function users(text: string, isBesideSecret: Beside): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  for (const { groups, indices } of text.matchAll(shape('user'))) {
    const { name = '', value = '', quote, after = '' } = groups ?? {};
    const span = indices?.groups?.['value'];
    if (span === undefined || !isUser(value, quote, after)) continue;
    if (isBesideSecret(span)) findings.push(half(kindOf(name), span[0], span[1]));
  }
  return findings;
}

/** Replaced here only: unlike a secret, a user name is a word that stands elsewhere in its own right. */
const half = (kind: string, start: number, end: number): StageFinding => ({
  kind,
  start,
  end,
  replacement: `[REDACTED:${kind}]`,
});

/** A literal, or a setting without quotes that ends there; what reads from somewhere else is neither. */
function isUser(value: string, quote: string | undefined, after: string): boolean {
  if (is('common user', value)) return false;
  if (quote !== undefined) return quote.endsWith(after) || after === '\\';
  return !/^[A-Za-z_]\w*(?:\.|->|::)\w/.test(value) || value.includes('@');
}

/** The stages whose findings have another half. */
const WITH_A_HALF = new Set(['assignments', 'command-options', 'token-shapes']);

/** The secret halves, sorted. */
const secretsOf = (before: readonly Finding[]): readonly Span[] =>
  before
    .filter(({ stage, kind }) => WITH_A_HALF.has(stage) && kind !== 'key')
    .sort((a, b) => a.start - b.start);

function hasNear(text: string, secrets: readonly Span[], { start, end }: Span): boolean {
  const from = reachOf(text, start, -1);
  const to = reachOf(text, end, 1);
  for (let at = countBefore(secrets, (secret) => secret.start < from); at < secrets.length; at += 1) {
    const secret = secrets[at] as Span;
    if (secret.start >= to) return false;
    if (secret.end <= start || secret.start >= end) return true;
  }
  return false;
}

/** The offset so many lines away, or so many characters, whichever comes first. */
function reachOf(text: string, offset: number, step: 1 | -1): number {
  let left = NEAR.lines;
  let at = offset;
  for (let walked = 0; walked < NEAR.distance && at > 0 && at < text.length; walked += 1, at += step) {
    if (text.charCodeAt(step < 0 ? at - 1 : at) !== 10) continue;
    left -= 1;
    if (left < 0) break;
  }
  return at;
}
