// Adds memories to as many notes, one each, spread over the commits of the branch.
import { execFileSync } from 'node:child_process';
import { memoryLine } from '../made-store.ts';
import { measureIn } from './measured.ts';

const [repository = '', first = '0', count = '1'] = process.argv.slice(2);

measureIn(repository, async ({ notes }) => {
  const commits = execFileSync('git', ['rev-list', 'main'], { cwd: repository, encoding: 'utf8' })
    .trim()
    .split('\n');
  const additions = Array.from({ length: Number(count) }, (_, index) => ({
    namespace: 'learnings',
    anchor: commits[Math.floor((index * commits.length) / Number(count))] ?? '',
    lines: [memoryLine(Number(first) + index)],
  }));
  await notes.add(additions);
  return additions.length;
});
