import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type { SecretLintRuleContext, SecretLintRuleCreator, SecretLintSourceCode } from '@secretlint/types';
import type { Span } from '../../filters/engine.ts';

const unused = (): never => {
  throw new Error('expected no rule to ask for positions: findings are told as offsets');
};

/** Some rules look at one kind of file only, told by its name: a text has none, so it is shown as both kinds at once. */
const sourceOf = (content: string): SecretLintSourceCode => ({
  ...{ filePath: '.npmrc', ext: '.json', content, contentType: 'text', hasBOM: false },
  physicalFilePath: undefined,
  getFilePath: () => '.npmrc',
  getPhysicalFilePath: () => undefined,
  ...{ locationToRange: unused, rangeToLocation: unused, positionToIndex: unused, indexToPosition: unused },
});

/** What each rule of secretlint's recommended preset points at, by the rule's name. */
export function secretlintFindings(text: string): readonly (Span & { readonly rule: string })[] {
  const found: (Span & { rule: string })[] = [];
  for (const { meta, create } of rules as readonly SecretLintRuleCreator<object>[]) {
    const rule = meta.id.replace('@secretlint/secretlint-rule-', '');
    const context: SecretLintRuleContext = {
      sharedOptions: {},
      createTranslator: () => (messageId, data) => ({ message: '', messageId: String(messageId), data }),
      ignore: () => undefined,
      report: ({ range: [start, end] }) => void found.push({ rule, start, end }),
    };
    create(context, { enableIDScanRule: true }).file?.(sourceOf(text));
  }
  return found;
}
