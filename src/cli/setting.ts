import { minimatch } from 'minimatch';
import { scan } from '../../filters/stages/provider-tokens/secretlint.ts';
import { CsError } from '../domain/errors.ts';
import { type FilterLoaders, type Spooling, type Wired, wire, wireSpool } from '../wire.ts';
import { showingProgress } from './progress.ts';

/** In the CLI's bundle everything is at hand: nothing has to be found beside it. */
const LOADERS: FilterLoaders = { loadSecretlint: () => scan, loadMinimatch: () => minimatch };

/** The setting a command runs in: the folder it was started in and its environment. */
export const setting = () => ({
  cwd: workingFolder(),
  env: process.env,
  loaders: LOADERS,
  mayFetch: true,
});

function workingFolder(): string {
  try {
    return process.cwd();
  } catch (cause) {
    throw new CsError('IO_FAILED', 'the current folder no longer exists', {
      cause,
      hint: 'change to another folder',
    });
  }
}

/** Runs a command that needs no git. */
export function spooling(): Promise<Spooling> {
  return wireSpool(setting());
}

/** Runs a command with everything wired, and ends the git process behind it, whatever happens. What takes long is seen to go on. */
export function withWired<T>(command: (wired: Wired) => Promise<T>): Promise<T> {
  return showingProgress('working', async () => {
    const wired = await wire(setting());
    return command(wired).finally(wired.close);
  });
}

/** For what only a repository has. Throws USAGE where there is none around: the user's own store has no files and no history. */
export function needRepository({ home }: Pick<Wired, 'home'>): void {
  if (home.isUserStore)
    throw new CsError('USAGE', 'there is no repository here', { hint: 'run it inside a git repository' });
}
