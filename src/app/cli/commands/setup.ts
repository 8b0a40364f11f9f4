import type { Command } from 'commander';
import { DEFAULT_MODEL, DTYPES, KNOWN_MODELS, POOLINGS } from '../../../core/embedding-models.ts';
import { CsError, errorMessage } from '../../../core/errors.ts';
import { AGENTS } from '../../setup/agents.ts';
import { wireSettings } from '../../wire/config.ts';
import { agentsSetUp, hasRepository } from '../../wire/install.ts';
import { command } from '../command.ts';
import { choose, type Flags, isInteractive, print, printJson } from '../io.ts';
import { here } from '../setting.ts';
import {
  cliLink,
  extrasThere,
  type RepositoryExtra,
  repositoryExtra,
  type SetupExtraOptions,
  setUpExtra,
  undoExtras,
} from './setup-extras.ts';
import {
  type SetupAgentOptions,
  type SetupHooksOptions,
  setUpAgent,
  setUpHooks,
  undoHooks,
} from './setup-hooks.ts';
import {
  distilling,
  type SetupDistilOptions,
  type SetupSemanticOptions,
  setUpSemantic,
} from './setup-semantic.ts';

type SetupOptions = SetupHooksOptions &
  SetupExtraOptions &
  SetupSemanticOptions &
  SetupDistilOptions &
  SetupAgentOptions &
  Flags<'postRewrite' | 'rewriteRef' | 'sync' | 'sign' | 'cli' | 'semantic' | 'undo'>;

const MODELS = KNOWN_MODELS.map(
  ({ model, aboutMegabytes, license, languages, about }) =>
    `  ${model}\n      ${aboutMegabytes} MB, ${license}, ${languages}; ${about}`,
).join('\n');

export const addSetup = command('setup', {
  summary: 'set up hooks without the plugin, and optional extras',
  about:
    "Without options: for Claude Code without the plugin. Adds hooks to the client's settings for this project and writes the scripts they run into .claude/hooks; the rest of the file stays as it is. The changes are shown first, and you are asked for confirmation and offered the extras. Without a terminal to ask on, --yes is required.\nEach extra can be named: --semantic adds recall by meaning (it installs packages and downloads a model that runs on this machine; nothing is sent anywhere). With --post-rewrite or --rewrite-ref, git itself reports which commits it rewrote, so that memories follow in every case; otherwise rewritten commits are recognised by their content. --sync shares new memories automatically with remotes you agree to; --sign signs them. --distil lets a small model decide what in a finished session is worth remembering, for one to two cents per session.",
  options: {
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
  },
  help: `\nModels that need no other options:\n${MODELS}\n\nExample:\n  cs-memory setup --dry-run\n  cs-memory setup --user\n  cs-memory setup --undo\n  cs-memory setup --cli\n  cs-memory setup --agent gemini\n  cs-memory setup --post-rewrite\n  cs-memory setup --semantic --dry-run\n  HF_ENDPOINT=https://mirror.example cs-memory setup --semantic`,
  run: setUp,
});

const namedIn = (options: SetupOptions): readonly Part[] =>
  PARTS.filter(({ name }) => options[name] !== undefined);

async function setUp(options: SetupOptions, command: Command): Promise<undefined> {
  checkWords(options);
  if (options.undo) return undo(options);
  const named = namedIn(options);
  if (named.length === 0 || hasScope(options)) {
    const isThere = await setUpHooks(options);
    const { dryRun, yes, force, json } = options;
    const isAsking = isInteractive() && ![dryRun, yes, force, json].includes(true);
    if (named.length === 0 && isThere && isAsking) return offer(options, command);
  }
  for (const { run } of named) await run(options);
}

const hasScope = ({ project, user, local }: SetupOptions): boolean => [project, user, local].includes(true);

const MODEL_WORDS = ['model', 'revision', 'dtype', 'pooling', 'queryPrefix', 'passagePrefix'] as const;

function checkWords(options: SetupOptions): void {
  const { project, user, local, undo, off } = options;
  if ([project, user, local].filter(Boolean).length > 1)
    throw new CsError('USAGE', 'more than one of --project, --user and --local', { hint: 'choose one' });
  const isPart = namedIn(options).length > 0;
  if (MODEL_WORDS.some((word) => options[word] !== undefined) && !options.semantic)
    throw new CsError('USAGE', 'options for a model need --semantic', { hint: 'cs-memory setup --semantic' });
  if (off && (!isPart || hasScope(options)))
    throw new CsError('USAGE', '--off needs the extra to switch off', {
      hint: 'cs-memory setup --undo removes the hooks; cs-memory setup --semantic --off goes back to words',
    });
  if (undo && isPart)
    throw new CsError('USAGE', '--undo takes no extra', {
      hint: 'for one extra, use --off: cs-memory setup --post-rewrite --off',
    });
}

interface Part {
  readonly name: keyof SetupOptions;
  readonly run: (options: SetupOptions) => Promise<void>;
  /** Its option without the dashes, where setup offers it. */
  readonly word?: string;
  readonly needsRepository?: true;
}

const inRepository = (name: keyof SetupOptions, word: RepositoryExtra): Part => ({
  name,
  run: async (options) => setUpExtra(await repositoryExtra(word), options),
  word,
  needsRepository: true,
});

const PARTS: readonly Part[] = [
  inRepository('postRewrite', 'post-rewrite'),
  inRepository('rewriteRef', 'rewrite-ref'),
  inRepository('sync', 'sync'),
  inRepository('sign', 'sign'),
  { name: 'distil', run: async (it) => setUpExtra(await distilling(it), it), word: 'distil' },
  { name: 'cli', run: async (it) => setUpExtra(cliLink(it), it), word: 'cli' },
  { name: 'agent', run: setUpAgent },
  { name: 'semantic', run: setUpSemantic, word: 'semantic' },
];

async function offer(options: SetupOptions, { options: all }: Command): Promise<undefined> {
  const isHere = hasRepository(...here());
  const offered = PARTS.flatMap(({ word, run, needsRepository }) => {
    const { description: about = '' } = all.find(({ long }) => long === `--${word}`) ?? {};
    return word === undefined || (needsRepository && !isHere) ? [] : [{ word, about, run }];
  });
  print('\nOptional, and possible later too, as `cs-memory setup --cli`:');
  for (const { word, about } of offered) print(`  ${word.padEnd(12)}  ${about}`);
  const chosen = await choose('Names of those you want (Enter for none):', offered);
  for (const { run } of chosen) {
    try {
      await run(options);
    } catch (error) {
      print(`${errorMessage(error)}; skipped`); // the others may be possible
    }
  }
}

async function undo(options: SetupOptions): Promise<undefined> {
  const also = hasRepository(...here()) ? extrasThere() : [];
  const isUndone = await undoHooks(options, also);
  if (isUndone && !options.dryRun && also.length > 0) {
    const { told, failed } = await undoExtras();
    if (options.json) printJson({ undone: told });
    else for (const line of told) print(line);
    if (failed !== undefined) throw failed;
  }
  if (!options.json) await tellWhatIsEverywhere();
}

/** What setup did for all projects stays until it is named: another project may go on with it. */
async function tellWhatIsEverywhere(): Promise<void> {
  // Settings that cannot be read are the fault of their own command.
  const config = await wireSettings(...here())
    .read()
    .then((read) => read.config)
    .catch(() => undefined);
  const [distil, embedder] = [config?.distil.model ?? 'none', config?.embedder.kind ?? 'none'];
  const stays: readonly (readonly [isThere: boolean, what: string, word: string])[] = [
    [distil !== 'none', 'In all your projects a model still distils sessions', 'distil'],
    [cliLink({ off: true }).isOurs, 'The command cs-memory is still in every terminal', 'cli'],
    [embedder !== 'none', 'In all your projects recall still goes by meaning too', 'semantic'],
    ...agentsSetUp(...here()).map(
      (agent) => [true, `It is still set up in ${agent}`, `agent ${agent}`] as const,
    ),
  ];
  for (const [isThere, what, word] of stays)
    if (isThere) print(`${what}: \`cs-memory setup --${word} --off\` ends that.`);
}
