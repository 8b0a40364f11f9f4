import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hookErrorProblems, leftoverProblems, stdoutProblems } from './checks.ts';
import { type Plan, runSession, type Session } from './client.ts';
import { differences } from './compare.ts';
import type { Check } from './report.ts';
import { requestsOf } from './results.ts';

/** A repository, a HOME and the sessions in it; worlds differ in nothing but their path and the plugin. */
export interface World {
  readonly root: string;
  readonly repository: string;
  readonly home: string;
}

/** What all families of checks share. */
export interface Bench {
  readonly client: string;
  /** The plugin's files, and the folder it is installed from. */
  readonly plugin: string;
  readonly marketplaces: string;
  /** A PATH whose node notes how each hook ended. */
  readonly recording: string;
  /** A new world. */
  readonly world: (name: string) => World;
  readonly check: Check;
}

/** Copies of the repository `pattern` below `root`, each with a HOME of its own. */
export const makeWorlds =
  (root: string, pattern: string): Bench['world'] =>
  (name) => {
    const world = { root: join(root, name), repository: join(root, name, 'repository') };
    cpSync(pattern, world.repository, { recursive: true });
    mkdirSync(join(world.root, 'home'));
    return { ...world, home: join(world.root, 'home') };
  };

type Extra = Partial<Pick<Session, 'marketplaces' | 'path' | 'clientArgs' | 'allow' | 'keys' | 'linger'>>;

/** Plays a session in the world and gives the folder of its results, which has the session's name. */
export function play(
  { client }: Pick<Bench, 'client'>,
  world: World,
  name: string,
  plan: Plan,
  extra: Extra = {},
): string {
  const { repository, home } = world;
  const out = join(world.root, name);
  runSession({ client, repository, home, out, ...plan, ...extra });
  return out;
}

/** The session of that name makes the same requests in both worlds, but for what the plugin may add. */
export function checkRequests(
  { check }: Bench,
  label: string,
  name: string,
  worlds: { readonly without: World; readonly with: World },
): void {
  const runOf = ({ root }: World) => ({ requests: requestsOf(join(root, name)), world: root });
  check(
    `${label}: the requests are those without the plugin`,
    differences(runOf(worlds.without), runOf(worlds.with)),
  );
}

/** No hook failed, or said more than it may, and nothing is left running. */
export function checkHooks({ check }: Bench, label: string, out: string, home: string): void {
  check(`${label}: no hook failed`, hookErrorProblems(out, home));
  check(`${label}: hooks print nothing but fenced contexts`, stdoutProblems(out));
  check(`${label}: no process is left`, leftoverProblems(out));
}
