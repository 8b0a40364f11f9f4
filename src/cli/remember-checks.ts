import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearestName } from '../config/config-jsonc.ts';
import { CsError } from '../domain/errors.ts';
import { NAMESPACES } from '../domain/namespace.ts';
import { filterOrThrow } from '../services/secrets/filter-text.ts';
import type { Wired } from '../wire.ts';

/** What a memory is kept with, and what looks like a slip in it, in words. */
export interface CheckedFiles {
  readonly paths: readonly string[];
  readonly doubts: readonly string[];
}

/**
 * Paths as git writes them: from the working folder, or else from the root of the work tree, wherever there is such a file now or at HEAD. One
 * that is nowhere is kept, with a doubt. Throws USAGE for one outside, or with a secret in it: nobody else could find it.
 */
export async function checkFiles(files: readonly string[], wired: Wired): Promise<CheckedFiles> {
  const places = files.map((file) => placesOf(file, wired));
  const there = places.map((paths) => paths.find((path) => isInTree(path, wired)));
  const commit = there.includes(undefined) ? (await wired.repository.head()).commit : undefined;
  const blobs = commit === undefined ? new Map() : await wired.repository.blobs(commit, places.flat());
  const found = places.map((paths, at) => there[at] ?? paths.find((path) => blobs.has(path)));
  return {
    paths: places.flatMap((paths, at) => found[at] ?? paths[0] ?? []),
    doubts: files
      .filter((_, at) => found[at] === undefined)
      .map((file) => `'${file}' is not a file in this repository, neither in the work tree nor at HEAD`),
  };
}

function placesOf(file: string, { relativePath, filters, home }: Wired): readonly string[] {
  // Made relative, `scheme://user:password@host` is a path like any other, so it is asked about first.
  if (filterOrThrow(filters, file).includes('[REDACTED:'))
    throw new CsError('USAGE', 'a file path contains something that is never kept');
  const path = relativePath(file);
  if (path === undefined) throw new CsError('USAGE', `'${file}' is not in the work tree of this repository`);
  const fromRoot = home.place.root === undefined ? undefined : relativePath(join(home.place.root, file));
  return fromRoot === undefined || fromRoot === path ? [path] : [path, fromRoot];
}

const isInTree = (path: string, { home }: Wired): boolean =>
  home.place.root !== undefined && existsSync(join(home.place.root, path));

/** The namespace that was probably meant by one that nobody used yet; undefined where there is none like it. */
export async function meantNamespace(name: string, { notes }: Wired): Promise<string | undefined> {
  const known = [...NAMESPACES, ...(await notes.refs()).map(({ namespace }) => namespace)];
  return known.includes(name) ? undefined : nearestName(name, known);
}
