import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { useBuiltSources } from './background.ts';
import { printedBy } from './cli.ts';
import { contextOf } from './hook.ts';
import { makeRepository, useFolders } from './repo.ts';
import { createToldSession } from './told-session.ts';

type ToldSession = ReturnType<typeof createToldSession>;

/** A process that stands for a client; `kill` ends it without a word, and waits until it is gone. */
export function startClient(): { readonly pid: number; kill(): Promise<void> } {
  const client = spawn('sleep', ['120'], { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => client.on('exit', () => resolve()));
  onTestFinished(() => void client.kill('SIGKILL'));
  return {
    pid: client.pid ?? 0,
    kill: () => {
      client.kill('SIGKILL');
      return gone;
    },
  };
}

/** Words of the stretch that `workOn` plays, by the part of the handoff in which they belong. */
export const WORK = {
  asked: 'Make the importer read gzip files.',
  begun: 'Wire the gzip reader into importer.ts',
  waiting: 'Write the changelog entry',
  failing: 'npm test -- importer',
  reason:
    'The importer drops the last record because the gzip stream is closed before the parser has drained it.',
  next: 'Next I will await the drain event before closing the stream.',
  file: 'src/importer.ts',
} as const;

/** Half a task: asked for, planned, edited, failing, explained. Stops in the middle. */
export async function workOn(session: ToldSession): Promise<void> {
  await session.prompt(WORK.asked);
  session.plan([
    { content: 'Look at the importer', status: 'completed' },
    { content: WORK.begun, status: 'in_progress' },
    { content: WORK.waiting, status: 'pending' },
  ]);
  const file = join(session.repository, WORK.file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'export {};\n');
  session.edit(file);
  session.run(WORK.failing, true);
  session.say(`${WORK.reason} ${WORK.next}`);
}

/** A repository, a home and a folder of transcripts, which several sessions share. */
export interface Place {
  readonly repository: string;
  readonly home: string;
  readonly transcripts: string;
}

/** Sessions in places, run by the bundles as the sources have them. Call at the top of a file. */
export function usePlaces() {
  const folder = useFolders();
  const dist = useBuiltSources();
  const sessionIn = (where: Place, id: string, env: Record<string, string> = {}): ToldSession =>
    createToldSession({
      repository: where.repository,
      home: where.home,
      transcript: join(where.transcripts, `${id}.jsonl`),
      dist: dist(),
      id,
      env: { CLAUDE_PID: String(process.pid), ...env },
    });
  return {
    place: (): Place => ({ repository: makeRepository(folder()), home: folder(), transcripts: folder() }),
    sessionIn,
    /** One that is in the middle of its work; its client can be killed. */
    working: async (where: Place, id: string, env: Record<string, string> = {}) => {
      const client = startClient();
      const session = sessionIn(where, id, { CLAUDE_PID: String(client.pid), ...env });
      await session.start();
      await workOn(session);
      return { ...session, kill: client.kill };
    },
    /** A command of the CLI, typed by the user: what it prints. */
    byHand: ({ repository, home }: ToldSession, ...args: string[]): Promise<string> =>
      printedBy(dist(), args, { cwd: repository, env: { HOME: home } }),
  };
}

/** The session's handoffs in the notes, the oldest first. */
export function handoffsOf({ memories }: Pick<ToldSession, 'memories'>) {
  return memories('handoffs')
    .filter(({ type }) => type === 'memory')
    .sort((a, b) => (String(a['at']) < String(b['at']) ? -1 : 1));
}

/** What the model is told when the session starts so; '' for nothing. */
export async function startedBy(session: ToldSession, source: string): Promise<string> {
  return contextOf(await session.start(source)) ?? '';
}
