import { readFileSync } from 'node:fs';

/** The records of a file with one JSON object a line. */
export function readLines<T>(file: string): readonly T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
