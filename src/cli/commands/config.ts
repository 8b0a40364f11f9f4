import type { Command } from 'commander';
import {
  DESCRIPTIONS,
  ruleWords,
  SETTING_KEYS,
  settingAt,
  shownValue,
} from '../../config/config-describe.ts';
import type { Explanation } from '../../config/config-explain.ts';
import type { FileLevel } from '../../config/config-files.ts';
import { schemaOf } from '../../config/config-json-schema.ts';
import { CsError } from '../../domain/errors.ts';
import { oneLine } from '../../domain/excerpt.ts';
import { printable } from '../../domain/printable.ts';
import { type SettingsFileNow, wireSettings } from '../../wire/config.ts';
import { keyNamed, keysNamed, valueTyped } from '../config-value.ts';
import { print, printJson } from '../io.ts';
import { setting } from '../setting.ts';
import { explanationText, originText, settingLine, valueText } from '../text/config-view.ts';

interface Json {
  readonly json?: true;
}

interface SetOptions extends Json {
  readonly user?: true;
  readonly repo?: true;
  readonly local?: true;
  readonly unset?: true;
}

const wired = () => wireSettings(setting().cwd, process.env);

async function get(name: string, { json }: Json): Promise<void> {
  const keys = keysNamed(name);
  const { config } = await wired().read();
  const [key] = keys;
  const one = key === name || keys.length === 1 ? (key ?? name) : name;
  const value = shownValue(one, settingAt(config, one));
  if (json)
    return printJson({ key: keys.length === 1 ? key : name, ...(value === undefined ? {} : { value }) });
  if (value !== undefined) print(typeof value === 'string' ? value : valueText(value));
}

async function list({ json }: Json, { args: [slip] }: Command): Promise<void> {
  if (slip !== undefined) refuseSlip(slip);
  const { explain } = await wired().read();
  const settings = SETTING_KEYS.map(explain);
  if (json) return printJson({ settings: settings.map(({ levels: _levels, ...told }) => told) });
  const keyChars = Math.max(...SETTING_KEYS.map(({ length }) => length));
  for (const told of settings) print(settingLine(told, keyChars));
}

/** Commander takes what is no command for an argument of the default one. Throws USAGE. */
function refuseSlip(slip: string): never {
  const word = oneLine(printable(slip), 100);
  const isUnset = /^(?:unset|remove|delete|reset)$/.test(slip);
  const isKey = slip.includes('.') || SETTING_KEYS.some((key) => key === slip || key.startsWith(`${slip}.`));
  throw new CsError('USAGE', `config knows no '${word}'`, {
    hint: isUnset
      ? 'cs-memory config set --unset <key>'
      : isKey
        ? `cs-memory config get ${word}, or cs-memory config explain ${word}`
        : 'it knows list, get, set, path and explain',
  });
}

function path({ json }: Json): void {
  const { files, schemaFile } = wired();
  const schema = schemaFile();
  const told = files().map(({ level, file, exists }) => ({ level, file, exists }));
  if (json) printJson({ files: told, ...(schema === undefined ? {} : { schema }) });
  else for (const line of [...files().map(fileLine), ...schemaLine(schema)]) print(line);
}

function fileLine({ level, file, exists, isForeign }: SettingsFileNow): string {
  const whose = level === 'local' && isForeign ? ' (not yours: it can only make things quieter)' : '';
  return `${level.padEnd(10)}  ${file}${exists ? whose : ' (not there)'}`;
}

const schemaLine = (file: string | undefined): readonly string[] =>
  file === undefined ? [] : [`${'schema'.padEnd(10)}  ${file}`];

const explainedJson = (told: Explanation) => ({
  ...told,
  does: DESCRIPTIONS[told.key],
  schema: schemaOf(told.key),
  in_repository: ruleWords(told.key),
});

async function explain(name: string, { json }: Json): Promise<void> {
  const keys = keysNamed(name);
  const levels = await wired().read();
  const told = keys.map(levels.explain);
  if (json) return printJson({ settings: told.map(explainedJson) });
  print(told.map(explanationText).join('\n\n'));
}

function levelOf({ user, repo, local }: SetOptions): FileLevel {
  if ([user, repo, local].filter(Boolean).length > 1)
    throw new CsError('USAGE', 'more than one of --user, --repo and --local', { hint: 'choose one' });
  return repo ? 'repository' : local ? 'local' : 'user';
}

async function set(name: string, words: readonly string[], options: SetOptions): Promise<void> {
  const key = keyNamed(name);
  const level = levelOf(options);
  if (options.unset !== (words.length === 0 ? true : undefined))
    throw new CsError('USAGE', words.length === 0 ? `which value of ${key}?` : '--unset takes no value', {
      hint: `cs-memory config set ${key} VALUE, or cs-memory config set --unset ${key}`,
    });
  const value = options.unset ? undefined : valueTyped(words, schemaOf(key));
  const settings = wired();
  const { file, changed } = await settings.set(level, key, value);
  const now = await settings
    .read()
    .then((levels) => levels.explain(key))
    .catch(() => undefined); // another file is wrong: that is not what was asked
  if (options.json) return printJson({ key, file, changed, ...(now === undefined ? {} : { now }) });
  print(`${key} ${options.unset ? 'is not set' : `is ${valueText(value)}`} in ${file}`);
  if (now !== undefined && now.from.level !== level && !(options.unset && now.from.level === 'default'))
    print(`here it is ${valueText(now.value)}, which comes from: ${originText(now.from)}`);
}

/** `cs-memory config`: settings shown, explained and changed. */
export function addConfig(program: Command): void {
  const config = program
    .command('config')
    .summary('settings: shown, explained, changed')
    .description(
      "Settings come from your own file, the repository's (which can only make things quieter), your own for this repository, and the environment; the later wins. Files are JSON with comments.",
    )
    .addHelpText(
      'after',
      "\nExample:\n  cs-memory config\n  cs-memory config explain postToolCapture.captureThreshold\n  cs-memory config set sessionMemory.limit 5\n  cs-memory config set --local capture.ignore 'customers/**' '*.sql'\n  cs-memory config set --unset sessionMemory.limit",
    );
  config
    .command('list', { isDefault: true })
    .summary('all settings, and where each comes from')
    .description(
      'Lists every setting with the value that holds here. One that is not the default is followed by where it comes from.',
    )
    .allowExcessArguments()
    .option('--json', 'print {"settings": [{"key", "value", "from": {"level", "file", "line", "variable"}}]}')
    .action(list);
  config
    .command('get <key>')
    .summary('the value that holds here, of a setting or of a section')
    .description(
      'Prints a value as it is written in a file, a text without its quotes, a section as JSON; nothing where nothing is set and there is no default.',
    )
    .option('--json', 'print {"key", "value"}')
    .action(get);
  config
    .command('set <key> [values...]')
    .summary('write a setting into a file, yours for all repositories by default')
    .description(
      'Changes one setting in a file, which is made where there is none; comments and the spelling of the rest stay. The value is checked first. Where another level says otherwise for this place, that is told.',
    )
    .option('--user', 'into your own file')
    .option('--repo', "into the repository's file, which you commit")
    .option('--local', 'into your own file for this repository, which nobody commits')
    .option('--unset', 'take it out again')
    .option('--json', 'print {"key", "file", "changed", "now"}')
    .action(set);
  config
    .command('path')
    .summary('the files, the strongest last, and the JSON Schema for an editor')
    .description(
      'Prints the settings files that hold here, whether or not they are there, the strongest last; and where the JSON Schema is that an editor completes and checks them by.',
    )
    .option('--json', 'print {"files": [{"level", "file", "exists"}], "schema"}')
    .action(path);
  config
    .command('explain <key>')
    .summary('what a setting does, which values it takes, and what each level says of it')
    .description(
      'Tells all of a setting, or of each of a section: what it does, its type, the value that holds here, where that comes from, what each level says, with file and line or the variable, and why a level is not heard.',
    )
    .option(
      '--json',
      'print {"settings": [{"key", "value", "from", "levels", "does", "schema", "in_repository"}]}',
    )
    .action(explain);
  for (const command of config.commands)
    command.exitOverride().showHelpAfterError(`(cs-memory config ${command.name()} --help tells more)`);
}
