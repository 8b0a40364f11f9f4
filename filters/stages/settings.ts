import { type FilterStage, type StageFinding, spanOf } from '../engine.ts';
import { is, shape } from '../hints.ts';
import { isPlaceholder } from '../judge/values.ts';

/**
 * Points at the entries of Kubernetes Secrets (`data`, `stringData`), names and all. Base64 hides nothing, and whatever
 * stands there was put there because it is secret. Templates stay.
 */
export const kubernetesSecretsStage: FilterStage = {
  name: 'kubernetes-secrets',
  needs: { keywords: ['Secret'] },
  scan(text): readonly StageFinding[] {
    if (!/\b(?:data|stringData)\b/.test(text) || !is('kind secret', text)) return [];
    const findings: StageFinding[] = [];
    let from = 0;
    for (const part of text.split(/^(?=---)/m)) {
      if (is('kind secret', part))
        for (const it of [...objects(part, from), ...blocks(part, from)]) findings.push(it);
      from += part.length;
    }
    return findings;
  },
};

const kind = 'kubernetes-secret';

const objects = (text: string, offset: number): readonly StageFinding[] =>
  Array.from(text.matchAll(shape('data object'))).flatMap(({ groups, indices }) => {
    const from = offset + (indices?.groups?.['entries']?.[0] ?? 0);
    return Array.from((groups?.['entries'] ?? '').matchAll(shape('data member')))
      .filter((member) => !isPlaceholder(member.groups?.['value'] ?? ''))
      .map((member) => ({ kind, ...spanOf(member, from) }));
  });

/** Walks the lines: a block lasts as long as they are indented deeper than its opening, and so does an entry's text. */
function blocks(text: string, offset: number): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  let block = Number.POSITIVE_INFINITY;
  let following = Number.POSITIVE_INFINITY;
  let at = offset;
  for (const raw of text.split('\n')) {
    const line = raw.trimEnd();
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    const last = findings.at(-1);
    if (line !== '' && indent > following && last !== undefined) {
      findings[findings.length - 1] = { ...last, end: at + line.length };
    } else if (line !== '' && indent > block) {
      const entry = entryOf(line);
      following = entry.linesFollow ? indent : Number.POSITIVE_INFINITY;
      if (entry.length > 0) findings.push({ kind, start: at + indent, end: at + indent + entry.length });
    } else if (line !== '') {
      following = Number.POSITIVE_INFINITY;
      block = shape('data block').exec(line)?.[1]?.length ?? Number.POSITIVE_INFINITY;
    }
    at += raw.length + 1;
  }
  return findings;
}

/** How long the entry is, its indentation aside; 0 where there is no value to hide. */
function entryOf(line: string): { readonly length: number; readonly linesFollow: boolean } {
  const [whole = '', indent = '', , value = ''] = shape('data entry').exec(line) ?? [];
  const linesFollow = is('lines follow', value);
  return { length: linesFollow || !isPlaceholder(value) ? whole.length - indent.length : 0, linesFollow };
}
