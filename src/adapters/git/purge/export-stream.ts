const NEWLINE = 10;

/** What becomes of a note's bytes: other bytes, none (the note goes), or undefined: it stays as it is. */
export type Rewrite = (note: Buffer) => Buffer | undefined;

/**
 * Rewrites the blobs of a `git fast-export` stream (git-fast-import(1) has its grammar), as it comes in any chunks. A
 * note that is left without a line is deleted from the tree. Commits keep their authors, dates and messages; one
 * that nothing changes in or before keeps its name.
 */
export function createExportFilter(rewrite: Rewrite): (chunk: Buffer) => readonly Buffer[] {
  let held: Buffer = Buffer.alloc(0);
  let mark = '';
  let inBlob = false;
  const emptied = new Set<string>();

  const takeLine = (out: Buffer[]): boolean => {
    const end = held.indexOf(NEWLINE);
    if (end < 0) return false;
    const line = held.toString('latin1', 0, end);
    if (line.startsWith('data ')) return takeData(out, Number(line.slice(5)), end + 1);
    if (line === 'blob') inBlob = true;
    else if (line.startsWith('commit ') || line.startsWith('reset ')) inBlob = false;
    else if (line.startsWith('mark ')) mark = line.slice(5);
    const [, gone, path] = /^M \d+ (:\d+) (.*)$/.exec(line) ?? [];
    const isGone = gone !== undefined && emptied.has(gone);
    out.push(isGone ? Buffer.from(`D ${path}\n`, 'latin1') : held.subarray(0, end + 1));
    held = held.subarray(end + 1);
    return true;
  };

  const takeData = (out: Buffer[], size: number, start: number): boolean => {
    if (held.length < start + size) return false;
    const before = held.subarray(start, start + size);
    const after = inBlob ? rewrite(before) : undefined;
    if (after?.length === 0) emptied.add(mark);
    const bytes = after ?? before;
    out.push(Buffer.from(`data ${bytes.length}\n`), bytes);
    held = held.subarray(start + size);
    return true;
  };

  return (chunk) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const out: Buffer[] = [];
    while (takeLine(out));
    return out;
  };
}
