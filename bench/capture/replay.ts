import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { minimatch } from 'minimatch';
import { wire } from '../../src/app/wire/services.ts';
import { wireSpool } from '../../src/app/wire/spool.ts';
import { capture } from '../../src/capture/capture.ts';
import { isWatchedFor } from '../../src/capture/family.ts';
import { flushQueues } from '../../src/capture/flush.ts';
import { isUnusual, toolCallsOf } from '../../src/capture/tool-call.ts';
import { isLive, type Memory } from '../../src/core/memory.ts';
import { git, makeScratch } from '../measure.ts';

type Payload = Readonly<Record<string, unknown>> & {
  readonly session_id: string;
  readonly hook_event_name: string;
};

/** What replaying some sessions left in the notes. */
export interface Replayed {
  /** Memories each session was the first to meet, sessions without one included. */
  readonly perSession: readonly number[];
  readonly memories: readonly Memory[];
  /** Live memories that say what another live one says. */
  readonly duplicates: number;
}

const LOADERS = { loadMinimatch: () => minimatch };
/** Between two events; the recorded ones have no times. */
const STEP_MS = 10_000;
const BEGIN_MS = Date.UTC(2026, 0, 1);

/** Reads recorded hook payloads, `${REPO}` standing for the repository. */
export function readPayloads(file: string, repository: string): Payload[] {
  const raw = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(raw) : raw).toString('utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line.replaceAll(/\$\{REPO\}/g, repository)) as Payload);
}

/**
 * Sends the tool events of recorded sessions through detection, filters, queue, pairing and notes of a repository of its own,
 * `rounds` times over, and gives what is in the notes after each round. What people and answers say is left out.
 */
export async function replayTools(file: string, rounds: number): Promise<readonly Replayed[]> {
  const scratch = makeScratch();
  try {
    const repository = join(scratch.folder, 'repository');
    mkdirSync(repository, { recursive: true });
    git(repository, ['init', '--quiet'], scratch.env);
    const as = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.org'];
    git(repository, [...as, 'commit', '--quiet', '--allow-empty', '-m', 'first'], scratch.env);
    const payloads = readPayloads(file, repository);
    const results: Replayed[] = [];
    let nowMs = BEGIN_MS;
    for (let round = 0; round < rounds; round += 1) {
      for (const payload of payloads) {
        nowMs += STEP_MS;
        await send(payload, { cwd: repository, env: scratch.env, loaders: LOADERS, clock: () => nowMs });
      }
      results.push(await leftIn({ cwd: repository, env: scratch.env, clock: () => nowMs }, payloads));
    }
    return results;
  } finally {
    scratch.remove();
  }
}

interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly clock: () => number;
}

async function send(payload: Payload, options: Place & { loaders: typeof LOADERS }): Promise<void> {
  const { session_id: session, hook_event_name: event } = payload;
  if (event === 'Stop' || event === 'SessionEnd' || event === 'SessionStart') {
    const spooling = await wireSpool(options);
    if (event === 'SessionStart') spooling.states.update(session, (state) => state);
    if (event !== 'SessionEnd' && !spooling.accumulator(session).waits()) return;
    const wired = await wire(spooling);
    await flushQueues(wired, [session], { ended: event === 'SessionEnd' }).finally(wired.close);
    return;
  }
  const calls = toolCallsOf(payload);
  if (calls.length === 0) return;
  const spooling = await wireSpool(options);
  const watched = spooling.accumulator(session).watched();
  const told = calls.filter(
    ({ tool, input, response }) =>
      isUnusual({ tool, response }) || isWatchedFor(tool, String(input['command'] ?? ''), watched),
  );
  await capture(spooling, session, told);
}

async function leftIn(place: Place, payloads: readonly Payload[]): Promise<Replayed> {
  const wired = await wire({ ...place, loaders: LOADERS });
  try {
    const memories = await wired.index.all();
    const live = memories.filter((memory) => isLive(memory, place.clock()));
    const sessions = [...new Set(payloads.map(({ session_id: id }) => id))];
    return {
      memories,
      perSession: sessions.map((id) => memories.filter(({ session }) => session === id).length),
      duplicates: live.length - new Set(live.map(said)).size,
    };
  } finally {
    wired.close();
  }
}

/** What a memory says, whatever its kind: an error and its fix are two memories only where one has taken the other's place. */
const said = ({ ns, signature, summary }: Memory): string =>
  `${ns} ${(signature ?? summary).toLowerCase().replace(/\s+/g, ' ')}`;

/** What recorded sessions leave behind, once and replayed again; a lone heading where there are none. */
export async function replayTable(folder: string, split: string): Promise<readonly (readonly string[])[]> {
  const file = join(folder, 'replay', `sessions.${split}.jsonl.gz`);
  const heading = ['replay, tool results only', 'memories', 'a session: median', 'p95', 'duplicates'];
  if (!existsSync(file)) return [heading];
  const rounds = await replayTools(file, 2);
  const rows = rounds.map(({ memories, perSession, duplicates }, round) => {
    const sorted = [...perSession].sort((a, b) => a - b);
    const at = (share: number): string => `${sorted[Math.floor(sorted.length * share)] ?? 0}`;
    return [round === 0 ? 'once' : 'twice', `${memories.length}`, at(0.5), at(0.95), `${duplicates}`];
  });
  return [heading, ...rows];
}
