import { wireRepositorySetup } from '../../wire/install.ts';
import { wireRewriteHook } from '../../wire/rewrite-hook.ts';
import { print, printJson } from '../io.ts';
import { setting } from '../setting.ts';
import { agreed, type SetupExtraOptions } from './setup-extras.ts';

/** `setup --post-rewrite`: git's own word of rewritten commits, after asking; `--off` takes the hook away again. */
export async function setUpRewriteHook({ off, dryRun, yes, json }: SetupExtraOptions): Promise<void> {
  const hook = await wireRewriteHook(setting().cwd, process.env);
  const { extras } = wireRepositorySetup(setting().cwd, process.env);
  const tell = (done: string, isInstalled: boolean): void =>
    json ? printJson({ hook: hook.file, installed: isInstalled, chained: hook.isChained }) : print(done);
  if (off) {
    if (!dryRun) hook.remove();
    if (!dryRun) extras.remove('post-rewrite');
    return tell(
      hook.isInstalled ? `${hook.file} was restored` : 'it was not installed',
      dryRun === true && hook.isInstalled,
    );
  }
  if (hook.isInstalled) return tell(`${hook.file} already exists`, true);
  const chain = hook.isChained ? '; the existing hook keeps running' : '';
  if (!json)
    print(`This writes ${hook.file}, which records the commits that amend and rebase rewrite${chain}.`);
  if (dryRun) return tell('Nothing was done: --dry-run.', false);
  if (!(await agreed({ yes, json }))) return tell('Nothing was done.', false);
  hook.install();
  extras.add('post-rewrite');
  tell('Written. `cs-memory setup --post-rewrite --off` undoes this.', true);
}
