// Reads every note and folds it.

import { parseNote } from '../../../src/core/note.ts';
import { foldAll } from '../../../test/helpers/fold-all.ts';
import { measureIn } from './measured.ts';

const [repository = ''] = process.argv.slice(2);

measureIn(repository, async ({ notes }) => {
  const found = (await Promise.all((await notes.refs()).map(notes.read))).flat();
  return foldAll(found.flatMap((note) => parseNote(note).lines)).size;
});
