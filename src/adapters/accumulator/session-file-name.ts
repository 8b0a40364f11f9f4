// Apart from the queue: the hook that only looks whether a failure is open loads nothing else.
import { fnv1a } from '../../domain/fnv1a.ts';

/**
 * A file name for a session id, which comes from outside: one that is no plain word is spelled in hex, and a long
 * one cut, with a hash of all of it. The name of a name is itself, so that a listing can be asked about.
 */
export function sessionFileName(session: string): string {
  if (/^[A-Za-z0-9_-]{1,100}$/.test(session)) return session;
  return `x${Buffer.from(session).toString('hex').slice(0, 60)}-${fnv1a(session)}`;
}
