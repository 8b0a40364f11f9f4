import { CsError } from '../domain/errors.ts';
import { wireRewriteHook } from '../wire/rewrite-hook.ts';
import { confirm, print, printJson } from './io.ts';

export interface SetupHookOptions {
  readonly off?: true;
  readonly dryRun?: true;
  readonly yes?: true;
  readonly json?: true;
}

/** `setup --post-rewrite`: git's own word of rewritten commits, after asking; `--off` takes the hook away again. */
export async function setUpRewriteHook({ off, dryRun, yes, json }: SetupHookOptions): Promise<void> {
  const hook = await wireRewriteHook(process.cwd(), process.env);
  const tell = (done: string, isInstalled: boolean): void =>
    json ? printJson({ hook: hook.file, installed: isInstalled, chained: hook.isChained }) : print(done);
  if (off) {
    if (!dryRun) hook.remove();
    return tell(
      hook.isInstalled ? `${hook.file} is as it was` : 'it was not installed',
      dryRun === true && hook.isInstalled,
    );
  }
  if (hook.isInstalled) return tell(`${hook.file} is there already`, true);
  const chain = hook.isChained ? '; the hook that is there goes on being run' : '';
  if (!json)
    print(`This writes ${hook.file}, which notes which commits amend and rebase made of which${chain}.`);
  if (dryRun) return tell('Nothing was done: --dry-run.', false);
  if (json && !yes) throw new CsError('USAGE', '--json does not ask', { hint: 'pass --yes, or --dry-run' });
  if (!(await confirm('Go on?', yes === true))) return tell('Nothing was done.', false);
  hook.install();
  tell('Written. `cs-memory setup --post-rewrite --off` takes it away again.', true);
}
