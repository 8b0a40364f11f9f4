import { missingObject } from './missing-objects.ts';
import type { ObjectReader } from './object-reader.ts';

/**
 * A reader for which an object that is not there is a fault: who took a missing tree or note for an empty one would
 * drop what it holds. `get` never gives undefined, and throws GIT_FAILED for a missing object.
 */
export function strictReader(reader: ObjectReader): ObjectReader {
  return {
    close: reader.close,
    get: async (name) => {
      const object = await reader.get(name);
      if (object === undefined) throw missingObject(name);
      return object;
    },
  };
}
