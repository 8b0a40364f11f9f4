// Reads every note and folds it.
import { foldAll } from '../../../src/core/fold.ts';
import { parseNote } from '../../../src/core/note.ts';
import { measureIn } from './measured.ts';

const [repository = ''] = process.argv.slice(2);

measureIn(repository, async ({ notes }) => {
  const found = (await Promise.all((await notes.refs()).map(notes.read))).flat();
  return foldAll(found.flatMap((note) => parseNote(note).lines)).size;
});
