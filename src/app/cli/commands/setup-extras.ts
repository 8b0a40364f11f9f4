import { CsError } from '../../../core/errors.ts';
import type { Config } from '../../config/config-defaults.ts';
import { wireSettings } from '../../wire/config.ts';
import { wireCliLink, wireRepositorySetup } from '../../wire/install.ts';
import { wireRewriteHook } from '../../wire/share.ts';
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
  if (json && !yes)
    throw new CsError('USAGE', '--json does not ask for confirmation', { hint: 'pass --yes or --dry-run' });
  return confirm('Continue?', yes === true);
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
      ref.isOurs ? 'notes.rewriteRef was restored' : 'it was not set by cs-memory',
      dryRun === true && ref.isOurs,
    );
  }
  if (ref.isOn) return tell('git already copies the notes (notes.rewriteRef)', true);
  if (!json)
    print(
      'This sets notes.rewriteRef to refs/notes/cs/* in .git/config: git itself then copies notes to the commits that amend and rebase create.',
    );
  if (dryRun) return tell('Nothing was done: --dry-run.', false);
  if (!(await agreed({ yes, json }))) return tell('Nothing was done.', false);
  await ref.add();
  extras.add('rewrite-ref');
  tell('Set. `cs-memory setup --rewrite-ref --off` undoes this.', true);
}

/** A setting of the user's for this repository that setup switches on. */
interface Switch {
  readonly extra: 'sync' | 'sign';
  readonly isOn: (config: Config) => boolean;
  readonly about: string;
  readonly off: string;
  readonly next: string;
  /** What has to be there first. Throws what it lacks. */
  readonly check?: () => Promise<void>;
}

const SYNC: Switch = {
  extra: 'sync',
  isOn: ({ sync }) => sync.auto,
  about:
    'This sets sync.auto in your own settings for this repository: after a flush, new memories are fetched and pushed in the background, but only with remotes you have agreed to: `cs-memory sync` shows what would be visible to whom, and asks.',
  off: 'nothing is synced automatically here, unless your own settings for all repositories say so',
  next: 'Run `cs-memory sync` once to agree to a remote.',
};

const SIGN: Switch = {
  extra: 'sign',
  isOn: ({ sync }) => sync.sign,
  about:
    'This sets sync.sign in your own settings for this repository: what sync pushes is signed with your git signing key (user.signingKey, gpg.format). Anyone who has your key in their git settings then knows that your memories are yours. Signing is tried now.',
  off: 'nothing that is pushed from here is signed, unless your own settings for all repositories say so',
  next: 'Others list your key in gpg.ssh.allowedSignersFile or import it into their keyring.',
  check: () => here().trySigning(),
};

const KEYS = { sync: 'sync.auto', sign: 'sync.sign' } as const;
const SHOWN = { sync: 'sync_auto', sign: 'sync_sign' } as const;

/** `setup --sync`: what is new is shared after each flush, with remotes that the user agreed to; `--off` ends that. */
export const setUpSync = (options: SetupExtraOptions): Promise<void> => setUpSwitch(SYNC, options);

/** `setup --sign`: what is pushed is signed; `--off` ends that. Throws GIT_FAILED where git cannot sign. */
export const setUpSign = (options: SetupExtraOptions): Promise<void> => setUpSwitch(SIGN, options);

async function setUpSwitch(what: Switch, { off, dryRun, yes, json }: SetupExtraOptions): Promise<void> {
  const { extras } = here();
  const key = KEYS[what.extra];
  const settings = wireSettings(setting().cwd, process.env);
  const { config } = await settings.read();
  const tell = (words: string, isOn: boolean): void =>
    json ? printJson({ [SHOWN[what.extra]]: isOn }) : print(words);
  if (off) {
    if (!dryRun && extras.read().includes(what.extra)) await settings.set('local', key, undefined);
    if (!dryRun) extras.remove(what.extra);
    return tell(what.off, false);
  }
  if (what.isOn(config)) return tell(`${key} is already on`, true);
  if (!json) print(what.about);
  if (dryRun) return tell('Nothing was done: --dry-run.', false);
  if (!(await agreed({ yes, json }))) return tell('Nothing was done.', false);
  await what.check?.();
  const { file } = await settings.set('local', key, true);
  extras.add(what.extra);
  tell(`Set in ${file}. ${what.next}`, true);
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
    if (extra === 'sync' || extra === 'sign')
      await wireSettings(setting().cwd, process.env).set('local', KEYS[extra], undefined);
    const ref = extra === 'rewrite-ref' ? await rewriteRef() : undefined;
    if (ref?.isOurs) await ref.remove();
    extras.remove(extra);
    told.push(EXTRA_WORDS[extra]);
  }
  return told;
}

const EXTRA_WORDS = {
  'post-rewrite': "git's post-rewrite hook was restored",
  'rewrite-ref': 'notes.rewriteRef was restored',
  sync: 'sync.auto was restored',
  sign: 'sync.sign was restored',
} as const;

/** `setup --cli`: the command `cs-memory` in every terminal, after asking; `--off` takes the link away again. Throws IO_FAILED, USAGE. */
export async function setUpCli({ off, dryRun, yes, json }: SetupExtraOptions): Promise<void> {
  const { link, program } = wireCliLink(process.env);
  const tell = (words: string, isLinked: boolean): void =>
    json ? printJson({ link: link.path, linked: isLinked }) : print(words);
  const isOurs = link.state === 'ours';
  if (off) {
    if (!dryRun) link.remove();
    return tell(
      isOurs ? `${link.path} was removed` : 'it was not set by cs-memory',
      isOurs && dryRun === true,
    );
  }
  if (link.state === 'other')
    throw new CsError('USAGE', `${link.path} exists and is not ours`, {
      hint: 'move it away, or link to the program under another name',
    });
  if (program === undefined)
    throw new CsError('USAGE', 'this copy of cs-memory has no bin/cs-memory', {
      hint: 'npm install --global puts the command on the PATH',
    });
  if (isOurs && link.target === program) return tell(`${link.path} already points here`, true);
  if (!json) {
    print(`This links ${link.path} to ${program}, so that \`cs-memory\` works in every terminal.`);
    if (!link.isOnPath) print('That folder is not on your PATH yet: add it in your shell configuration.');
  }
  if (dryRun) return tell('Nothing was done: --dry-run.', false);
  if (!(await agreed({ yes, json }))) return tell('Nothing was done.', false);
  link.make(program);
  tell(
    'Linked. `cs-memory setup --cli --off` removes it; run `setup --cli` again after the plugin was updated.',
    true,
  );
}

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
