import type { Step } from '../core/learning.ts';
import { isShell, programOf, type SimpleCommand, simpleCommands } from './shell.ts';
import { EDITORS } from './tool-call.ts';

/** Programs that only carry, show or look for text: their end says nothing of what was tried. */
const PLUMBING = new Set(
  'cd pushd popd set-location echo printf cat head tail grep rg ag sed awk cut sort uniq wc tr tee less more jq xxd od true false test [ sleep wait ls dir pwd mkdir rm cp mv touch find which type where whereis export source . set unset read exit select-object select-string write-output write-host get-content get-childitem out-null for do done if then else fi while foreach-object where-object kill pkill wait jobs disown date stat file diff md5 shasum sha256sum column basename dirname realpath readlink ps lsof'.split(
    ' ',
  ),
);
const WITH_VERB = new Set(
  'git go cargo npm pnpm yarn bun deno docker podman kubectl helm gh make just task mise rake gradle gradlew mvn mvnw dotnet terraform pip pip3 uv poetry brew apt apt-get gem bundle composer php rustup nx turbo vercel fly flyctl aws gcloud az rtk tauri nest prisma supabase systemctl launchctl swift xcodebuild flutter'.split(
    ' ',
  ),
);
/** Programs to which `run test` is `test`. */
const RUNS_SCRIPTS = new Set('npm pnpm yarn bun deno poetry uv mise just nx turbo composer'.split(' '));
const TAKES_VALUE = new Set(
  '-C -F -f -p -m -n -i -o -w -t --filter --file --project --prefix --workspace --cwd --dir --directory --manifest-path --context --namespace --profile'.split(
    ' ',
  ),
);

/** What a call may be known by: its command families, or the tool itself where it runs no shell. Sorted, each once. */
export function familiesOf(tool: string, command: string): string[] {
  if (!isShell(tool)) return [tool];
  const families = simpleCommands(command).flatMap((simple) => familyOf(simple) ?? []);
  return [...new Set(families)].sort();
}

/** Stands among the families that are waited for where edits and set-ups are of interest too. */
export const ANYTHING_DONE = '*';

/** The families that may end a failure of a call: its own, and those of what a wrapper before it would have run. */
export function openFamiliesOf(tool: string, command: string): string[] {
  if (!isShell(tool)) return [tool];
  const inner = simpleCommands(command)
    .filter(({ words }) => words.length > 2)
    .flatMap(({ words }) => familyOf({ words: words.slice(1) }) ?? []);
  return [...new Set([...familiesOf(tool, command), ...inner])].filter((family) => /^[\w@.]/.test(family));
}

/** `npm run test -- --ci` is `npm test`; `go test ./x` is `go test`; undefined for plumbing. */
export function familyOf({ words }: SimpleCommand): string | undefined {
  const program = programOf(words[0] ?? '').replace(/^(python|pip)[\d.]+$/, '$1');
  if (program === '' || PLUMBING.has(program) || !/^[a-z0-9[@.]/.test(program)) return undefined;
  const named = namesIn(words.slice(1));
  if (program === 'python' && words[1] === '-m') return `python ${words[2] ?? ''}`.trim();
  if (/^(?:node|python|ruby|perl|bash|sh|zsh|tsx|ts-node)$/.test(program)) {
    return `${program} ${programOf(named[0] ?? '')}`.trim();
  }
  if (!WITH_VERB.has(program)) return program;
  const verbs = RUNS_SCRIPTS.has(program) ? named.filter((word) => !/^(?:run|exec)$/.test(word)) : named;
  if (program === 'docker' && verbs[0] === 'compose') return `docker compose ${verbs[1] ?? ''}`.trim();
  return `${program} ${verbs[0] ?? ''}`.trim();
}

export const programsOf = (command: string): readonly string[] =>
  simpleCommands(command).flatMap((simple) => familyOf(simple)?.split(' ')[0] ?? []);

/** The words that are neither options nor values of options. */
export const namesIn = (words: readonly string[]): string[] =>
  words.filter((word, index) => !word.startsWith('-') && !TAKES_VALUE.has(words[index - 1] ?? ''));

/** Verbs that make something be there: after one of them the same command may pass. */
const SET_UP =
  /^(?:install(?:-\w+)?|i|ci|add|up|start|restart|enable|migrate|setup|init|bootstrap|link|login|auth|approve-builds|approve|chmod|chown|generate|sync|restore|download|pull|build|prune|clean|unlink|use|allow|trust|export|kill|unset|tidy|vendor|upgrade|update(?:-\w+)?|createdb|createuser|gen|codegen|rollback|config(?:ure)?)$/;
const VERB_WORDS = 4;
/** What a project makes by a target of its own that is no check of it. */
const MAKES =
  /^(?:make|just|rake|task) (?!\S*(?:test|check|lint|vet|f(?:or)?ma?t|fix|run|dev|watch|serve|deploy|release|publish))\S/;
/** What these do to a repository is the work itself, but for how they are set up. */
const HUB = /^(?:git|gh)$/;
const HUB_SET_UP = /^(?:config|submodule|lfs|auth)$/;
/** Mostly a step of the work, and what helped where a failure names what it was done to. */
const MAY_HELP = /^(?:rm|cp|mv|ln|touch|del|remove-item|copy-item|git (?:fetch|worktree|stash|remote))\b/i;

/** Whether a shell line helped only if the failure names it. */
export function isStepOfWork(command: string): boolean {
  const commands = simpleCommands(command.slice(0, 500));
  return commands.length > 0 && commands.every(({ words }) => MAY_HELP.test(words.join(' ')));
}

/** Whether a shell line may have changed the world for others: it installs, starts, builds or cleans something. */
export const isSetUp = (command: string): boolean =>
  simpleCommands(command.slice(0, 500)).some((simple) => {
    const { words } = simple;
    const [program = '', ...named] = [words[0] ?? '', ...namesIn(words.slice(1))].slice(0, VERB_WORDS);
    if (MAY_HELP.test(words.join(' '))) return true;
    if (HUB.test(program)) return HUB_SET_UP.test(named[0] ?? '');
    const family = familyOf(simple) ?? '';
    const own = family.split(/\d*(?:[\s:._-]|$)/); // `tools/gen-api.sh`, `npm run db:migrate`, `./up2.sh`
    return MAKES.test(family) || [program, ...named, ...own].some((word) => SET_UP.test(word));
  });

const STARTS =
  /\b(?:up\d*|(?:re)?start\w*|servers?|serve|daemoni[sz]e|(?:docker|podman) run|(?:mongo|mysql|mariadb|memcache)d|postgres)\b|&\s*$/;

/** Whether a shell line starts something that goes on by itself: what did not answer may answer then. */
export const isStart = (command: string): boolean => STARTS.test(command) && !onlyLooks(command);

/** A program that is run by its place in the project: what it does its name need not say. */
const OWN = /^(?:(?:(?:ba|z|da)?sh|(?:python|node|ruby|perl)[\d.]*) )?[\w.][\w.-]*\//;

/** Whether a shell line is noted while something is open: it may be what helps. */
export const mayHelp = (command: string): boolean =>
  isSetUp(command) ||
  isStart(command) ||
  simpleCommands(command).some(({ words: [program = '', verb, script, ...more] }) =>
    verb === 'run' && RUNS_SCRIPTS.has(program) // what a script of the project does its name need not say either
      ? MAKES.test(`make ${script}`)
      : OWN.test([program, verb, script, ...more].join(' ')),
  );

/** Whether a call that passed is one of those that `watched` waits for. */
export function isWatchedFor(tool: string, command: string, watched: readonly string[]): boolean {
  const isDone = watched.includes(ANYTHING_DONE);
  if (EDITORS.has(tool)) return isDone;
  if (!isShell(tool)) return familiesOf(tool, command).some((family) => watched.includes(family));
  // Its own family, and those of what it may be a wrapper of: `uv run pytest` of `pytest`.
  const behind = ({ words }: SimpleCommand) =>
    [0, 1, 2].flatMap((at) => familyOf({ words: words.slice(at) }) ?? []);
  const families = simpleCommands(command).flatMap(behind);
  return families.some((family) => watched.includes(family)) || (isDone && mayHelp(command));
}

/** A path without what only says that it is one. */
export const bare = (path: string): string => path.replace(/^(?:\.\/)+|\/+$/g, '').replaceAll('\\', '/');

/** Programs that look for or at something: where it is not there they fail, and what they show is not theirs. */
const LOOKERS = new Set(
  'ls cat head tail sed grep rg find stat wc diff less more awk jq xxd dir tree file readlink ag which where whereis type get-content get-childitem select-string'.split(
    ' ',
  ),
);
const LOOKING_VERBS =
  /^(?:git (?:log|show|diff|blame|grep|branch|ls-files|ls-tree|cat-file|rev-parse|status|reflog|stash)|gh (?:run|pr|issue|api|release|workflow|search)|docker logs|docker compose logs|kubectl logs|journalctl|npm (?:view|ls|info)|pnpm (?:why|ls))$/;

/** Whether a shell line only looks at things: what it prints is material, and what it does not find was guessed. */
export function onlyLooks(command: string): boolean {
  if (command === '') return false;
  const commands = simpleCommands(command);
  const isLook = commands.map((simple) => LOOKERS.has(programOf(simple.words[0] ?? '')));
  const families = commands.map(familyOf);
  const looks = isLook.includes(true) || families.some((family) => LOOKING_VERBS.test(family ?? ''));
  return looks && families.every((family) => family === undefined || LOOKING_VERBS.test(family));
}

export const isElsewhere = (command: string): boolean => /(?:^|[\s;&|])ssh\s/.test(command);

const WRONG_FOLDER =
  /(?:could not find|no) [`'"]?(?:Cargo\.toml|go\.mod|package\.json|pyproject\.toml|Makefile|makefile)\b|go\.mod file not found|no makefile found|not a git repository|open [^\n]{1,160}package\.json|\bNO_IMPORTER|no POM in this directory|no configuration file provided|MSB1003|\bcd: [^\n]{1,160}(?:No such file|not a directory)|does not contain a Gradle build/i;
/** Whether what was printed says that a command was run where the project is not: that is so wherever one stands wrong. */
export const isInWrongFolder = (printed: string): boolean => WRONG_FOLDER.test(printed);

/** What it works on: names behind the program and its verb. */
export function targetsOf(simple: SimpleCommand): string[] {
  const verbs = new Set((familyOf(simple) ?? '').split(' '));
  return namesIn(simple.words.slice(1)).filter((word) => !verbs.has(word.toLowerCase()) && word !== 'run');
}

/** What a failure waits for: its commands, and whatever is changed or set up meanwhile. */
export const awaitedBy = (step: Step): readonly string[] =>
  step.type === 'failed' ? [ANYTHING_DONE, ...openFamiliesOf(step.tool, step.command)] : [];
