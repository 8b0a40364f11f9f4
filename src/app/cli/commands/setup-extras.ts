import { DEFAULT_MODEL, DTYPES, POOLINGS } from '../../../core/embedding-models.ts';
import { AGENTS } from '../../setup/agents.ts';
import { setSetting, settingsOf } from '../../wire/config.ts';
import { openRewriteRef, repositorySetup, trySigning } from '../../wire/install.ts';
import { wireRewriteHook } from '../../wire/jobs.ts';
import type { OptionsOf, Table } from '../command.ts';
import { confirm, type Flags, print, printJson, refuseIf, setting } from '../io.ts';

export const SETUP_OPTIONS = {
  '--project': "install the hooks in the project's settings: .claude/settings.json (the default)",
  '--user': 'install the hooks in your own settings for all projects: ~/.claude/settings.json',
  '--local': 'install the hooks in your own settings for this project: .claude/settings.local.json',
  '--undo':
    'undo what setup did here; --cli, --distil, --semantic and --agent, which hold for all projects, have their own --off',
  '--force': 'do not ask; move existing scripts of the same name aside',
  '--post-rewrite': 'install a git hook that reports which commits amend and rebase rewrote',
  '--rewrite-ref': 'let git copy the notes on amend and rebase: notes.rewriteRef',
  '--sync': 'share new memories after each flush: sync.auto, for this repository',
  '--sign': 'sign what sync pushes with your git signing key: sync.sign, for this repository',
  '--cli': 'make the command cs-memory available in every terminal: a link in ~/.local/bin',
  '--agent <name>': [
    'set up memory in another agent: its MCP server, when to recall and remember, and a hook where it has them',
    AGENTS,
  ],
  '--semantic': 'install packages and a model for recall by meaning',
  '--distil [by]': [
    'let a model distil finished sessions (default: claude, with your own login)',
    ['claude', 'anthropic'],
  ],
  '--model <name|folder>': `a model on the hub, or a folder that contains one (default: ${DEFAULT_MODEL})`,
  '--revision <revision>': 'commit or branch of the model on the hub',
  '--dtype <precision>': ['precision of the model', DTYPES],
  '--pooling <kind>': ['how token vectors are combined into one', POOLINGS],
  '--query-prefix <text>': 'prefix that the model expects before a query',
  '--passage-prefix <text>': 'prefix that the model expects before a passage',
  '--off': 'switch off the extra named beside it; --semantic keeps packages and model',
  '--dry-run': 'only show what would be done',
  '-y, --yes': 'do not ask for confirmation',
  '--json':
    'print one value per part: for the hooks {"scope", "settings", "diff", "scripts", "done", …}, for the others see docs/reference/json.md',
} as const satisfies Table;

export type SetupOptions = OptionsOf<typeof SETUP_OPTIONS>;

export const NOTHING_DONE = 'Nothing was done: --dry-run.';

/** Asks; a no is told, and ends the command with 2. Throws USAGE where there is nobody to ask. */
async function agreed({ yes, force, json }: Flags<'yes' | 'force' | 'json'>, byDefault: boolean) {
  const isSaid = yes === true || force === true;
  refuseIf(json && !isSaid, ...MUST_SAY);
  if (await confirm('Continue?', isSaid, byDefault)) return true;
  print('Nothing was changed: you answered no.');
  process.exitCode = 2;
  return false;
}

export const MUST_SAY = ['--json does not ask for confirmation', 'pass --yes or --dry-run'] as const;

/** A part of setup on its way: what it would do is shown, asked for and done, or told as JSON at the end. */
interface Step {
  readonly show: () => unknown;
  readonly isDone: boolean;
  readonly already: string;
  /** What is asked for by the command alone needs no question. */
  readonly asks?: boolean;
  readonly byDefault?: boolean;
  readonly add: () => Promise<string> | string;
  readonly json: (done: boolean) => object;
}

/** Gives whether it is so now. Throws USAGE where there is nobody to ask, and what adding throws. */
export async function carryOut(options: SetupOptions, step: Step): Promise<boolean> {
  const { json, dryRun } = options;
  const tell = (words: string, done: boolean): boolean => {
    if (json) printJson(step.json(done));
    else print(words);
    return done;
  };
  if (!json) step.show();
  if (step.isDone) return tell(step.already, true);
  if (dryRun) return tell(NOTHING_DONE, false);
  if (step.asks !== false && !(await agreed(options, step.byDefault === true))) return false;
  return tell(await step.add(), true);
}

/** Something that setup adds after asking, and takes away with `--off`: how it stands, and what to say of it. */
export interface Extra extends Pick<Step, 'already' | 'asks' | 'add' | 'json'> {
  /** Throws CONFIG_INVALID. Taking away asks nothing of it. */
  readonly isOn: () => boolean | Promise<boolean>;
  readonly isOurs: boolean;
  readonly about: string;
  readonly removed: string;
  readonly remove: () => Promise<void> | void;
}

/** Shows, asks and does it. Throws USAGE where there is nobody to ask, and what adding throws. */
export async function setUpExtra(extra: Extra, options: SetupOptions): Promise<void> {
  const { off, dryRun, json } = options;
  if (off) {
    if (!dryRun) await extra.remove();
    if (json) return printJson(extra.json(dryRun === true && extra.isOurs));
    if (dryRun) print(`It would end so: ${extra.removed}.`);
    return print(dryRun ? NOTHING_DONE : extra.removed);
  }
  const isDone = await extra.isOn();
  await carryOut(options, { ...extra, show: () => isDone || print(extra.about), isDone });
}

const undoes = (word: string): string => `\`cs-memory setup --${word} --off\` undoes this.`;

/** What setup puts into a repository, by the word of setup. */
const EXTRAS = {
  'post-rewrite': postRewrite,
  'rewrite-ref': rewriteRef,
  sync: () =>
    settingOf('sync', {
      about:
        'This sets sync.auto in your own settings for this repository: after a flush, new memories are fetched and pushed in the background, but only with remotes you have agreed to: `cs-memory sync` shows what would be visible to whom, and asks.',
      removed: 'nothing is synced automatically here, unless your own settings for all repositories say so',
      next: 'Run `cs-memory sync` once to agree to a remote.',
    }),
  sign: () =>
    settingOf('sign', {
      about:
        'This sets sync.sign in your own settings for this repository: what sync pushes is signed with your git signing key (user.signingKey, gpg.format). Anyone who has your key in their git settings then knows that your memories are yours. Signing is tried now.',
      removed:
        'nothing that is pushed from here is signed, unless your own settings for all repositories say so',
      next: 'Others list your key in gpg.ssh.allowedSignersFile or import it into their keyring.',
    }),
} as const;

export type RepositoryExtra = keyof typeof EXTRAS;

/** One of them; that setup did it is on record, so that no more is ever taken back. */
export async function repositoryExtra(name: RepositoryExtra): Promise<Extra> {
  const extra = await EXTRAS[name]();
  const { noteExtra } = repositorySetup(setting());
  return {
    ...extra,
    add: async () => {
      const told = await extra.add();
      noteExtra(name, true);
      return told;
    },
    remove: async () => {
      await extra.remove();
      noteExtra(name, false);
    },
  };
}

async function rewriteRef(): Promise<Extra> {
  const ref = await openRewriteRef(repositorySetup(setting()).git);
  return {
    isOn: () => ref.isOn,
    isOurs: ref.isOurs,
    already: 'git already copies the notes (notes.rewriteRef)',
    about:
      'This sets notes.rewriteRef to refs/notes/cs/* in .git/config: git itself then copies notes to the commits that amend and rebase create.',
    removed: ref.isOurs ? 'notes.rewriteRef was restored' : 'it was not set by cs-memory',
    add: async () => {
      await ref.add();
      return `Set. ${undoes('rewrite-ref')}`;
    },
    remove: async () => {
      if (ref.isOurs) await ref.remove();
    },
    json: (isOn) => ({ rewrite_ref: isOn }),
  };
}

function settingOf(
  extra: 'sync' | 'sign',
  words: Pick<Extra, 'about' | 'removed'> & { readonly next: string },
): Extra {
  const { extras, git } = repositorySetup(setting());
  const name = extra === 'sync' ? 'auto' : 'sign';
  const key = `sync.${name}` as const;
  return {
    isOn: async () => (await settingsOf(setting())).config.sync[name],
    isOurs: false, // another file may set it, too
    already: `${key} is already on`,
    ...words,
    add: async () => {
      if (extra === 'sign') await trySigning(git);
      const { file } = await setSetting(setting(), 'local', key, true);
      return `Set in ${file}. ${words.next}`;
    },
    remove: async () => {
      if (extras.includes(extra)) await setSetting(setting(), 'local', key, undefined);
    },
    json: (isOn) => ({ [`sync_${name}`]: isOn }),
  };
}

async function postRewrite(): Promise<Extra> {
  const hook = await wireRewriteHook(setting().cwd, process.env);
  const chain = hook.isChained ? '; the existing hook keeps running' : '';
  return {
    isOn: () => hook.isInstalled,
    isOurs: hook.isInstalled,
    already: `${hook.file} already exists`,
    about: `This writes ${hook.file}, which records the commits that amend and rebase rewrite${chain}.`,
    removed: hook.isInstalled ? `${hook.file} was restored` : 'it was not installed',
    add: () => {
      hook.install();
      return `Written. ${undoes('post-rewrite')}`;
    },
    remove: hook.remove,
    json: (isOn) => ({ hook: hook.file, installed: isOn, chained: hook.isChained }),
  };
}

/** What `undoExtras` would take back, as the words of setup that put it there. */
export const extrasThere = (): readonly string[] =>
  repositorySetup(setting()).extras.map((extra) => `--${extra}`);

/** Takes back what setup put into this repository, and only that, one after the other: what keeps one from it holds no other up. */
export async function undoExtras(): Promise<{ readonly told: readonly string[]; readonly failed?: unknown }> {
  const told: string[] = [];
  let failed: unknown;
  for (const name of repositorySetup(setting()).extras) {
    try {
      const { remove, removed } = await repositoryExtra(name);
      await remove();
      told.push(removed);
    } catch (error) {
      failed ??= error;
    }
  }
  return { told, failed };
}
