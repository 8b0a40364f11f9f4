/** How a project's own scripts are run, and the name of one. */
const SCRIPT =
  /(?:^|[;&|(]\s*)(?:\w+=\S+ +)*((?:npm|pnpm|yarn|bun|mise|composer|deno) (?:run|task)|pnpm|yarn|make|just|task|rake|invoke|nox -s|tox -e) +([a-z][\w:.-]*)/g;
/** Run all day long: what is settled about them a session is told when it begins. */
const EVERYDAY =
  /^(?:run|test|tests|lint|build|install|add|remove|exec|dlx|dev|start|format|fmt|check|typecheck|type-check|ci|all|clean|up|why|list|audit|init)$/;

/** One of these stands in whatever SCRIPT matches: most commands have none. */
const RUNNERS = [
  'npm ',
  'yarn ',
  'bun ',
  'mise ',
  'composer ',
  'deno ',
  'make ',
  'just ',
  'task ',
  'rake ',
  'invoke ',
  'nox ',
  'tox ',
];

/** A script that a command runs. */
export interface ScriptRun {
  /** As somebody would write it: `npm run migrate`. */
  readonly phrase: string;
  readonly name: string;
}

/** The scripts of the project that a shell line runs, without those of every day. Pure. */
export function scriptsIn(command: string): readonly ScriptRun[] {
  if (!RUNNERS.some((runner) => command.includes(runner))) return [];
  return [...command.slice(0, MAX_CHARS).matchAll(SCRIPT)].flatMap(([, runner = '', name = '']) =>
    EVERYDAY.test(name) ? [] : [{ phrase: `${runner} ${name}`.replace(/ +/g, ' '), name }],
  );
}

const MAX_CHARS = 2_000;

/** Whether a text speaks of a script by its phrase, as whole words. Pure. */
export function speaksOf(text: string, { phrase }: ScriptRun): boolean {
  const flat = text.replace(/\s+/g, ' ');
  const at = flat.indexOf(phrase);
  if (at < 0) return false;
  return !/[\w:-]/.test(flat.charAt(at - 1)) && !/[\w:-]/.test(flat.charAt(at + phrase.length));
}
