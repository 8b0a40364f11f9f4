// Merges another notes ref into our `learnings`, as a sync does once it has fetched.

import { createObjectReader } from '../../../src/git/objects.ts';
import { runGitOrThrow } from '../../../src/git/process.ts';
import { moveRefs } from '../../../src/git/refs.ts';
import { createNotesHistory } from '../../../src/share/store/notes-history.ts';
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
