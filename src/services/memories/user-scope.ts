import { CsError } from '../../domain/errors.ts';

/** What making a memory of the user's own comes to where settings keep those out of a repository. Throws USAGE. */
export async function refuseUserScope(): Promise<never> {
  throw new CsError('USAGE', 'your own memories are switched off here, so none can be made', {
    hint: 'see userScope.enabled in the settings; outside of a repository your own store works as ever',
  });
}
