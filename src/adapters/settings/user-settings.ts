import type { UserSettings } from '../../ports/setup.ts';
import { editJsonc } from './edit-jsonc.ts';
import { asOnlyWriter } from './one-writer.ts';
import { readIfThere, writeAtOnce } from './write-file.ts';

/** The user's settings file, changed in one part; comments stay. It is made where there is none. */
export function createUserSettings(file: string): UserSettings {
  return {
    file,
    setEmbedder: (embedder) =>
      asOnlyWriter(file, () =>
        writeAtOnce(file, editJsonc(file, readIfThere(file), ['embedder'], embedder), { isPrivate: true }),
      ),
  };
}
