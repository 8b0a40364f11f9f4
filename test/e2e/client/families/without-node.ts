import { noNodeProblems } from '../checks.ts';
import { git } from '../scratch.ts';
import { FIRST_SESSION } from '../sessions.ts';
import { type Bench, checkRequests, play, type World } from '../worlds.ts';

/** Where node is missing or too old the user is told so, once, and nothing else happens. */
export function checkWithoutNode(bench: Bench, label: string, path: string, without: World): void {
  const { check, marketplaces } = bench;
  const world = bench.world(label.replace(' ', '-'));
  const out = play(bench, world, 'first', FIRST_SESSION, { marketplaces, path });
  check(`${label}: one message at the start, no error`, noNodeProblems(out));
  const refs = git(world.repository, 'for-each-ref', 'refs/notes').split('\n').filter(Boolean);
  check(`${label}: nothing is written`, refs);
  checkRequests(bench, label, 'first', { without, with: world });
}
