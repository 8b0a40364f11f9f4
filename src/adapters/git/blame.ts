import type { BlamedLines } from '../../ports/code.ts';

const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) \d+ (\d+)(?: \d+)?$/;

/**
 * Parses `git blame --porcelain`: for each line a header with the commit and the line's number, what is known of the
 * commit where it comes up first, and the line itself behind a tab. Neighbours of one commit become one range.
 */
export function parseBlame(porcelain: string): readonly BlamedLines[] {
  const ranges: { start: number; end: number; commit: string; path: string }[] = [];
  const paths = new Map<string, string>();
  let commit = '';
  let number = 0;
  for (const line of porcelain.split('\n')) {
    const header = HEADER.exec(line);
    if (header !== null) [commit, number] = [header[1] ?? '', Number(header[2])];
    else if (line.startsWith('filename ')) paths.set(commit, unquoted(line.slice('filename '.length)));
    else if (line.startsWith('\t')) {
      const last = ranges.at(-1);
      if (last?.commit === commit && last.end + 1 === number) last.end = number;
      else ranges.push({ start: number, end: number, commit, path: '' });
    }
  }
  return ranges.map(({ commit: name, ...range }) => ({
    ...range,
    path: paths.get(name) ?? '',
    ...(/^0+$/.test(name) ? {} : { commit: name }),
  }));
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** A path as git quotes it (git-config(1), core.quotePath): octal bytes, and a backslash before what needs one. */
export function unquoted(path: string): string {
  if (!path.startsWith('"')) return path;
  const bytes = Buffer.from(path.slice(1, -1))
    .toString('latin1')
    .replace(/\\(?:([0-7]{3})|(.))/g, (_all, octal?: string, letter = '') =>
      octal === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
