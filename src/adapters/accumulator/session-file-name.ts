// Apart from the queue: the hook that only looks whether a failure is open loads nothing else.

/** FNV-1a, 64 bits (Fowler, Noll, Vo): to tell long names apart; node:crypto would cost a capture a tenth of a node start. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/**
 * A file name for a session id, which comes from outside: one that is no plain word is spelled in hex, and a long
 * one cut, with a hash of all of it. The name of a name is itself, so that a listing can be asked about.
 */
export function sessionFileName(session: string): string {
  if (/^[A-Za-z0-9_-]{1,100}$/.test(session)) return session;
  return `x${Buffer.from(session).toString('hex').slice(0, 60)}-${fnv1a(session)}`;
}
