import { CsError } from '../../domain/errors.ts';
import type { ObjectReader } from './object-reader.ts';

/** Brings objects here that a partial clone has left on its remote; those that do not come are still missing then. */
export type BringObjects = (names: readonly string[]) => Promise<void>;

const isObjectName = (text: string): boolean => /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);

/**
 * A reader for which an object that is not there is a fault: who took a missing tree or note for an empty one would
 * drop what it holds. With `bring`, what is missing is asked for first, all that is asked for in one turn at once.
 * `get` never gives undefined, and throws GIT_FAILED for a missing object.
 */
export function strictReader(reader: ObjectReader, bring?: BringObjects): ObjectReader {
  const broughtHere = bring === undefined ? undefined : inTurns(bring);
  return {
    close: reader.close,
    get: async (name) => {
      const object = await reader.get(name);
      if (object !== undefined) return object;
      if (broughtHere !== undefined && isObjectName(name)) {
        await broughtHere(name);
        const brought = await reader.get(name);
        if (brought !== undefined) return brought;
      }
      throw new CsError('GIT_FAILED', `this repository lacks the object ${name}`, {
        hint: 'is it a partial or shallow clone? Fetch its notes in full: git fetch --refetch --no-filter',
      });
    },
  };
}

/** Gathers the names of one turn, and of the time that a call takes, into one call: each is a process and a connection. */
function inTurns(bring: BringObjects): (name: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let waiting: { readonly names: Set<string>; readonly done: Promise<void> } | undefined;
  return (name) => {
    if (waiting === undefined) {
      const names = new Set<string>();
      const done = last.then(() => {
        waiting = undefined;
        return bring([...names]);
      });
      last = done.catch(() => undefined);
      waiting = { names, done };
    }
    waiting.names.add(name);
    return waiting.done;
  };
}
