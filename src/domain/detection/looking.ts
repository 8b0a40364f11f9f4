import { programOf, simpleCommands } from '../pairing/command-words.ts';
import { familyOf } from '../pairing/family.ts';

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

/** Whether it runs on another machine. */
export function isElsewhere(command: string): boolean {
  return /(?:^|[\s;&|])ssh\s/.test(command);
}

/** Programs that end with 1 where they find nothing, or a difference. */
const SEEKERS = /^(?:e?grep|rg|ag|which|where|command|diff|cmp|test|\[|findstr)$/;

/** Whether the last program of a shell line only sought: its exit code 1 says that nothing was found. */
export function endsSeeking(command: string): boolean {
  const programs = simpleCommands(command).map(({ words }) => programOf(words[0] ?? ''));
  return SEEKERS.test(programs.findLast((program) => !/^(?:done|fi|esac)$/.test(program)) ?? '');
}
