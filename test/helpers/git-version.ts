import { execFileSync } from 'node:child_process';

const [, major = '0', minor = '0'] =
  /(\d+)\.(\d+)/.exec(execFileSync('git', ['--version'], { encoding: 'utf8' })) ?? [];

/** Whether the git on the PATH is at least this one. */
export const gitIsAtLeast = (wantedMajor: number, wantedMinor: number): boolean =>
  Number(major) > wantedMajor || (Number(major) === wantedMajor && Number(minor) >= wantedMinor);
