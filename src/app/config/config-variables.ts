// Settings that variables of the environment say. A file of its own in dist: most environments have none.

import { attempt } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { DESCRIPTIONS, VARIABLES } from './config-describe.ts';
import { schemaOf, typeWords } from './config-json-schema.ts';
import { nearestName } from './config-jsonc.ts';
import {
  byTodaysNames,
  type FileSettings,
  fileSchema,
  type SettingKey,
  type WrittenSettings,
} from './config-schema.ts';

const KEYS = new Map(Object.entries(VARIABLES).map(([key, variable]) => [variable, key as SettingKey]));

/** The settings that variables say. Throws CONFIG_INVALID, which names the variable and never its value, for a wrong value or name. */
export function variableSettings(variables: NodeJS.ProcessEnv): FileSettings {
  const written: Record<string, Record<string, unknown>> = {};
  for (const [variable, text = ''] of Object.entries(variables)) {
    const key = keyOf(variable);
    const [section = '', name = ''] = key.split('.');
    const says = (value: unknown): boolean => fileSchema.safeParse({ [section]: { [name]: value } }).success;
    const value = readings(text).find(says);
    if (value === undefined)
      throw new CsError('CONFIG_INVALID', `${variable} in the environment is not as expected`, {
        hint: `${key} takes: ${typeWords(schemaOf(key))}`,
      });
    written[section] = { ...written[section], [name]: value };
  }
  return byTodaysNames(written as WrittenSettings);
}

function keyOf(variable: string): SettingKey {
  const key = KEYS.get(variable);
  if (key !== undefined) return key;
  throw new CsError('CONFIG_INVALID', `${variable} in the environment does not belong to a setting`, {
    hint: `unset it${meant(variable)}`,
  });
}

/** A setting that is read from files alone has no variable, and one that has another name is told that. */
function meant(variable: string): string {
  const words = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
  const said = words(variable.slice('CS_MEMORY_'.length));
  const key = (Object.keys(DESCRIPTIONS) as SettingKey[]).find((name) => words(name) === said);
  const own = key === undefined ? undefined : VARIABLES[key];
  if (key !== undefined && own === undefined) return `; ${key} is read from files alone`;
  const nearest = own ?? nearestName(variable, [...KEYS.keys()]);
  return nearest === undefined
    ? '; `cs-memory config explain KEY` names the right one'
    : `; did you mean ${nearest}?`;
}

/** What a text may stand for: JSON, itself, a switch, a list by commas. The schema says which of them the setting takes. */
function readings(text: string): readonly unknown[] {
  const trimmed = text.trim();
  const isSwitch = /^(?:true|false|1|0)$/i.test(trimmed);
  return [
    ...attempt(() => [JSON.parse(trimmed) as unknown], []),
    trimmed,
    ...(isSwitch ? [/^(?:true|1)$/i.test(trimmed)] : []),
    trimmed.split(',').map((item) => item.trim()),
  ];
}
