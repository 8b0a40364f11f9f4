import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { type Wired, wire } from '../../src/app/wire/services.ts';
import type { WireOptions } from '../../src/app/wire/spool.ts';
import type { Memory } from '../../src/core/memory.ts';
import { type ReanchorOptions, type ReanchorReport, reanchor } from '../../src/share/reanchor/reanchor.ts';
import { type GitCall, git, headOf, IDENTITY, LOADERS, notesByGit } from './repo.ts';

/** Runs git as the user, with editors that leave everything as it is unless the test names others. */
export function user(repository: string, args: readonly string[], call: GitCall = {}): string {
  return git(repository, args, {
    ...call,
    env: { GIT_EDITOR: 'true', GIT_SEQUENCE_EDITOR: 'true', ...call.env },
  });
}

/** Clones a repository, for the same user. */
export function clone(from: string, place: string, ...options: readonly string[]): string {
  const settings = [`user.name=${IDENTITY.name}`, `user.email=${IDENTITY.email}`];
  git('/', ['clone', '--quiet', ...settings.flatMap((one) => ['--config', one]), ...options, from, place]);
  return place;
}

export const commitOf = (repository: string, revision: string): string =>
  revision === 'HEAD'
    ? headOf(repository)
    : git(repository, ['rev-parse', '--verify', `${revision}^{commit}`]).trim();

/** Writes files and commits them under a subject of their own; gives the commit. All happens within one second. */
export function commit(repository: string, subject: string, files: Readonly<Record<string, string>>): string {
  write(repository, files);
  git(repository, ['add', '--all']);
  git(repository, ['commit', '--quiet', '--allow-empty', '--message', subject]);
  return commitOf(repository, 'HEAD');
}

export function write(repository: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
}

/** Lines that no other file has. */
export const text = (name: string, lines = 4): string =>
  Array.from({ length: lines }, (_, number) => `${name}, line ${number}\n`).join('');

/** The product as the CLI wires it for one command, closed at once: these tests run hundreds. */
export async function once<T>(
  repository: string,
  command: (wired: Wired) => Promise<T>,
  more: Partial<WireOptions> = {},
): Promise<T> {
  const everything = await wire({ cwd: repository, env: process.env, loaders: LOADERS, ...more });
  return command(everything).finally(everything.close);
}

/** Makes a memory on HEAD; gives its id. */
export async function remember(
  repository: string,
  summary: string,
  files: readonly string[] = [],
  more: Partial<WireOptions> = {},
): Promise<string> {
  const [entry] = await once(repository, (wired) => wired.remember([{ summary, files }]), more);
  if (entry === undefined) throw new Error('nothing was remembered');
  return entry.id;
}

/** Commits a file, and makes a memory of it on the commit. */
export async function lesson(
  repository: string,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly id: string; readonly commit: string; readonly path: string }> {
  const path = `src/${name}.txt`;
  const made = commit(repository, `add ${name}`, { [path]: text(name), ...more });
  return { id: await remember(repository, `a lesson about ${name}`, [path]), commit: made, path };
}

/** Sweeps as the CLI does. */
export async function sweep(
  repository: string,
  options: ReanchorOptions = {},
  more: Partial<WireOptions> = {},
): Promise<ReanchorReport> {
  return once(repository, ({ own }) => reanchor(own, options), more);
}

export const memories = (repository: string): Promise<readonly Memory[]> =>
  once(repository, (wired) => wired.index.all());

export async function memory(repository: string, id: string): Promise<Memory> {
  const found = (await memories(repository)).find((each) => each.id === id);
  if (found === undefined) throw new Error(`no memory ${id}`);
  return found;
}

/** The ids of the memories that `git notes show` shows on a commit. */
export function shownOn(repository: string, revision: string): string[] {
  const notes = notesByGit(repository).get(commitOf(repository, revision)) ?? '';
  const lines = notes.split('\n').filter((line) => line !== '');
  const parsed = lines.map((line) => JSON.parse(line) as { id: string; type: string });
  return [...new Set(parsed.filter(({ type }) => type === 'memory').map(({ id }) => id))].sort();
}

/** The memory is attached to this commit, `git notes` shows it there, and it is one memory. */
export async function expectAttached(repository: string, id: string, revision: string): Promise<void> {
  expect((await memory(repository, id)).anchor).toBe(commitOf(repository, revision));
  expect(shownOn(repository, revision)).toContain(id);
  expect((await memories(repository)).filter((each) => each.id === id)).toHaveLength(1);
}

/** A second sweep, and one that has forgotten the first, write nothing. */
export async function expectSettled(repository: string): Promise<void> {
  const refs = () => git(repository, ['for-each-ref', 'refs/notes']);
  const before = refs();
  await sweep(repository);
  expect(refs()).toBe(before);
  rmSync(join(git(repository, ['rev-parse', '--absolute-git-dir']).trim(), 'cs-memory/reanchor-v1.json'));
  await sweep(repository);
  expect(refs()).toBe(before);
}
