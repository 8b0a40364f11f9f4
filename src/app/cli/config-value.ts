import { CsError } from '../../core/errors.ts';
import { oneLine, printable } from '../../core/text.ts';
import { SETTING_KEYS, type SettingKey } from '../config/config-describe.ts';
import { nearestName } from '../config/config-jsonc.ts';
import { STEP_SWITCHES } from '../config/config-repository.ts';
import { type JsonSchema, typeWords } from '../config/config-variables.ts';

/** The older tool's names: its sections stood in `lifecycle`, and its steps had names of their own. */
function todaysName(name: string): string {
  const step = Object.entries(STEP_SWITCHES).find(([step]) => step === name)?.[1];
  return step === undefined ? name.replace(/^lifecycle\./, '') : step.join('.');
}

/** The settings of a name: one, or all of a section. Throws USAGE for one that is no setting. */
export function keysNamed(name: string): readonly SettingKey[] {
  const today = todaysName(name);
  const keys = SETTING_KEYS.filter((key) => key === today || key.startsWith(`${today}.`));
  if (keys.length > 0) return keys;
  const shown = oneLine(printable(name), 100);
  const meant =
    SETTING_KEYS.find((key) => key.endsWith(`.${today}`)) ??
    nearestName(today, SETTING_KEYS) ??
    nearestName(
      today,
      SETTING_KEYS.map((key) => key.split('.')[0] ?? ''),
    );
  throw new CsError('USAGE', `there is no setting '${shown}'`, {
    hint: meant === undefined ? 'see cs-memory config list' : `did you mean ${meant}?`,
  });
}

/** The one setting of a name. Throws USAGE, also for a section. */
export function keyNamed(name: string): SettingKey {
  const [key, other] = keysNamed(name);
  if (key !== undefined && other === undefined) return key;
  throw new CsError('USAGE', `'${oneLine(printable(name), 100)}' is a section, not a setting`, {
    hint: `name one of its settings, such as ${key}`,
  });
}

function fromJson(word: string, schema: JsonSchema): unknown {
  try {
    return JSON.parse(word);
  } catch {
    throw new CsError('USAGE', `'${oneLine(printable(word), 100)}' is not a valid value`, {
      hint: `expected: ${typeWords(schema)}`,
    });
  }
}

/** The value that was typed: a text as it stands, a list as JSON or as its words, all else as JSON. Throws USAGE. */
export function valueTyped(words: readonly string[], schema: JsonSchema): unknown {
  const [word = '', ...more] = words;
  const isList = schema.type === 'array' || schema.anyOf !== undefined;
  if (isList && more.length === 0 && /^\s*[[{]/.test(word)) return fromJson(word, schema);
  if (isList) return words;
  if (more.length > 0)
    throw new CsError('USAGE', 'this setting takes a single value', {
      hint: 'quote a value that contains spaces',
    });
  return schema.type === 'string' ? word : fromJson(word, schema);
}
