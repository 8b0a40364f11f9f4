import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type { SecretLintRuleContext, SecretLintRuleCreator, SecretLintSourceCode } from '@secretlint/types';
import type { Span } from '../../edits.ts';
import { isFilledIn } from '../../judge/placeholder.ts';
import type { StageFinding } from '../../types.ts';
import { LEFT_OUT_RULES, ruleMayMatch, type SecretlintScan } from '../provider-tokens.ts';

/**
 * What a finding of secretlint is called here. `undefined`: no finding of ours (an AWS account id is no secret; it
 * stands in every ARN). A message that is not listed is a finding all the same, by its rule's name.
 */
const KINDS: Readonly<Record<string, string | undefined>> = {
  AWSAccountID: undefined,
  AWSAccessKeyID: 'aws-access-key-id',
  AWSSecretAccessKey: 'aws-secret-key',
  PrivateKeyJSON: 'private-key',
  PrivateKey: 'private-key',
  PackageJSON_xOauthToken: 'github-token',
  Npmrc_authToken: 'npm-token',
  NPM_ACCESS_TOKEN: 'npm-token',
  BasicAuth: 'url-password',
  SLACK_TOKEN: 'slack-token',
  IncomingWebhook: 'slack-webhook',
  SENDGRID_KEY: 'sendgrid-key',
  SHOPIFY_KEY: 'shopify-token',
  GITHUB_TOKEN: 'github-token',
  OPENAI_TOKEN: 'openai-key',
  ANTHROPIC_API_KEY: 'anthropic-key',
  LINEAR_API_TOKEN: 'linear-key',
  OPS_TOKEN: 'onepassword-token',
  MongoDBConnection: 'url-password',
  MySQLConnection: 'url-password',
  PostgreSQLConnection: 'url-password',
};

/**
 * What is found may hold more than the secret: the whole file, the whole URL, the rest of the line. The pattern's
 * group is what is hidden; where it does not match, all of it is.
 */
const NARROWER: Readonly<Record<string, RegExp>> = {
  PrivateKeyJSON: /"private_key"\s*:\s*"((?:[^"\\]|\\.)*)"/d,
  BasicAuth: /:\/\/[^:@/]*:([^/]*)@/d,
  MongoDBConnection: /:\/\/[^:@/]*:([^/@\s]*)@/d,
  MySQLConnection: /:\/\/[^:@/]*:([^/@\s]*)@/d,
  PostgreSQLConnection: /:\/\/[^:@/]*:([^/@\s]*)@/d,
  Npmrc_authToken: /^["']?([^\s"'\\]+)/d,
};

/** Findings that must hold this: the rule alone also takes words (`xoxo-picture`) for a token. */
const MUST_HOLD: Readonly<Record<string, RegExp>> = { SLACK_TOKEN: /\d/ };

/** Members of a message that carry what was found. */
const VALUE_MEMBERS = ['KEY', 'TOKEN', 'ID', 'URI', 'URL', 'CREDENTIAL'];

/** Some rules look at one kind of file only, told by its name; a text has none, so it is shown as each of them. */
const GUISES = [
  { filePath: undefined, ext: '' },
  { filePath: '.npmrc', ext: '' },
  { filePath: undefined, ext: '.json' },
];
const GUISED_RULES = ['npm', 'gcp'];

type Rule = SecretLintRuleCreator<{ enableIDScanRule?: boolean }>;

const shortName = (rule: Rule): string => rule.meta.id.replace('@secretlint/secretlint-rule-', '');

const RULES = (rules as readonly Rule[]).filter((rule) => !LEFT_OUT_RULES.includes(shortName(rule)));

/**
 * Runs the rules that could match, by their hints: most of the time goes into compiling the rules' patterns.
 * Synchronous: a rule that answers later is an error.
 */
export const scan: SecretlintScan = (text) =>
  RULES.filter((rule) => ruleMayMatch(shortName(rule), text)).flatMap((rule) => runGuises(rule, text));

/** Runs all rules, whatever their hints say: what `scan` is measured by. */
export const scanWithEveryRule: SecretlintScan = (text) => RULES.flatMap((rule) => runGuises(rule, text));

function runGuises(rule: Rule, text: string): readonly StageFinding[] {
  const guises = GUISED_RULES.includes(shortName(rule)) ? GUISES : GUISES.slice(0, 1);
  return guises.flatMap((guise) => runRule(rule, sourceOf(text, guise)));
}

function runRule(rule: Rule, source: SecretLintSourceCode): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  const context: SecretLintRuleContext = {
    sharedOptions: {},
    createTranslator: () => (messageId, data) => ({ message: '', messageId: String(messageId), data }),
    ignore: () => undefined,
    report: ({ message: { messageId, data }, range: [start, end] }) => {
      const kind = messageId in KINDS ? KINDS[messageId] : `${shortName(rule)}-secret`;
      if (kind === undefined) return;
      const span = narrow(messageId, source.content, foundSpan(source.content, data, { start, end }));
      const value = source.content.slice(span.start, span.end);
      if (!isFilledIn(value) && MUST_HOLD[messageId]?.test(value) !== false) findings.push({ kind, ...span });
    },
  };
  if (rule.create(context, { enableIDScanRule: true }).file?.(source) !== undefined) {
    throw new TypeError(`expected a synchronous rule, got a promise from ${rule.meta.id}`);
  }
  return findings;
}

/**
 * Where the found value stands. A range is not to be trusted: three rules of 11.7.1 (AWS secret keys, npm's
 * `_authToken`, `x-oauth-basic`) tell where the match begins with the length of its group, and so leave the end
 * of the secret out.
 */
function foundSpan(text: string, data: Record<string, unknown> | undefined, range: Span): Span {
  for (const member of VALUE_MEMBERS) {
    const value = data?.[member];
    if (typeof value !== 'string' || value === '') continue;
    const start = text.indexOf(value, range.start);
    if (start >= 0) return { start, end: start + value.length };
  }
  return range;
}

function narrow(messageId: string, text: string, { start, end }: Span): Span {
  const group = NARROWER[messageId]?.exec(text.slice(start, end))?.indices?.[1];
  return group === undefined ? { start, end } : { start: start + group[0], end: start + group[1] };
}

function sourceOf(text: string, guise: (typeof GUISES)[number]): SecretLintSourceCode {
  const unused = (): never => {
    throw new Error('expected no rule to ask for positions: findings are told as offsets');
  };
  return {
    ...guise,
    content: text,
    contentType: 'text',
    hasBOM: false,
    physicalFilePath: undefined,
    getFilePath: () => guise.filePath,
    getPhysicalFilePath: () => undefined,
    locationToRange: unused,
    rangeToLocation: unused,
    positionToIndex: unused,
    indexToPosition: unused,
  };
}
