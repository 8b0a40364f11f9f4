import { CsError } from '../../domain/errors.ts';

/** What making a memory of the user's own comes to where settings keep those out of a repository. Throws USAGE. */
export async function refuseUserScope(): Promise<never> {
  throw new CsError('USAGE', 'your own memories are switched off here, so none can be added', {
    hint: 'see userScope.enabled in the settings; outside a repository your own store works as usual',
  });
}
