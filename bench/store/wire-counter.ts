import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What went over the wire. */
export interface Traffic {
  readonly sentBytes: number;
  readonly receivedBytes: number;
  readonly connections: number;
}

export interface WireCounter {
  /** The variables that make git use it for addresses such as `counted:/path`. */
  readonly env: NodeJS.ProcessEnv;
  /** What went over the wire since the last call. */
  take(): Traffic;
}

/**
 * A stand-in for ssh: it runs the other side on this machine and counts every byte of git's protocol in both directions.
 * What ssh itself would add is not in it.
 */
export function createWireCounter(folder: string): WireCounter {
  const script = join(folder, 'counting-ssh');
  const log = (what: string): string => join(folder, `wire-${what}`);
  const lines = [
    '#!/bin/sh',
    'for command; do :; done',
    `echo connection >> '${log('connections')}'`,
    `tee -a '${log('sent')}' | sh -c "$command" | tee -a '${log('received')}'`,
  ];
  writeFileSync(script, `${lines.join('\n')}\n`);
  chmodSync(script, 0o755);
  const takeBytes = (what: string): Buffer => {
    const bytes = existsSync(log(what)) ? readFileSync(log(what)) : Buffer.alloc(0);
    rmSync(log(what), { force: true });
    return bytes;
  };
  return {
    // as `ssh`, so that git speaks version 2 of its protocol by way of a variable
    env: { GIT_SSH_COMMAND: script, GIT_SSH_VARIANT: 'ssh' },
    take: () => ({
      sentBytes: takeBytes('sent').length,
      receivedBytes: takeBytes('received').length,
      connections: takeBytes('connections').toString().split('\n').length - 1,
    }),
  };
}
