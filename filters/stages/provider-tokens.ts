import type { FilterStage, StageFinding } from '../types.ts';

/** Runs secretlint's rules over a text: `stages/provider-tokens/secretlint.ts`. */
export type SecretlintScan = (text: string) => readonly StageFinding[];

/** Hands out the scan. Asked only when a rule could match: bundled and minified, the preset takes 10 ms to load. */
export type LoadSecretlint = () => SecretlintScan;

/**
 * What a text must hold for a rule of secretlint's preset (11.7.1) to find anything, taken from the patterns in
 * the rules' own source: the rule's fixed part, or a wider net where it has none. All are tried without regard
 * to case, so each is at least as wide as its rule. A rule of the preset that has no entry here would never run: a
 * test compares the list with the preset, and another proves on every rule's matches that none is missed.
 */
export const RULE_HINTS: Readonly<Record<string, string>> = {
  aws: '(?:A3T[A-Z0-9]|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{16}|secret_?access_?key',
  gcp: 'private_key_id',
  privatekey: 'PRIVATE KEY',
  npm: 'x-oauth-basic|_authToken=|npm_[a-z0-9_]{36}',
  basicauth: '(?:https?|ftps?)://[-\\w]{1,256}:[-\\w]{1,256}@',
  slack: 'xox[abopr]-|xapp-|hooks\\.slack\\.com/services',
  sendgrid: 'SG\\.\\w{1,128}\\.',
  shopify: 'shp(?:pa|ca|at|ss)_',
  github: 'gh[pousr]_[a-z0-9_]{36}|github_pat_',
  openai: 'T3BlbkFJ',
  anthropic: 'sk-ant-api0',
  linear: 'lin_api_',
  '1password': 'ops_ey',
  'database-connection-string':
    '(?:mongodb(?:\\+srv)?|mysqlx?|postgres(?:ql)?)://[^:/\\s]{1,100}:[^@/\\s]{1,200}@',
};

/** Rules of the preset that are not run. A comment must not be able to switch a filter off. */
export const LEFT_OUT_RULES: readonly string[] = ['filter-comments'];

/** Whether a rule of secretlint's could match. Wrongly yes costs a load; it never says no wrongly. */
export function mayHoldProviderToken(text: string): boolean {
  hints ??= new RegExp(Object.values(RULE_HINTS).join('|'), 'i');
  return hints.test(text);
}

let hints: RegExp | undefined;

/** Whether one rule could match; a rule without a hint always could. */
export function ruleMayMatch(rule: string, text: string): boolean {
  return new RegExp(RULE_HINTS[rule] ?? '', 'i').test(text);
}

/** Points at what secretlint's recommended rules find. A loader that throws is a broken stage. */
export function createProviderTokensStage(loadSecretlint: LoadSecretlint): FilterStage {
  return {
    name: 'provider-tokens',
    scan: (text) => (mayHoldProviderToken(text) ? loadSecretlint()(text) : []),
  };
}
