import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type { SecretLintRuleContext, SecretLintRuleCreator, SecretLintSourceCode } from '@secretlint/types';
import messages from '../../data/secretlint-kinds.json';
import type { Span, StageFinding } from '../../engine.ts';
import { isFilledIn } from '../../judge/values.ts';
import { LEFT_OUT_RULES, ruleMayMatch, type SecretlintScan } from '../provider-shapes.ts';

/** What is known of a message of secretlint's. One that is not listed tells of a finding all the same, called by its rule. */
interface Message {
  /** What its findings are called; null: they are none of ours. */
  readonly kind?: string | null;
  /** What is found may hold more than the secret, the rest of a line: this, or its group, is what is hidden. */
  readonly part?: string;
  /** … alone: other findings reach from where the rule points, which often is the setting's name. */
  readonly isPart?: boolean;
  /** What it must hold. */
  readonly has?: string;
}

const MESSAGES: Readonly<Record<string, Message>> = messages;

/** Members of a message that carry what was found. */
const VALUE_MEMBERS = ['KEY', 'TOKEN', 'ID', 'URI', 'URL', 'CREDENTIAL'];

type Rule = SecretLintRuleCreator<{ enableIDScanRule?: boolean }>;

const shortName = (rule: Rule): string => rule.meta.id.replace('@secretlint/secretlint-rule-', '');

const RULES = (rules as readonly Rule[]).filter((rule) => !LEFT_OUT_RULES.includes(shortName(rule)));

/**
 * Runs the rules that could match, by their hints: most of the time goes into compiling the rules' patterns.
 * Synchronous: a rule that answers later is an error.
 */
export const scan: SecretlintScan = (text) =>
  RULES.filter((rule) => ruleMayMatch(shortName(rule), text)).flatMap((rule) =>
    runRule(rule, sourceOf(text)),
  );

/** Runs all rules, whatever their hints say: what `scan` is measured by. */
export const scanWithEveryRule: SecretlintScan = (text) =>
  RULES.flatMap((rule) => runRule(rule, sourceOf(text)));

function runRule(rule: Rule, source: SecretLintSourceCode): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  const context: SecretLintRuleContext = {
    sharedOptions: {},
    createTranslator: () => (messageId, data) => ({ message: '', messageId: String(messageId), data }),
    ignore: () => undefined,
    report: ({ message: { messageId, data }, range: [start, end] }) => {
      const { kind = `${shortName(rule)}-secret`, part, isPart, has } = MESSAGES[messageId] ?? {};
      const span = narrow(part, source.content, foundSpan(source.content, data, { start, end }));
      const value = source.content.slice(span.start, span.end);
      if (kind === null || isFilledIn(value) || value.startsWith('[REDACTED:')) return;
      if (has !== undefined && !new RegExp(has).test(value)) return;
      findings.push({ kind, start: isPart ? span.start : Math.min(start, span.start), end: span.end });
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

function narrow(part: string | undefined, text: string, { start, end }: Span): Span {
  const indices =
    part === undefined ? undefined : new RegExp(part, 'd').exec(text.slice(start, end))?.indices;
  const group = indices?.[1] ?? indices?.[0];
  return group === undefined ? { start, end } : { start: start + group[0], end: start + group[1] };
}

/** Some rules look at one kind of file only, told by its name: a text has none, so it is shown as both kinds at once. */
function sourceOf(text: string): SecretLintSourceCode {
  const unused = (): never => {
    throw new Error('expected no rule to ask for positions: findings are told as offsets');
  };
  return {
    filePath: '.npmrc',
    ext: '.json',
    content: text,
    contentType: 'text',
    hasBOM: false,
    physicalFilePath: undefined,
    getFilePath: () => '.npmrc',
    getPhysicalFilePath: () => undefined,
    locationToRange: unused,
    rangeToLocation: unused,
    positionToIndex: unused,
    indexToPosition: unused,
  };
}
