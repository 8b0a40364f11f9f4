// Merges another notes ref into our `learnings`, as a sync does once it has fetched.
import { createNotesHistory } from '../../../src/adapters/git/notes-history.ts';
import { createObjectReader } from '../../../src/adapters/git/object-reader.ts';
import { runGitOrThrow } from '../../../src/adapters/git/process.ts';
import { moveRefs } from '../../../src/adapters/git/refs.ts';
import { measure } from './measured.ts';

const [repository = '', ref = '', theirRef = ''] = process.argv.slice(2);

measure(async () => {
  const git = { cwd: repository, env: process.env };
  const reader = createObjectReader(git);
  const [ours = '', theirs = ''] = (await runGitOrThrow(['rev-parse', ref, theirRef], git))
    .trim()
    .split('\n');
  const [to = ''] = await createNotesHistory({ git, reader }).unite([{ kind: 'merge', ours, theirs }]);
  if (!(await moveRefs(git, [{ ref, from: ours, to }]))) throw new Error('the ref has moved');
  reader.close();
  return 0;
});
