import type { Command } from 'commander';
import { attempt } from '../../../core/basics.ts';
import { KNOWN_MODELS } from '../../../core/embedding-models.ts';
import { defaultConfig } from '../../config/config.ts';
import { type HookPlace, planUndo } from '../../setup/install-hooks.ts';
import { settingsOf } from '../../wire/config.ts';
import { agentsSetUp, hasRepository, hookPlaces } from '../../wire/install.ts';
import { command } from '../command.ts';
import { isInteractive, print, printJson, refuseIf, setting } from '../io.ts';
import {
  extrasThere,
  type RepositoryExtra,
  repositoryExtra,
  SETUP_OPTIONS,
  type SetupOptions,
  setUpExtra,
  undoExtras,
} from './setup-extras.ts';
import { scopeOf, setUpAgent, setUpHooks, undoHooks } from './setup-hooks.ts';
import { cliLink, distilling, semantic } from './setup-semantic.ts';

const MODELS = KNOWN_MODELS.map(
  ({ model, aboutMegabytes, license, languages, about }) =>
    `  ${model}\n      ${aboutMegabytes} MB, ${license}, ${languages}; ${about}`,
).join('\n');

export const addSetup = command('setup', {
  summary: 'set up hooks without the plugin, and optional extras',
  about:
    "Without options: for Claude Code without the plugin. Adds hooks to the client's settings for this project and writes the scripts they run into .claude/hooks; the rest of the file stays as it is. The changes are shown first, and you are asked for confirmation and told of the extras. Without a terminal to ask on, --yes is required.\nEach extra can be named: --semantic adds recall by meaning (it installs packages and downloads a model that runs on this machine; nothing is sent anywhere). With --post-rewrite or --rewrite-ref, git itself reports which commits it rewrote, so that memories follow in every case; otherwise rewritten commits are recognised by their content. --sync shares new memories automatically with remotes you agree to; --sign signs them. --distil lets a small model decide what in a finished session is worth remembering, for one to two cents per session.",
  options: SETUP_OPTIONS,
  help: `\nModels that need no other options:\n${MODELS}\n\nExample:\n  cs-memory setup --dry-run\n  cs-memory setup --user\n  cs-memory setup --undo\n  cs-memory setup --cli\n  cs-memory setup --agent gemini\n  cs-memory setup --post-rewrite\n  cs-memory setup --semantic --dry-run\n  HF_ENDPOINT=https://mirror.example cs-memory setup --semantic`,
  run: setUp,
});

const namedIn = (options: SetupOptions) =>
  Object.entries(PARTS).flatMap(([name, run]) =>
    options[name as keyof SetupOptions] === undefined ? [] : [run],
  );

async function setUp(options: SetupOptions, command: Command): Promise<undefined> {
  checkWords(options);
  if (options.undo) return undo(options);
  const named = namedIn(options);
  if (named.length === 0 || options.project || options.user || options.local) {
    const isThere = await setUpHooks(options);
    const { dryRun, yes, force, json } = options;
    const isAsking = isInteractive() && ![dryRun, yes, force, json].includes(true);
    if (named.length === 0 && isThere && isAsking) return tellExtras(command);
  }
  for (const run of named) await run(options);
}

const MODEL_WORDS = ['model', 'revision', 'dtype', 'pooling', 'queryPrefix', 'passagePrefix'] as const;

function checkWords(options: SetupOptions): void {
  const { project, user, local, undo, off } = options;
  const scopes = [project, user, local].filter(Boolean).length;
  const isPart = namedIn(options).length > 0;
  const isModel = MODEL_WORDS.some((word) => options[word] !== undefined);
  refuseIf(scopes > 1, 'more than one of --project, --user and --local', 'choose one');
  refuseIf(isModel && !options.semantic, 'options for a model need --semantic', 'cs-memory setup --semantic');
  const back =
    'cs-memory setup --undo removes the hooks; cs-memory setup --semantic --off goes back to words';
  refuseIf(off && (!isPart || scopes > 0), '--off needs the extra to switch off', back);
  const one = 'for one extra, use --off: cs-memory setup --post-rewrite --off';
  refuseIf(undo && isPart, '--undo takes no extra', one);
}

const repositoryPart =
  (word: RepositoryExtra) =>
  async (options: SetupOptions): Promise<void> =>
    setUpExtra(await repositoryExtra(word), options);

const PARTS: Partial<Record<keyof SetupOptions, (options: SetupOptions) => Promise<void>>> = {
  postRewrite: repositoryPart('post-rewrite'),
  rewriteRef: repositoryPart('rewrite-ref'),
  sync: repositoryPart('sync'),
  sign: repositoryPart('sign'),
  distil: async (options) => setUpExtra(await distilling(options), options),
  cli: async (options) => setUpExtra(cliLink(options), options),
  agent: setUpAgent,
  semantic: async (options) => setUpExtra(semantic(options), options),
};

/** Where hooks were set up by a person: what else can be, several at once. */
function tellExtras({ options }: Command): undefined {
  print('\nOptional, several at once, as `cs-memory setup --cli --sync`:');
  for (const part of Object.keys(PARTS)) {
    const option = options.find((it) => it.attributeName() === part);
    print(`  ${option?.name().padEnd(12)}  ${option?.description}`);
  }
}

async function undo(options: SetupOptions): Promise<undefined> {
  const also = hasRepository(setting()) ? extrasThere() : [];
  const isUndone = await undoHooks(options, also);
  if (isUndone && !options.dryRun && also.length > 0) {
    const { told, failed } = await undoExtras();
    if (options.json) printJson({ undone: told });
    else for (const line of told) print(line);
    if (failed !== undefined) throw failed;
  }
  if (options.json) return;
  tellOtherHooks(options);
  await tellWhatIsEverywhere();
}

/** Hooks in other settings files stay until those are named. */
function tellOtherHooks(options: SetupOptions): void {
  const places = hookPlaces(setting());
  const { path } = places[scopeOf(options)].settings;
  const isFree = (place: HookPlace): boolean => attempt(() => planUndo(place).isDone, true); // an unreadable file is told by its own command
  for (const place of Object.values(places))
    if (place.settings.path !== path && !isFree(place))
      print(
        `Hooks are in ${place.settings.name}, too: \`cs-memory setup --${place.scope} --undo\` removes them.`,
      );
}

/** What setup did for all projects stays until it is named: another project may go on with it. */
async function tellWhatIsEverywhere(): Promise<void> {
  // Settings that cannot be read are the fault of their own command.
  const read = await settingsOf(setting()).catch(() => undefined);
  const { distil, embedder } = read?.config ?? defaultConfig();
  const tell = (what: string, word: string): void =>
    print(`${what}: \`cs-memory setup --${word} --off\` ends that.`);
  if (distil.model !== 'none') tell('In all your projects a model still distils sessions', 'distil');
  if (cliLink({ off: true }).isOurs) tell('The command cs-memory is still in every terminal', 'cli');
  if (embedder.kind !== 'none') tell('In all your projects recall still goes by meaning too', 'semantic');
  for (const agent of agentsSetUp(setting())) tell(`It is still set up in ${agent}`, `agent ${agent}`);
}
