import { writeFileSync } from 'node:fs';
import { CsError } from '../domain/errors.ts';
import { wirePager } from '../wire/look.ts';
import { print } from './io.ts';
import { hideProgress } from './progress.ts';
import { setting } from './setting.ts';

/** Writes a text to a file, or to stdout where there is none or it is `-`. Throws IO_FAILED. */
export function writeOut(text: string, file: string | undefined): void {
  if (file === undefined || file === '-') {
    hideProgress();
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (cause) {
    throw new CsError('IO_FAILED', `'${file}' could not be written`, { cause });
  }
}

/** Shows a text on a terminal through git's pager; in a pipe, without a pager or without a text it is printed. */
export async function printPaged(text: string, usesPager: boolean): Promise<void> {
  const pager = usesPager && process.stdout.isTTY && text !== '' ? await wirePager(setting()) : undefined;
  if (pager !== undefined) return pager.show(`${text}\n`);
  if (text !== '') print(text);
}
