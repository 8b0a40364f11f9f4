import {
  appendFileSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CsError } from '../../src/core/errors.ts';
import { MAX_READ_BYTES, readTranscript } from '../../src/session/session-files.ts';
import { useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const fileIn = (): string => join(folder(), 'session.jsonl');

describe('a transcript', () => {
  it('is read on from where it was left, each line once', () => {
    const read = readTranscript;
    const file = fileIn();
    writeFileSync(file, 'one\ntwo\n');
    const first = read(file, undefined);
    expect(first.lines).toEqual(['one', 'two']);
    appendFileSync(file, 'drei größer\n');
    const second = read(file, first.mark);
    expect(second.lines).toEqual(['drei größer']);
    expect(read(file, second.mark)).toMatchObject({ lines: [], bytesRead: 0 });
  });

  it('that is not there yet, is a folder, or is gone has no lines, and keeps its place', () => {
    const failures: CsError[] = [];
    const read: typeof readTranscript = (file, from) =>
      readTranscript(file, from, MAX_READ_BYTES, (error) => failures.push(error));
    const file = fileIn();
    expect(read(file, undefined)).toEqual({ lines: [], mark: { file, offset: 0 }, bytesRead: 0 });
    writeFileSync(file, 'one\n');
    const { mark } = read(file, undefined);
    rmSync(file);
    expect(read(file, mark).mark).toEqual(mark);
    writeFileSync(file, 'a file where a folder should be');
    expect(read(join(file, 'session.jsonl'), undefined).lines).toEqual([]);
    expect(failures).toEqual([]);
    const directory = join(folder(), 'directory');
    mkdirSync(directory);
    expect(read(directory, undefined).lines).toEqual([]);
    expect(failures).toMatchObject([
      { code: 'IO_FAILED', message: 'the transcript could not be read (EISDIR)' },
    ]);
  });

  it('that lags behind gives a line when it is whole, cut in a letter too', () => {
    const read = readTranscript;
    const file = fileIn();
    const bytes = Buffer.from('{"a":"größer"}\n');
    writeFileSync(file, bytes.subarray(0, 8));
    const first = read(file, undefined);
    expect(first).toMatchObject({ lines: [], mark: { offset: 0 } });
    appendFileSync(file, bytes.subarray(8, 12));
    expect(read(file, first.mark).lines).toEqual([]);
    appendFileSync(file, bytes.subarray(12));
    expect(read(file, first.mark).lines).toEqual(['{"a":"größer"}']);
  });

  it('that is shorter than it was, or another file, is begun anew', () => {
    const read = readTranscript;
    const file = fileIn();
    writeFileSync(file, 'a long first line\n');
    const { mark } = read(file, undefined);
    writeFileSync(file, 'new\n');
    expect(read(file, mark).lines).toEqual(['new']);
    const other = fileIn();
    writeFileSync(other, 'other\n');
    expect(read(other, mark).lines).toEqual(['other']);
  });

  it('of 200 MB costs what a small one costs', () => {
    const read = readTranscript;
    const file = fileIn();
    const descriptor = openSync(file, 'w');
    ftruncateSync(descriptor, 200 * 1024 * 1024); // a hole: no disk is written
    closeSync(descriptor);
    appendFileSync(file, '\nlast\n');
    const first = read(file, undefined);
    expect(first.lines.at(-1)).toBe('last');
    expect(first.bytesRead).toBeLessThanOrEqual(MAX_READ_BYTES);
    appendFileSync(file, 'one more\n');
    const second = read(file, first.mark);
    expect(second).toMatchObject({ lines: ['one more'], bytesRead: 9 });
  });

  it('is never read beyond its bound at once, and a line that fills it all is given up', () => {
    const read: typeof readTranscript = (file, from) => readTranscript(file, from, 100);
    const file = fileIn();
    writeFileSync(file, `${'x'.repeat(50)}\n${'y'.repeat(80)}\n`);
    const first = read(file, undefined);
    expect(first.bytesRead).toBe(100);
    expect(first.lines.at(-1)).toBe('y'.repeat(80));
    appendFileSync(file, 'z'.repeat(500));
    const second = read(file, first.mark);
    expect(second).toMatchObject({ lines: [], bytesRead: 100 });
    appendFileSync(file, '\nnext\n');
    expect(read(file, second.mark).lines.at(-1)).toBe('next');
  });
});
