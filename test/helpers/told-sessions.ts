import { join } from 'node:path';
import { useBuiltSources } from './background.ts';
import { makeRepository, useFolders } from './repo.ts';
import { createToldSession } from './told-session.ts';

/** Sessions with a transcript, run by the bundles as the sources have them, each in a HOME of its own. Call at the top of a file. */
export function useToldSessions() {
  const folder = useFolders();
  const dist = useBuiltSources();
  const makeSession = (
    repository = makeRepository(folder()),
    env: Readonly<Record<string, string>> = {},
    id = 's1',
  ) =>
    createToldSession({
      repository,
      home: folder(),
      transcript: join(folder(), 'session.jsonl'),
      dist: dist(),
      env,
      id,
    });
  return { folder, dist, makeSession };
}
