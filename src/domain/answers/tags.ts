import { namesIn } from '../prose/names.ts';
import type { Sentence } from '../prose/sentences.ts';

const MAX_TAGS = 5;
const MAX_TAG_CHARS = 40;

/** The words an answer is found by besides its text: what it names most often, files by their base name, in lower case. Pure. */
export function answerTags(sentences: readonly Sentence[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { text } of sentences) {
    const { files, code, tools } = namesIn(text);
    for (const name of [...tools, ...files, ...code]) {
      const tag = tagOf(name);
      if (tag !== undefined) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_TAGS)
    .map(([tag]) => tag);
}

function tagOf(name: string): string | undefined {
  const base = name.toLowerCase().replace(/\(\)$/, '').replace(/^.*\//, '');
  const tag = base.replace(/:\d[\d-]*$/, '').replace(/\s+/g, '-');
  return /^[.a-z][a-z\d._-]{1,}$/.test(tag) && tag.length <= MAX_TAG_CHARS ? tag : undefined;
}
