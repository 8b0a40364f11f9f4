import { attempt } from '../../../core/basics.ts';
import { printable, shortLine } from '../../../core/text.ts';
import { settingAt } from '../../config/config-defaults.ts';
import { DESCRIPTIONS, ruleWords, SETTING_KEYS, shownValue } from '../../config/config-describe.ts';
import type { Explanation, LevelSays, Origin } from '../../config/config-explain.ts';
import { type JsonSchema, schemaOf, typeWords } from '../../config/config-json-schema.ts';
import { nearestName } from '../../config/config-jsonc.ts';
import { type SettingKey, STEP_SWITCHES } from '../../config/config-schema.ts';
import { filesOfSettings, schemaFile, setSetting, settingsOf } from '../../wire/config.ts';
import { command, group } from '../command.ts';
import { colors, pick, refuseIf, setting, usage } from '../io.ts';

const shown = (word: string): string => shortLine(printable(word), 100);

function keysNamed(name: string): readonly SettingKey[] {
  // The older tool's sections stood in `lifecycle`, and its steps had names of their own.
  const step = new Map(Object.entries(STEP_SWITCHES)).get(name);
  const today = step?.join('.') ?? name.replace(/^lifecycle\./, '');
  const keys = SETTING_KEYS.filter((key) => key === today || key.startsWith(`${today}.`));
  if (keys.length > 0) return keys;
  const names = SETTING_KEYS.flatMap((key) => [key, key.split('.')[0] ?? '']);
  const meant = SETTING_KEYS.find((key) => key.endsWith(`.${today}`)) ?? nearestName(today, names);
  const hint = meant === undefined ? 'see cs-memory config list' : `did you mean ${meant}?`;
  throw usage(`there is no setting '${shown(name)}'`, hint);
}

/** The one setting of a name. Throws USAGE, also for a section. */
export function keyNamed(name: string): SettingKey {
  const [key, other] = keysNamed(name);
  if (key !== undefined && other === undefined) return key;
  throw usage(`'${shown(name)}' is a section, not a setting`, `name one of its settings, such as ${key}`);
}

function fromJson(word: string, schema: JsonSchema): unknown {
  const read = attempt(() => ({ value: JSON.parse(word) as unknown }));
  if (read !== undefined) return read.value;
  throw usage(`'${shown(word)}' is not a valid value`, `expected: ${typeWords(schema)}`);
}

/** A text as it stands, a list as JSON or as its words, all else as JSON. Throws USAGE. */
export function valueTyped(words: readonly string[], schema: JsonSchema): unknown {
  const [word = '', ...more] = words;
  const isList = schema.type === 'array' || schema.anyOf !== undefined;
  if (isList && more.length === 0 && /^\s*[[{]/.test(word)) return fromJson(word, schema);
  if (isList) return words;
  refuseIf(more.length > 0, 'this setting takes a single value', 'quote a value that contains spaces');
  return schema.type === 'string' ? word : fromJson(word, schema);
}

const LABEL_CHARS = 'environment'.length;

/** A value as it is spelled in a file. It may come from a clone: nothing in it that a terminal obeys. */
const valueText = (value: unknown): string => (value === undefined ? '-' : printable(JSON.stringify(value)));

function originText({ level, file, line, variable }: Origin): string {
  const place = variable ?? (file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`);
  return place === '' ? level : `${level} ${printable(place)}`;
}

function settingLine({ key, value, from }: Explanation, keyChars: number): string {
  const text = `${key.padEnd(keyChars)}  ${shortLine(valueText(value), 60)}`;
  return from.level === 'default' ? colors.dim(text) : `${text}  ${colors.cyan(originText(from))}`;
}

function saysText({ level, value, effect, why, ...place }: LevelSays): string {
  const label = `  ${level.padEnd(LABEL_CHARS)}  `;
  if (value === undefined) return colors.dim(`${label}-${place.variable ? `  ${place.variable}` : ''}`);
  const note = effect === 'counts' ? why : why === undefined ? effect : `${effect}: ${why}`;
  const where = originText({ level, ...place }).slice(level.length + 1);
  return [`${label}${valueText(value)}`, where, note && `(${note})`].filter(Boolean).join('  ');
}

export function explanationText({ key, value, from, levels }: Explanation): string {
  const row = (label: string, text: string): string => `  ${label.padEnd(LABEL_CHARS)}  ${text}`;
  return [
    `${colors.bold(key)} = ${valueText(value)}`,
    `  ${DESCRIPTIONS[key]}`,
    row('type', typeWords(schemaOf(key))),
    row('from', originText(from)),
    row('in a clone', ruleWords(key)),
    '',
    ...levels.map(saysText),
  ].join('\n');
}

const EXPLAIN = 'cs-memory config explain postToolCapture.captureThreshold';
const SET =
  "cs-memory config set sessionMemory.limit 5\n  cs-memory config set --local capture.ignore 'customers/**' '*.sql'\n  cs-memory config set --unset sessionMemory.limit";

const addList = command('list', {
  isDefault: (word) => {
    if (/^(?:unset|remove|delete|reset)$/.test(word)) return 'cs-memory config set --unset <key>';
    const isKey =
      word.includes('.') || SETTING_KEYS.some((key) => key === word || key.startsWith(`${word}.`));
    return isKey ? `cs-memory config get ${word}, or cs-memory config explain ${word}` : undefined;
  },
  summary: 'list all settings and where each comes from',
  about:
    'Lists every setting with its value in this folder. A value that is not the default is followed by its source.',
  options: {
    '--json': 'print {"settings": [{"key", "value", "from": {"level", "file", "line", "variable"}}]}',
  },
  example: 'cs-memory config list',
  run: async () => {
    const settings = SETTING_KEYS.map((await settingsOf(setting())).explain);
    const keyChars = Math.max(...SETTING_KEYS.map(({ length }) => length));
    return {
      json: { settings: settings.map(({ levels: _levels, ...told }) => told) },
      text: settings.map((told) => settingLine(told, keyChars)),
    };
  },
});
const addGet = command('get <key>', {
  summary: 'print the value of a setting or of a section',
  about:
    'Prints a value as it would be written in a file: text without quotes, a section as JSON, and nothing if it is not set and has no default.',
  options: { '--json': 'print {"key", "value"}' },
  example: 'cs-memory config get sessionMemory.limit',
  run: async (name) => {
    const [first, ...others] = keysNamed(name);
    const key = first !== undefined && others.length === 0 ? first : name;
    const value = shownValue(key, settingAt((await settingsOf(setting())).config, key));
    const text = value === undefined ? '' : typeof value === 'string' ? value : valueText(value);
    return { json: { key, value }, text: value === undefined ? [] : [text] };
  },
});
const addSet = command('set <key> [values...]', {
  summary: 'change a setting, by default in your own file for all repositories',
  about:
    'Changes one setting in a file, which is created if necessary; comments and formatting are preserved. The value is checked first. If another level overrides it in this folder, that is reported.',
  options: {
    '--user': 'write to your own file',
    '--repo': "write to the repository's file, which you commit",
    '--local': 'write to your own file for this repository, which is never committed',
    '--unset': 'remove the setting',
    '--json': 'print {"key", "file", "changed", "now"}',
  },
  example: SET,
  run: async (name, words, { user, repo, local, unset }) => {
    const key = keyNamed(name);
    const levels = [user, repo, local].filter(Boolean).length;
    refuseIf(levels > 1, 'more than one of --user, --repo and --local', 'choose one');
    const level = repo ? 'repository' : local ? 'local' : 'user';
    const either = `cs-memory config set ${key} VALUE, or cs-memory config set --unset ${key}`;
    refuseIf(unset && words.length > 0, '--unset takes no value', either);
    refuseIf(!unset && words.length === 0, `no value for ${key}`, either);
    const value = unset ? undefined : valueTyped(words, schemaOf(key));
    const { file, changed } = await setSetting(setting(), level, key, value);
    const settings = await settingsOf(setting()).catch(() => undefined); // another file is wrong: that is not what was asked
    const now = settings?.explain(key);
    const isElsewhere = now && now.from.level !== level && !(unset && now.from.level === 'default');
    return {
      json: { key, file, changed, now },
      text: [
        `${key} ${unset ? 'is not set' : `is ${valueText(value)}`} in ${file}`,
        isElsewhere && `here the value is ${valueText(now.value)}, which comes from: ${originText(now.from)}`,
      ],
    };
  },
});
const addPath = command('path', {
  summary: 'list the settings files, strongest last, and the JSON Schema',
  about:
    'Prints the settings files that apply here, whether or not they exist, strongest last, and the path of the JSON Schema with which an editor can complete and check them.',
  options: { '--json': 'print {"files": [{"level", "file", "exists"}], "schema"}' },
  example: 'cs-memory config path',
  run: () => {
    const [files, schema] = [filesOfSettings(setting()), schemaFile()];
    const lines = files.map(({ level, file, exists, isForeign }) => {
      const whose = level === 'local' && isForeign ? ' (not yours: it can only restrict)' : '';
      return `${level.padEnd(10)}  ${file}${exists ? whose : ' (does not exist)'}`;
    });
    return {
      json: { files: files.map((it) => pick(it, 'level', 'file', 'exists')), schema },
      text: [...lines, schema && `${'schema'.padEnd(10)}  ${schema}`],
    };
  },
});
const addExplain = command('explain <key>', {
  summary: 'explain a setting, its values and what each level says',
  about:
    'Explains a setting, or every setting of a section: what it does, its type, its value here and where that comes from, and what each level says, with file and line or variable, including why a level is ignored.',
  options: {
    '--json': 'print {"settings": [{"key", "value", "from", "levels", "does", "schema", "in_repository"}]}',
  },
  example: EXPLAIN,
  run: async (name) => {
    const told = keysNamed(name).map((await settingsOf(setting())).explain);
    const settings = told.map((it) => ({
      ...it,
      does: DESCRIPTIONS[it.key],
      schema: schemaOf(it.key),
      in_repository: ruleWords(it.key),
    }));
    return { json: { settings }, text: told.map(explanationText).join('\n\n') };
  },
});

export const addConfig = group(
  'config',
  {
    summary: 'show, explain and change settings',
    about:
      "Settings come from your own file, the repository's file (which can only restrict), your own file for this repository, and the environment; later ones win. Files are JSON with comments.",
    example: `cs-memory config\n  ${EXPLAIN}\n  ${SET}`,
  },
  [addList, addGet, addSet, addPath, addExplain],
);
