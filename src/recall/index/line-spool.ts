import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Origin } from '../../core/memory.ts';
import { decodeLine } from '../../core/note-line.ts';
import { temporaryName } from './index-file.ts';
import { keyOf } from './layout.ts';
import type { StoredLine } from './record.ts';

/** Lines of about 12,000 memories: with what is made of them, and the notes that they are pieces of, they take some 60 MB. */
const MAX_HELD_CHARS = 5 * 1024 * 1024;
/** What is more lies in so many files, each with all lines of its ids. A million memories are 16,000 in each. */
const PARTS = 64;
const WRITE_CHARS = 128 * 1024;

/** Lines on their way into an index. */
export interface LineSpool {
  add(line: StoredLine): void;
  /** Whether they did not fit into memory, and come in several parts. */
  isSplit(): boolean;
  /** All lines, in parts: those of one id in one. Each part is read when its turn comes. */
  parts(): Iterable<readonly StoredLine[]>;
  close(): void;
}

/** Keeps lines in memory, and many of them in files of a folder that nobody else reads. */
export function createLineSpool(directory: string): LineSpool {
  let held: StoredLine[] = [];
  let heldChars = 0;
  let files: PartFiles | undefined;
  const isTooMuch = (): boolean => heldChars > MAX_HELD_CHARS && files === undefined;
  const spill = (): void => {
    files = openPartFiles(directory);
    if (files === undefined) {
      heldChars = Number.NEGATIVE_INFINITY; // nothing can be written here, so all is held
      return;
    }
    for (const line of held) files.add(line);
    held = [];
  };
  return {
    add: (line) => {
      if (files !== undefined) return files.add(line);
      held.push(line);
      heldChars += line.raw.length;
      if (isTooMuch()) spill();
    },
    isSplit: () => files !== undefined,
    parts: () => files?.parts() ?? [held],
    close: () => files?.close(),
  };
}

type PartFiles = Pick<LineSpool, 'add' | 'parts' | 'close'>;

function openPartFiles(directory: string): PartFiles | undefined {
  const folder = join(directory, temporaryName('lines'));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    return undefined;
  }
  const waiting: string[][] = Array.from({ length: PARTS }, () => []);
  const chars = new Float64Array(PARTS);
  const fileOf = (part: number): string => join(folder, String(part));
  const write = (part: number): void => {
    const rows = waiting[part] ?? [];
    if (rows.length > 0) appendFileSync(fileOf(part), `${rows.join('\n')}\n`, { mode: 0o600 });
    waiting[part] = [];
    chars[part] = 0;
  };
  return {
    add: ({ namespace, object, anchor, origin, raw, line }) => {
      const part = keyOf('note', line.id).low % PARTS;
      const row = `${JSON.stringify([namespace, object, anchor, origin])}\n${raw}`;
      waiting[part]?.push(row);
      chars[part] = (chars[part] ?? 0) + row.length;
      if ((chars[part] ?? 0) > WRITE_CHARS) write(part);
    },
    *parts() {
      for (let part = 0; part < PARTS; part += 1) {
        write(part);
        yield readPart(fileOf(part));
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function readPart(file: string): StoredLine[] {
  const lines: StoredLine[] = [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return lines; // no id of this part
  }
  for (let at = 0; at < text.length; ) {
    const middle = text.indexOf('\n', at);
    const end = text.indexOf('\n', middle + 1);
    const [namespace, object, anchor, origin] = JSON.parse(text.slice(at, middle)) as [
      string,
      string,
      string,
      Origin | null,
    ];
    const raw = text.slice(middle + 1, end);
    const line = decodeLine(raw);
    at = end + 1;
    if (typeof line === 'string' || line.type === 'part') continue;
    lines.push({ namespace, object, anchor, raw, line, ...(origin === null ? {} : { origin }) });
  }
  return lines;
}
