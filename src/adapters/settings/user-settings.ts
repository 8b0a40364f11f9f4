import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CsError } from '../../domain/errors.ts';
import type { UserSettings } from '../../ports/setup.ts';

/** The user's settings file, changed in one part. It is made where there is none. */
export function createUserSettings(file: string): UserSettings {
  return {
    file,
    setEmbedder: (embedder) => {
      const settings = { ...read(file), embedder };
      const beside = `${file}.${process.pid}`;
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        writeFileSync(beside, `${JSON.stringify(settings, null, 2)}\n`);
        renameSync(beside, file);
      } catch (cause) {
        throw new CsError('IO_FAILED', `${file} could not be written`, { cause });
      }
    },
  };
}

function read(file: string): object {
  if (!existsSync(file)) return {};
  try {
    const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof settings === 'object' && settings !== null && !Array.isArray(settings)) return settings;
  } catch (cause) {
    throw new CsError('CONFIG_INVALID', `${file} is not JSON`, { cause, hint: `mend or remove ${file}` });
  }
  throw new CsError('CONFIG_INVALID', `${file} is no JSON object`, { hint: `mend or remove ${file}` });
}
