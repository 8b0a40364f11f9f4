/** So many of one part are made at most: every way through a group once is enough. */
const MOST = 400;

/**
 * Texts that a pattern matches: every alternative, with and without what is optional. For patterns of words: groups, alternatives, character sets of which the first
 * stands for all, `?`, `+`, `*`, `{n,m}`. What must follow or precede is written out, what must not is left out.
 */
export function examplesOf(pattern: string): readonly string[] {
  let at = 0;
  const join = (heads: readonly string[], tails: readonly string[]): string[] =>
    heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, MOST);

  function alternatives(): string[] {
    const all: string[] = [];
    for (;;) {
      all.push(...sequence());
      if (pattern[at] !== '|') return all;
      at += 1;
    }
  }
  function sequence(): string[] {
    let texts = [''];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') texts = join(texts, repeated());
    return texts;
  }
  function repeated(): string[] {
    const one = single();
    const [count = ''] = /^(?:[?*+]|\{\d+,?\d*\})/.exec(pattern.slice(at)) ?? [];
    at += count.length;
    if (count !== '' && pattern[at] === '?') at += 1;
    return /^(?:[?*]|\{0)/.test(count) ? ['', ...one] : one;
  }
  function single(): string[] {
    if (pattern[at] === '(') return group();
    const [text = ''] = /^(?:\[\^?(?:\\.|[^\]\\])+\]|\\p\{\w+\}|\\.|[\s\S])/.exec(pattern.slice(at)) ?? [];
    at += text.length;
    if (text === '\\b' || text === '$' || text === '^') return [''];
    if (/^\[\^|^\\[wpS]/.test(text)) return ['x'];
    if (text.startsWith('[')) return [text.charAt(1) === '\\' ? text.charAt(2) : text.charAt(1)];
    return [text.startsWith('\\') ? text.slice(1) : text === '.' ? 'x' : text];
  }
  function group(): string[] {
    const [open = '('] = /^\((?:\?(?:<?[=!]|:))?/.exec(pattern.slice(at)) ?? [];
    at += open.length;
    const inside = alternatives();
    at += 1;
    return open.endsWith('!') ? [''] : inside;
  }
  return alternatives();
}
