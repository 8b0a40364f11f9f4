import { countBefore, type FilterStage, type Span, type StageFinding } from '../engine.ts';
import { is, shape } from '../hints.ts';
import { isPlaceholder } from '../judge/values.ts';

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
    const secrets = before
      .filter(({ stage, kind }) => WITH_A_HALF.has(stage) && kind !== 'key')
      .toSorted((a, b) => a.start - b.start);
    if (secrets.length === 0) return [];
    return Array.from(text.matchAll(shape('user'))).flatMap(({ groups, indices }) => {
      const { name = '', value = '', quote, after = '' } = groups ?? {};
      const [start, end] = indices?.groups?.['value'] ?? [0, 0];
      if (!isUser(value, quote, after) || !hasNear(text, secrets, { start, end })) return [];
      // Replaced here only: unlike a secret, a user name is a word that stands elsewhere in its own right.
      return [{ kind: kindOf(name), start, end, replacement: `[REDACTED:${kindOf(name)}]` }];
    });
  },
};

function kindOf(name: string): string {
  if (/host$/i.test(name)) return 'host-name';
  return /user|login|uid|account/i.test(name) ? 'user-name' : 'client-id';
}

/** A literal, or a setting without quotes that ends there; what reads from somewhere else is neither. */
function isUser(value: string, quote: string | undefined, after: string): boolean {
  if (is('common user', value)) return false;
  if (quote !== undefined) return quote.endsWith(after) || after === '\\';
  if (/^[([.]$/.test(after) || isPlaceholder(value) || is('expression', value)) return false;
  return !/^[A-Za-z_]\w*(?:\.|->|::)\w/.test(value) || value.includes('@');
}

/** The stages whose findings have another half. */
const WITH_A_HALF = new Set(['assignments', 'command-options', 'token-shapes']);

/** Whether one of some sorted secrets is not as far from a user name. */
function hasNear(text: string, secrets: readonly Span[], { start, end }: Span): boolean {
  const from = countBefore(secrets, (secret) => secret.start < start - NEAR.distance);
  const to = countBefore(secrets, (secret) => secret.start < end + NEAR.distance);
  return secrets.slice(from, to).some((secret) => {
    const between = secret.start < start ? text.slice(secret.start, start) : text.slice(end, secret.start);
    const isApart = secret.end <= start || secret.start >= end;
    return isApart && between.split('\n').length <= NEAR.lines + 1;
  });
}
