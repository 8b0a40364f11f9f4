import { type Unfetched, unfetchedText } from '../../domain/unfetched.ts';
import { type Check, ok } from './check.ts';

const NAME = 'remote';
/** What a remote said that was asked. */
export const NOTHING_MORE = 'the remote has no namespace that is not here';
const ASK = '`cs-memory doctor --remote` asks the remote itself';

/** Whether a remote has memories that were never fetched. `isAsked`: it said so itself; else it is what is known here. */
export function checkRemote(found: Unfetched | undefined, isAsked: boolean): Check {
  if (found === undefined)
    return ok(NAME, isAsked ? NOTHING_MORE : `nothing is known to be unfetched; ${ASK}`, { namespaces: 0 });
  return {
    name: NAME,
    state: 'warn',
    detail: unfetchedText(found),
    hint: '`cs-memory sync --dry-run` shows what it would fetch',
    facts: { namespaces: found.namespaces.length },
  };
}
