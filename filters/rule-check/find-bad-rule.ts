import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { isKind } from '../engine.ts';
import type { UserRule } from '../pattern-rule.ts';
import { lengthOfOptions, Refusal, stepsPerCharacter } from './steps.ts';

/** A rule that cannot be used. `reason` holds nothing of the rule but its place. */
export interface BadRule {
  readonly index: number;
  /** Absent where the name itself is what is wrong. */
  readonly name?: string;
  readonly reason: string;
}

const MAX_PATTERN_CHARS = 1_000;
/** As everywhere in the filters: what is shorter protects nothing, and stands in every text. */
const MIN_MATCH_CHARS = 4;
/**
 * Steps for each character of a text, at worst, of all rules of a file. A capture filters at most 64 KiB at once, and
 * V8 took 1.0 s there for `a{4,2500}b` (4,998 steps) on nothing but `a`, 3 ns a step; ordinary rules have 10 to 250
 * steps, and take them only where their first characters stand.
 */
export const MAX_STEPS = 5_000;
/** The same for rules that came with a clone: who wrote them does not wait for them. 64 KiB of `a` take 0.1 s at most. */
export const MAX_STEPS_OF_A_CLONE = 500;

/** What a rule that is not about everything leaves alone. The second has wide characters: those are compiled apart. */
const ORDINARY = [
  "Error: Cannot find module './app' (exit code 1)\n    at Module.load (node:internal/modules/cjs/loader:1215:32)\n",
  'The tests of „größe“ have passed, and 3 files were changed.\n',
];

const NOT_A_NAME =
  'its name must be lower-case words joined by hyphens, with 40 characters and four digits at most, as in acme-token';

/** The first rule that cannot be used: it would be slow on some text, hide everything or nothing, or is no pattern. */
export function findBadRule(rules: readonly UserRule[], maxSteps = MAX_STEPS): BadRule | undefined {
  let steps = 0;
  for (const [index, rule] of rules.entries()) {
    if (!isKind(rule.name)) return { index, reason: NOT_A_NAME };
    try {
      steps += checkRule(rule, maxSteps);
      if (steps > maxSteps) throw new Refusal(tooManySteps(steps, maxSteps, 'with the rules before it'));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { index, name: rule.name, reason: error.message };
    }
  }
  return undefined;
}

/** The steps for each character that a rule may take. Throws a Refusal for one that cannot be used. */
export function checkRule(rule: UserRule, maxSteps = MAX_STEPS): number {
  const flags = flagsOf(rule.flags ?? '');
  if (rule.pattern.length > MAX_PATTERN_CHARS)
    throw new Refusal(`its pattern has more than ${MAX_PATTERN_CHARS} characters`);
  const expression = refusing(
    'its pattern is not a regular expression',
    () => new RegExp(rule.pattern, rule.flags),
  );
  const root = parsePattern(rule.pattern, flags);
  if (lengthOfOptions(root.alternatives).min < MIN_MATCH_CHARS)
    throw new Refusal(`it may match fewer than ${MIN_MATCH_CHARS} characters`);
  checkGroup(root, rule.group);
  const steps = stepsPerCharacter(root, flags);
  if (steps > maxSteps) throw new Refusal(tooManySteps(steps, maxSteps, 'alone'));
  // V8 compiles at the first use, and refuses then what is too large
  if (refusing('its pattern is too large', () => ORDINARY.some((text) => expression.test(text))))
    throw new Refusal('it matches ordinary words, so it would hide nearly everything');
  return steps;
}

function tooManySteps(steps: number, maxSteps: number, whose: string): string {
  const told = steps > 1e9 ? 'billions of' : Math.ceil(steps).toLocaleString('en');
  return `${whose} it may take ${told} steps for each character of a text, and ${maxSteps.toLocaleString('en')} are allowed: shorten its repetitions, or let what follows one begin with what it cannot match`;
}

/** The flags of a rule; all of them are known to the parser. */
function flagsOf(flags: string): AST.Flags {
  if (!/^[imsu]*$/.test(flags) || new Set(flags).size < flags.length)
    throw new Refusal('its flags must be some of i, m, s and u, each once');
  return new RegExpParser().parseFlags(flags);
}

/** A pattern as a tree. Throws a Refusal where the parser knows less than the engine. */
export function parsePattern(pattern: string, { unicode }: AST.Flags): AST.Pattern {
  const parser = new RegExpParser({ ecmaVersion: 2024 });
  return refusing('its pattern cannot be checked', () =>
    parser.parsePattern(pattern, 0, pattern.length, { unicode }),
  );
}

/** What `work` gives. Where it throws a Refusal is thrown: the engine's own words quote the pattern. */
function refusing<T>(reason: string, work: () => T): T {
  try {
    return work();
  } catch {
    throw new Refusal(reason);
  }
}

function checkGroup(root: AST.Pattern, group: string | undefined): void {
  const places: boolean[] = [];
  visitRegExpAST(root, {
    onCapturingGroupEnter: (node) => {
      if (node.name === (group ?? 'secret')) places.push(isRepeated(node));
    },
  });
  if (group !== undefined && places.length === 0)
    throw new Refusal('its pattern has no group of the name in "group"');
  if (places.includes(true))
    throw new Refusal(
      'the hidden group is inside a repetition, of which only the last match would be hidden',
    );
}

const isRepeated = (node: AST.Node | null): boolean =>
  node !== null && ((node.type === 'Quantifier' && node.max > 1) || isRepeated(node.parent));
