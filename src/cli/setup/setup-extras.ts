import { CsError } from '../../domain/errors.ts';
import { wireSettings } from '../../wire/config.ts';
import { wireRepositorySetup } from '../../wire/install.ts';
import { wireRewriteHook } from '../../wire/rewrite-hook.ts';
import { confirm, print, printJson } from '../io.ts';
import { setting } from '../setting.ts';

/** The words of `setup` that a part of it takes. */
export interface SetupExtraOptions {
  readonly off?: true;
  readonly dryRun?: true;
  readonly yes?: true;
  readonly json?: true;
}

/** Asks. Throws USAGE where there is nobody to ask. */
export async function agreed({
  yes,
  json,
}: {
  readonly yes?: true | undefined;
  readonly json?: true | undefined;
}): Promise<boolean> {
  if (json && !yes) throw new CsError('USAGE', '--json does not ask', { hint: 'pass --yes, or --dry-run' });
  return confirm('Go on?', yes === true);
}

const here = () => wireRepositorySetup(setting().cwd, process.env);

/** `setup --rewrite-ref`: git itself copies our notes at amend and rebase; `--off` takes the setting away again. */
export async function setUpRewriteRef({ off, dryRun, yes, json }: SetupExtraOptions): Promise<void> {
  const { extras, rewriteRef } = here();
  const ref = await rewriteRef();
  const tell = (words: string, isSet: boolean): void =>
    json ? printJson({ rewrite_ref: isSet }) : print(words);
  if (off) {
    if (!dryRun && ref.isOurs) await ref.remove();
    if (!dryRun) extras.remove('rewrite-ref');
    return tell(
      ref.isOurs ? 'notes.rewriteRef is as it was' : 'it was not set by us',
      dryRun === true && ref.isOurs,
    );
  }
  if (ref.isOn) return tell('git copies our notes already (notes.rewriteRef)', true);
  if (!json)
    print(
      'This sets notes.rewriteRef to refs/notes/cs/* in .git/config: git itself copies notes to the commits that amend and rebase make.',
    );
  if (dryRun) return tell('Nothing was done: --dry-run.', false);
  if (!(await agreed({ yes, json }))) return tell('Nothing was done.', false);
  await ref.add();
  extras.add('rewrite-ref');
  tell('Set. `cs-memory setup --rewrite-ref --off` takes it away again.', true);
}

/** `setup --sync`: what is new is shared after each flush, with remotes that the user agreed to; `--off` ends that. */
export async function setUpSync({ off, dryRun, yes, json }: SetupExtraOptions): Promise<void> {
  const { extras } = here();
  const settings = wireSettings(setting().cwd, process.env);
  const { config } = await settings.read();
  const tell = (words: string, isOn: boolean): void => (json ? printJson({ sync_auto: isOn }) : print(words));
  if (off) {
    if (!dryRun && extras.read().includes('sync')) await settings.set('local', 'sync.auto', undefined);
    if (!dryRun) extras.remove('sync');
    return tell(
      'nothing is synced by itself here, unless your own settings for all repositories say so',
      false,
    );
  }
  if (config.sync.auto) return tell('sync.auto is on already', true);
  if (!json)
    print(
      'This sets sync.auto in your own settings for this repository: after a flush, new memories are fetched and pushed in the background. Only with remotes that you agree to: `cs-memory sync` shows what would be visible to whom, and asks.',
    );
  if (dryRun) return tell('Nothing was done: --dry-run.', false);
  if (!(await agreed({ yes, json }))) return tell('Nothing was done.', false);
  const { file } = await settings.set('local', 'sync.auto', true);
  extras.add('sync');
  tell(`Set in ${file}. Run \`cs-memory sync\` once to agree to a remote.`, true);
}

/** What `undoExtras` would take back, as the words of setup that put it there. */
export const extrasThere = (): readonly string[] =>
  here()
    .extras.read()
    .map((extra) => `--${extra}`);

/** Takes back what setup put into this repository, and only that. Gives a line for each. */
export async function undoExtras(): Promise<readonly string[]> {
  const { extras, rewriteRef } = here();
  const told: string[] = [];
  for (const extra of extras.read()) {
    if (extra === 'post-rewrite') (await wireRewriteHook(setting().cwd, process.env)).remove();
    if (extra === 'sync') await wireSettings(setting().cwd, process.env).set('local', 'sync.auto', undefined);
    const ref = extra === 'rewrite-ref' ? await rewriteRef() : undefined;
    if (ref?.isOurs) await ref.remove();
    extras.remove(extra);
    told.push(EXTRA_WORDS[extra]);
  }
  return told;
}

const EXTRA_WORDS = {
  'post-rewrite': "git's post-rewrite hook is as it was",
  'rewrite-ref': 'notes.rewriteRef is as it was',
  sync: 'sync.auto is as it was',
} as const;
