import { CsError } from '../../domain/errors.ts';

/** What is thrown for an object that should be here and is not; `cause`: what git said. */
export function missingObject(name: string, cause?: Error): CsError {
  const hint =
    'a partial clone leaves notes on its remote: run `cs-memory list` while the remote can be reached; `git fsck` shows whether this clone is damaged';
  return new CsError('GIT_FAILED', `this repository lacks the object ${name}`, {
    hint,
    ...(cause === undefined ? {} : { cause }),
  });
}

/** The object that git died over, since a partial clone has it on its remote only; undefined for any other death. */
export function promisedObject(stderr: string): string | undefined {
  return /could not fetch ([0-9a-f]{40,64}) from promisor remote/.exec(stderr)?.[1];
}
