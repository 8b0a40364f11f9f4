// A sync with origin, which the user has agreed to. Says how many memories came and went.
import { wireSync } from '../../../src/app/wire/share.ts';
import { measureIn } from './measured.ts';

const [repository = ''] = process.argv.slice(2);

measureIn(repository, async (wired) => {
  const { sync, close } = wireSync(wired, { cwd: repository, env: process.env });
  const remote = await sync.find();
  if (!sync.hasAgreed(remote)) sync.agree(remote);
  const { namespaces } = await sync.run(remote);
  close();
  const problems = namespaces.flatMap(({ problem }) => problem?.kind ?? []);
  if (problems.length > 0) throw new Error(`the sync met ${problems.join(', ')}`);
  return namespaces.reduce((sum, { received, sent }) => sum + (received?.memories ?? 0) + sent.memories, 0);
});
