import type { Memory } from '../core/memory.ts';

/** Live memories by exact keys, for whoever has a name, a file or an error at hand and no time to rank. */
export interface ExactLookup {
  /** Whether it tells of the notes as they are; where not, only what has the notes can bring it up to date. */
  readonly isCurrent: boolean;
  /** How many memories there are, in whatever state. */
  readonly memories: number;
  /** How many memories hold a word, spelled as the index spells it (index/terms.ts); the forgotten count too. */
  holders(term: string): number;
  /** Those that hold words of at least so much weight together, at most `most`, those with the most first. */
  withWords(
    weights: ReadonlyMap<string, number>,
    bounds: { readonly least: number; readonly most: number },
  ): readonly Memory[];
  /** Those anchored to a file, newest first, at most `limit`. The path is relative to the root of the work tree. */
  withPath(path: string, limit: number): readonly Memory[];
  /** Those with exactly this error signature, newest first, at most `limit`. */
  withSignature(signature: string, limit: number): readonly Memory[];
  close(): void;
}

/** A program and its words at a command's beginning, without variables, starters and flags but a session of nox or environment of tox. */
const RUN =
  /(?:^|[;&|(\n]) *(?:\w+=\S+ +)*(?:(?:sudo|npx|bunx|(?:pnpm|yarn) (?:exec|dlx)|(?:uv|poetry) run|bundle exec) +(?:-\S+ +)*)?([a-z][\w-]*)((?: +-\S+)*) +([a-z][\w:.-]*)(?: +([a-z][\w:.-]*))?/g;
/** Programs that are run all day long, and words of the shell: nothing is looked up for them. */
const EVERYDAY_PROGRAM =
  /^(?:git|cd|ls|cat|r?grep|rg|find|fd|sed|awk|echo|printf|head|tail|sort|uniq|wc|mkdir|rm|cp|mv|ln|touch|chmod|chown|pwd|which|type|export|source|set|unset|test|sleep|kill|ps|df|du|date|diff|tar|zip|unzip|curl|wget|jq|yq|tee|xargs|node|tsx|python3?|pip3?|ruby|perl|php|bash|z?sh|time|timeout|env|true|false|if|then|else|elif|for|do|while|until|case|in|exit|return|read|local|function|man|less|file|stat|tree|open|code|vim?|nano|ssh|scp|rsync|psql|sqlite3|tmux|cs-memory)$/;
/** Of git what others see, or what takes work away. */
const FAR_REACHING = /^git (?:push|merge|rebase|reset|tag|clean|revert|cherry-pick)$/;
/** Run all day long: what is settled about them a session is told when it begins. */
const EVERYDAY =
  /^(?:run|task|tests?|lint|build|install|i|add|remove|exec|dlx|dev|start|format|fmt|check|typecheck|type-check|clippy|ci|all|clean|up|why|list|ls|ps|logs?|audit|init|get|describe|show|view|status|diff|plan|info|version|help|search)$/;
/** Whose second word is a group, and says nothing by itself: the third is what is done. */
const GROUP =
  /^(?:(?:npm|pnpm|yarn|bun|mise|composer|deno) (?:run|task)|(?:gh|aws|gcloud|az|flyctl|fly) \S+|docker (?:compose|image|volume|network|container|system|buildx)|kubectl (?:rollout|config|create)|prisma (?:migrate|db)|helm repo|terraform (?:state|workspace)|(?:npm|cargo|go|uv|pip) tool)$/;

/** What a command runs that a project may have settled something about. */
export interface ScriptRun {
  /** As somebody would write it: `npm run migrate`, `terraform apply`. */
  readonly phrase: string;
  readonly flags: readonly string[];
  /** It is run all day long, as tests and builds are. */
  readonly isEveryday: boolean;
}

/** The scripts and the programs with their verbs that a shell line runs. Pure. */
export function scriptsIn(command: string): readonly ScriptRun[] {
  const runs: ScriptRun[] = [];
  const text = command.slice(0, MAX_CHARS);
  for (const found of text.matchAll(RUN)) {
    const [run, program = '', flags = '', verb = '', more] = found;
    const isFar = FAR_REACHING.test(`${program} ${verb}`);
    if (EVERYDAY_PROGRAM.test(program) && !isFar) continue;
    const isGroup = GROUP.test(`${program} ${verb}`);
    const name = isGroup ? more : verb;
    if (name === undefined) continue;
    const rest = text.slice(found.index + run.length).split(/[;&|\n]/, 1)[0] ?? '';
    const choice = /^(?:nox +-s|tox +-e)$/.test(`${program}${flags}`) ? flags : '';
    const words = `${program}${choice} ${isGroup ? `${verb} ${name}` : name}`;
    runs.push({
      phrase: words.replace(/ +/g, ' '),
      flags: `${flags}${rest}`.match(/(?<= )-[\w-]+/g) ?? [],
      isEveryday: EVERYDAY.test(name) && !isFar,
    });
    if (runs.length === MAX_RUNS) break;
  }
  return runs;
}

const MAX_CHARS = 2_000;
/** A line that runs more is no step that a few words could be about. */
const MAX_RUNS = 6;

/** These run a script with the word `run` and without it. */
const withoutRun = (text: string): string => text.replace(/\b(pnpm|yarn|bun) run (?=\w)/g, '$1 ');

/** Whether a text speaks of a script by its phrase, as whole words, and of no other flag of it. Pure. */
export function speaksOf(text: string, run: Omit<ScriptRun, 'isEveryday'>): boolean {
  const flat = withoutRun(text.replace(/\s+/g, ' '));
  const phrase = withoutRun(run.phrase);
  for (let at = flat.indexOf(phrase); at >= 0; at = flat.indexOf(phrase, at + 1)) {
    const after = flat.slice(at + phrase.length);
    const flag = /^ (-[\w-]+)/.exec(after)?.[1];
    const isMeant = flag === undefined || run.flags.some((it) => it === flag || isShort(it, flag));
    if (isMeant && !/[\w:-]/.test(flat.charAt(at - 1)) && !/^(?:[\w-]|[:.]\w)/.test(after)) return true;
  }
  return false;
}

/** `-f` for `--force`, also among others. */
const isShort = (flag: string, long: string): boolean =>
  /^--\w/.test(long) && /^-\w/.test(flag) && flag.includes(long.charAt(2));
