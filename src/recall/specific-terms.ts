import { ERROR_WORDS } from '../capture/prompt-hints.ts';
import { wordSet } from '../core/basics.ts';
import type { Memory } from '../core/memory.ts';
import { errorSignature } from '../core/signature.ts';
import { isStopWord } from '../core/stem.ts';
import { headOf, standsIn } from '../core/text.ts';

type SpecificKind = 'path' | 'file' | 'identifier' | 'code' | 'flag' | 'package';

/** A name that means one thing, as against a word of prose. */
export interface SpecificTerm {
  readonly kind: SpecificKind;
  readonly text: string;
  /** As the words index spells it. */
  readonly term: string;
  /** 1: sharing it is enough for a strong match; ½: it takes two of them. */
  readonly weight: number;
}

/** What of a text can be looked up as it is. */
export type SpecificNames = ReturnType<typeof specificNames>;

/** People name what they mean at the start; a long paste names hundreds of things. */
const MAX_CHARS = 4_000;
const MAX_TERMS = 24;
const MAX_SIGNATURES = 6;
const MAX_TERM_CHARS = 100;

const EXTENSION =
  'tsx?|jsx?|[cm][jt]s|json[c5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|sql|ya?ml|toml|md|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|ex|exs|dart|scala|txt|snap';
/** A web address names a place on the net, not a file. */
const ADDRESS = /\b[a-z][a-z+.-]*:\/\/\S+/gi;
const PACKAGE = /(?<![\w/])@[\w.-]+\/[\w.-]*\w/g;
const PATH = /(?<![\w@])(?:~?\/|\.{1,2}\/)?(?:[\w@+.-]+\/)+[\w@+.-]*\w/g;
const FILE = new RegExp(`(?<![\\w/.-])[\\w+-][\\w+.-]*\\.(?:${EXTENSION})(?![\\w/-])`, 'g');
const FLAG = /(?<=^|[\s`'"(=])--[a-z][\w-]*\w/g;
const CODE =
  /\b(?:ERR_[A-Z\d_]+|E[A-Z]{4,}|[A-Z]{1,8}-?\d{3,5})\b|\b(?:HTTP|[Ss]tatus(?: code)?|SQLSTATE)[ :=]{1,2}(?=\w*\d)[\w-]{3,6}\b/g;
const IDENTIFIER =
  /(?<![\w.-])(?:[A-Za-z$_][\w$]*\.)*(?:[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+|[A-Z][a-z\d]+(?:[A-Z][a-z\d]*)+|[A-Za-z\d]+(?:_[A-Za-z\d]+)+)(?![\w-])/g;

/** Names that every project has: sharing one says nothing. In lower case. */
const COMMON = wordSet([
  'package.json package-lock.json pnpm-lock.yaml yarn.lock tsconfig.json readme.md changelog.md claude.md agents.md license.md index.ts',
  'index.js index.tsx index.html main.ts main.js main.py main.go main.rs mod.rs lib.rs app.ts app.tsx app.py app.js types.ts utils.ts utils.py',
  'config.ts config.json config.yaml config.toml settings.json docker-compose.yml dockerfile cargo.toml cargo.lock go.mod go.sum pyproject.toml',
  'requirements.txt setup.py __init__.py conftest.py makefile .gitignore .env vite.config.ts vitest.config.ts eslint.config.js todo.md',
  'javascript typescript github gitlab postgresql mongodb graphql nodejs iphone macos youtube linkedin openai chatgpt devops',
  'usestate useeffect usememo useref usecallback usecontext tostring foreach indexof localstorage sessionstorage innerhtml',
  'addeventlistener queryselector getelementbyid settimeout setinterval console.log json.parse json.stringify process.env object.keys',
  'readfile writefile readfilesync writefilesync node_modules created_at updated_at user_id user_name file_path file_name api_key',
  'typeerror referenceerror syntaxerror rangeerror valueerror keyerror attributeerror importerror runtimeerror assertionerror',
  'node_env access_token tool_use tool_name todo_write pull_request line_number start_date end_date error error_code',
]);
const COMMON_FLAGS = wordSet([
  '--help --version --verbose --force --all --watch --save --save-dev --global --fix --json --yes --quiet --oneline --amend --name-only --stat --cached --staged --no-edit',
]);

/** Whether every project has a name, in lower case. */
export const isCommonName = (name: string): boolean => COMMON.has(name) || COMMON_FLAGS.has(name);

/** Three parts, or two long ones, are nobody else's name by chance. */
const TELLING_PARTS = 3;
const TELLING_CHARS = 16;

/** Which kind looks at the text first takes what it finds out of it. */
const SHAPES: readonly (readonly [SpecificKind, RegExp])[] = [
  ['package', PACKAGE],
  ['path', PATH],
  ['file', FILE],
  ['flag', FLAG],
  ['code', CODE],
  ['identifier', IDENTIFIER],
];

/** Names to look up: identifiers, paths, codes, flags, packages, signatures of quoted errors; 24 and 6 of the first 4,000 characters. Pure. */
export function specificNames(text: string) {
  const looked = headOf(text, MAX_CHARS);
  const terms = new Map<string, SpecificTerm>();
  let rest = looked.replace(ADDRESS, ' ');
  for (const [kind, shape] of SHAPES) {
    rest = rest.replace(shape, (found) => {
      const term = termOf(kind, found);
      if (term !== undefined && !terms.has(term.term) && terms.size < MAX_TERMS) terms.set(term.term, term);
      return ' ';
    });
  }
  return { terms: [...terms.values()], signatures: signaturesOf(looked) };
}

function termOf(kind: SpecificKind, text: string): SpecificTerm | undefined {
  // As index/terms.ts has it: lower case, no sign in front but a flag's dashes.
  const term = text.toLowerCase().replace(/^(?:\.{1,2}\/|~?\/|@)*\$?/, '');
  if (term.length < 4 || term.length > MAX_TERM_CHARS || isCommonName(term)) return undefined;
  return { kind, text, term, weight: weightOf(kind, text) };
}

function weightOf(kind: SpecificKind, text: string): number {
  if (kind === 'path') return isTellingPath(text) ? 1 : 0.5;
  if (kind !== 'identifier') return 0.5;
  const parts = text.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g)?.length ?? 1;
  return parts >= TELLING_PARTS && text.length >= TELLING_CHARS ? 1 : 0.5;
}

/** `src/index.ts` is in every project. */
function isTellingPath(path: string): boolean {
  const names = path
    .toLowerCase()
    .split('/')
    .filter((name) => !/^(?:\.{1,2}|~|)$/.test(name));
  const base = names.at(-1) ?? '';
  return /\.\w+$/.test(base) && names.length >= (COMMON.has(base) ? 4 : 2);
}

/** People put words before an error that they paste into their sentence. */
const NAMED_ERROR = /(?<=\s)[\w.]*(?:Error|Exception): .*$/;

/** Quoted texts, and lines that read like an error. */
function signaturesOf(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]{12,300})`|"([^"\n]{12,300})"/g)].map(([, a, b]) => a ?? b ?? '');
  const lines = text.split('\n').filter((line) => line.length <= 400 && ERROR_WORDS.test(line));
  const after = lines.flatMap((line) => NAMED_ERROR.exec(line)?.[0] ?? []);
  const signatures = [...lines, ...after, ...quoted.filter((part) => ERROR_WORDS.test(part))].map(
    errorSignature,
  );
  return [...new Set(signatures.filter(isTelling))].slice(0, MAX_SIGNATURES);
}

/** "Command failed" is the signature of a thousand errors. */
function isTelling(signature: string | undefined): signature is string {
  return signature !== undefined && (signature.match(/[\p{L}\d_-]{2,}/gu)?.length ?? 0) >= 3;
}

export interface CountedTerm extends SpecificTerm {
  readonly holders: number;
  /** One memory alone is about it, of all that were learned. */
  readonly isLone?: boolean;
}

/** What more memories hold than this names none of them. */
const MAX_HOLDERS = 3;
const ENOUGH = 1;
/** A name in passing is no subject. */
const BODY_SHARE = 0.5;

/** Whether a memory's sentence has a name. */
export const isAbout = ({ summary }: Memory, { term }: SpecificTerm): boolean =>
  standsIn(summary.toLowerCase(), term);

/**
 * Whether shared names are enough to tell a memory to somebody who did not ask, and which: one telling name in summary, signature, tags or files, a path, an equal signature; of others two, or one that only
 * this sentence of the user's has. Held by more than MAX_HOLDERS it counts nothing, but a path. Pure.
 */
export function judgeMatch(terms: readonly CountedTerm[], signatures: readonly string[], memory: Memory) {
  const { signature } = memory;
  if (signature !== undefined && signatures.includes(signature))
    return { strong: true, why: [`signature ${signature}`] };
  const about = [memory.summary, signature ?? '', ...memory.tags].join('\n').toLowerCase();
  const body = (memory.body ?? '').toLowerCase();
  const paths = memory.files.map(({ path }) => path.toLowerCase());
  let sum = 0;
  const why: string[] = [];
  for (const term of terms) {
    const isOnly = term.isLone === true && memory.evidence === 'user-stated' && isAbout(memory, term);
    const points = isOnly ? ENOUGH : shareOf(term, about, body, paths) * term.weight;
    if (points === 0) continue;
    sum += points;
    why.push(`${term.kind} ${term.text}`);
  }
  return { strong: sum >= ENOUGH, why };
}

/** How much of a term's weight counts: all where the memory is about it, half in passing. */
function shareOf(
  { kind, term, holders }: CountedTerm,
  about: string,
  body: string,
  paths: readonly string[],
): number {
  const isNamed = (): boolean => paths.some((path) => path === term || path.endsWith(`/${term}`));
  if (kind === 'path' && isNamed()) return 1;
  if (holders > MAX_HOLDERS) return 0;
  if ((kind === 'file' && isNamed()) || standsIn(about, term)) return 1;
  return standsIn(body, term) ? BODY_SHARE : 0;
}

/** More of a change than this says nothing new about what it is about. */
const MAX_LINE_CHARS = 20_000;
/** A plain word counts where at most so many of the memories of one file have it. */
const MAX_SHARE = 1 / 3;

const wordsOf = (text: string): Set<string> =>
  new Set(text.slice(0, MAX_LINE_CHARS).match(/[\p{L}_$][\p{L}\p{N}_$]+/gu) ?? []);

/** What is shorter (`fee`, `ttl`, `id`) is a name where one memory alone has it, and it is no word of grammar, in prose or code. */
const LONG_CHARS = 5;
const KEYWORDS = wordSet([
  'auto bool case char const def del dict do elif else end enum fn func get goto impl int let list long map mod mut new nil none null pass priv pub self set str sub then this true try type use var void when with',
]);
const isGrammar = (word: string): boolean => KEYWORDS.has(word) || isStopWord(word.toLowerCase());

/** `retryCount`, `MAX_AGE`, `utf8`: a name that code has, not a word that people write. */
const isName = (word: string): boolean => /[\p{Ll}\d]\p{Lu}|[_$]|\p{L}\d/u.test(word);

/** Which memories of a file name something in the lines at hand: a name of code, or a rare word. In their order. Pure. */
export function areNearLines(memories: readonly Memory[], lines: string): readonly boolean[] {
  const here = wordsOf(lines);
  const common = memories.map(({ summary, body = '', signature = '', tags }) =>
    [...wordsOf([summary, body, signature, ...tags].join('\n'))].filter((word) => here.has(word)),
  );
  const holders = new Map<string, number>();
  for (const word of common.flat()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const most = Math.max(1, memories.length * MAX_SHARE);
  const isTelling = (word: string): boolean => {
    const held = holders.get(word) ?? 0;
    if (word.length < LONG_CHARS) return held === 1 && !isGrammar(word);
    return isName(word) || held <= most;
  };
  return common.map((words) => words.some(isTelling));
}
