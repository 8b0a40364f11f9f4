import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unfetched } from '../model/ports.ts';

const FILE = 'remote-look.json';

function isUnfetched(value: unknown): value is Unfetched {
  const { remote, namespaces, memories } = (value ?? {}) as Partial<Unfetched>;
  const areNames = Array.isArray(namespaces) && namespaces.every((name) => typeof name === 'string');
  return typeof remote === 'string' && areNames && (memories === undefined || Number.isInteger(memories));
}

/** What a remote was found to have when it was asked in the background. Undefined where it was not asked, or had nothing. One look at a file. */
export function readRemoteLook(directory: string): Unfetched | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(join(directory, FILE), 'utf8'));
    return isUnfetched(found) ? found : undefined;
  } catch {
    return undefined; // never asked, or damaged
  }
}

/** Keeps it, mode 0600: names and a number. Throws what writing throws. */
export function writeRemoteLook(directory: string, found: Unfetched): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(join(directory, FILE), `${JSON.stringify(found)}\n`, { mode: 0o600 });
}
