import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CsError } from '../../domain/errors.ts';
import { SETUP_EXTRAS, type SetupExtra, type SetupExtras } from '../../ports/install.ts';

/** Kept in a file; none where there is nothing. One that is damaged counts as none. */
export function createSetupExtras(file: string): SetupExtras {
  const read = (): readonly SetupExtra[] => {
    try {
      const { did } = JSON.parse(readFileSync(file, 'utf8')) as { did?: unknown };
      return SETUP_EXTRAS.filter((extra) => Array.isArray(did) && did.includes(extra));
    } catch {
      return [];
    }
  };
  const write = (did: readonly SetupExtra[]): void => {
    try {
      if (did.length === 0) rmSync(file, { force: true });
      else mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      if (did.length > 0) writeFileSync(file, `${JSON.stringify({ did })}\n`, { mode: 0o600 });
    } catch (cause) {
      throw new CsError('IO_FAILED', `${file} could not be written`, { cause });
    }
  };
  return {
    read,
    add: (extra) => write([...new Set([...read(), extra])]),
    remove: (extra) => write(read().filter((it) => it !== extra)),
  };
}
