import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type { SecretLintRuleContext, SecretLintRuleCreator, SecretLintSourceCode } from '@secretlint/types';
import kinds from '../../data/secretlint-kinds.json';
import type { Span, StageFinding } from '../../engine.ts';
import { shape } from '../../judge/shapes.ts';
import { isFilledIn } from '../../judge/values.ts';
import { urlKind } from '../../pattern-rule.ts';
import { LEFT_OUT_RULES, ruleMayMatch, type SecretlintScan } from '../provider-shapes.ts';

/**
 * What a finding of secretlint is called here. `null`: no finding of ours (an AWS account id is no secret; it
 * stands in every ARN). A message that is not listed is a finding all the same, by its rule's name.
 */
const KINDS: Readonly<Record<string, string | null>> = kinds;

/** Messages whose finding is a URL, and is called by its scheme. */
const URLS: readonly string[] = ['BasicAuth', 'MongoDBConnection', 'MySQLConnection', 'PostgreSQLConnection'];

/** What is found may hold more than the secret: the whole file, the rest of the line. The match, or its group, is hidden. */
const NARROWER: Readonly<Record<string, RegExp>> = {
  // the service account's object, whose other members say whose key it is; without its braces the key alone
  PrivateKeyJSON: /\{[^{}]*"private_key"\s*:[^{}]*\}|"private_key"\s*:\s*"((?:[^"\\]|\\.)*)"/d,
  MongoDBConnection: shape('connection'),
  MySQLConnection: shape('connection'),
  PostgreSQLConnection: shape('connection'),
  Npmrc_authToken: /^["']?[^\s"'\\]+/d,
};

/** Not widened to what is reported, which is the whole file. */
const NOT_WIDENED: readonly string[] = ['PrivateKeyJSON'];

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
      if (KINDS[messageId] === null) return;
      const span = narrow(messageId, source.content, foundSpan(source.content, data, { start, end }));
      const value = source.content.slice(span.start, span.end);
      const judged = URLS.includes(messageId) ? (shape('url password').exec(value)?.[1] ?? value) : value;
      if (
        isFilledIn(judged) ||
        judged.startsWith('[REDACTED:') ||
        MUST_HOLD[messageId]?.test(value) === false
      )
        return;
      // what the rule points at goes too: it often begins at the setting's name
      const from = NOT_WIDENED.includes(messageId) ? span.start : Math.min(start, span.start);
      findings.push({ kind: kindOf(messageId, rule, value), start: from, end: span.end });
    },
  };
  if (rule.create(context, { enableIDScanRule: true }).file?.(source) !== undefined) {
    throw new TypeError(`expected a synchronous rule, got a promise from ${rule.meta.id}`);
  }
  return findings;
}

function kindOf(messageId: string, rule: Rule, value: string): string {
  if (URLS.includes(messageId)) return urlKind(value.slice(0, value.indexOf('://')));
  return KINDS[messageId] ?? `${shortName(rule)}-secret`;
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
  const indices = NARROWER[messageId]?.exec(text.slice(start, end))?.indices;
  const group = indices?.[1] ?? indices?.[0];
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
