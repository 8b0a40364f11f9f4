import type { ScorerName } from './types.ts';

/** The last so many prototypes of `semantic` are the opposite: reports of routine. */
export const ROUTINE_PROTOTYPES = 4;

/**
 * What each measure looks like in a sentence; written by hand, before any figure was taken. An embedder turns them into vectors
 * once, and a memory is compared with the nearest.
 */
export const PROTOTYPES: Readonly<Partial<Record<ScorerName, readonly string[]>>> = {
  semantic: [
    'It looked like a bug in our code, but the real problem was the configuration, because the tool reads another file.',
    'We chose this approach instead of the other one, because it keeps the data in one place.',
    'The command only works after the package was built first; otherwise it fails without saying why.',
    'This function returns null when the file is missing, which callers do not expect.',
    'All tests pass and the changes are committed.',
    'Done, the files were updated as you asked.',
    'Let me know if you want me to continue with the next step.',
    'The pull request was created and pushed to the branch.',
  ],
  causal: [
    'The root cause was that the cache was not cleared when the user logged out.',
    'It fails because the environment variable is not set in this shell.',
    'The missing lock leads to a race between the two writers.',
    'This change broke the build, since the module is imported in two places.',
  ],
  counterfactual: [
    'Without the lock, two writers would have overwritten each other.',
    'We considered a queue, but rejected it, since a file is enough.',
    'If the test had not been run in isolation, nobody would have noticed the failure.',
    'Use the streaming call instead of loading the whole file.',
  ],
  moral: [
    'The access token was written to the log in plain text, where anybody could read it.',
    'This library has a licence that does not allow us to ship it.',
    'Personal data of users must be deleted when they ask for it.',
    'The script deletes the production database without asking.',
  ],
  aesthetic: [
    'The simpler version is easier to read and has no duplicated code.',
    'This helper is over-engineered; a plain function would do.',
    'Names should be consistent across the modules.',
    'The dead code was removed and the rest is cleaner now.',
  ],
  structural: [
    'The service layer calls the repository through an interface, never the database itself.',
    'This module exports the types that all packages share.',
    'Requests go through the middleware before they reach the handler.',
    'The schema of the table has a field for the owner of the record.',
  ],
  behavioral: [
    'Always run the generator before you build.',
    'Never commit to the main branch without a review.',
    'First start the database, then run the migration, and only then the tests.',
    'We use the package manager of the workspace and not npm.',
  ],
  emotional: [
    'This is really important, do not forget it again!',
    'It took hours to find, what a waste of time.',
    'Finally it works, what a relief.',
    'That was unexpected and quite confusing.',
  ],
};
