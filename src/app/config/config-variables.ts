// Settings that variables of the environment say. A file of its own in dist: most environments have none.

import { toJSONSchema } from 'zod/mini';
import { CsError } from '../../core/errors.ts';
import { attempt } from '../../core/lazy.ts';
import { DEFAULT_CONFIG, isSettingVariable } from './config-defaults.ts';
import { DESCRIPTIONS, ruleWords, type SettingKey, settingAt, VARIABLES } from './config-describe.ts';
import { nearestName } from './config-jsonc.ts';
import { byTodaysNames, type FileSettings } from './config-repository.ts';
import { fileSchema, type WrittenSettings } from './config-schema.ts';

export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly deprecated?: boolean;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

const OLDER = "The older tool's name";

/**
 * The JSON Schema of a settings file, for editors: made of the zod schema, with what each setting does, its default, and
 * what a repository's file may do with it.
 */
export function settingsJsonSchema(): JsonSchema {
  const { $schema, ...schema } = plainSchema();
  const { lifecycle, postSteps, ...properties } = schema.properties ?? {};
  const described = Object.entries(properties).map(([name, section]) => [name, withWords(section, name)]);
  return {
    $schema,
    title: 'Settings of cs-memory',
    // Words of VS Code's, which others pass over.
    allowComments: true,
    allowTrailingCommas: true,
    ...schema,
    properties: {
      ...Object.fromEntries(described),
      postSteps: {
        ...postSteps,
        description: `${OLDER} for switches: steps at the end of a turn, as names or {"name", "enabled"}. One that is not named stays as it is`,
      },
      lifecycle: {
        ...lifecycle,
        deprecated: true,
        description: `${OLDER} for postToolCapture, sessionMemory and postSteps, which win over it`,
      },
    },
  } as JsonSchema;
}

function withWords(schema: JsonSchema, name: string): JsonSchema {
  if (schema.properties !== undefined) {
    const properties = Object.entries(schema.properties).map(([key, value]) => [
      key,
      withWords(value, `${name}.${key}`),
    ]);
    return { ...schema, properties: Object.fromEntries(properties) };
  }
  if (!(name in DESCRIPTIONS)) return schema;
  const key = name as SettingKey;
  const value = settingAt(DEFAULT_CONFIG, key);
  return {
    description: `${DESCRIPTIONS[key]}. In a repository's file: ${ruleWords(key)}`,
    ...schema,
    ...(value === undefined ? {} : { default: value }),
  };
}

const plainSchema = (): JsonSchema & { readonly $schema?: string } =>
  toJSONSchema(fileSchema, { target: 'draft-7' }) as JsonSchema;

/** The schema of one setting, without words. */
export function schemaOf(key: SettingKey): JsonSchema {
  let schema: JsonSchema | undefined = plainSchema();
  for (const name of key.split('.')) schema = schema?.properties?.[name];
  return schema ?? {};
}

/** The type of a setting with its bounds, for a person: `whole number, 1 to 50`. */
export function typeWords({ type, enum: choices, anyOf, items, minimum, maximum }: JsonSchema): string {
  if (anyOf !== undefined) return anyOf.map(typeWords).join(', or ');
  if (choices !== undefined)
    return `one of ${[...new Set(choices.map((it) => String(it).toLowerCase()))].join(', ')}`;
  if (type === 'array') return items?.type === 'string' ? 'list of texts' : 'list';
  const range =
    minimum === undefined || maximum === undefined
      ? ''
      : `, ${numberWords(minimum)} to ${numberWords(maximum)}`;
  if (type === 'integer') return `whole number${range}`;
  if (type === 'number') return `number${range}`;
  return type === 'boolean' ? 'true or false' : type === 'string' ? 'text' : (type ?? 'any');
}

const numberWords = (value: number): string => value.toLocaleString('en-US');

const KEYS = new Map(Object.entries(VARIABLES).map(([key, variable]) => [variable, key as SettingKey]));

/**
 * The settings that the environment says, by variables named after their keys; a variable that is empty says nothing. Throws CONFIG_INVALID
 * for a value that the setting does not take, and for a name that is no setting's; it names the variable, and never quotes the value.
 */
export function variableSettings(env: NodeJS.ProcessEnv): FileSettings {
  const written: Record<string, Record<string, unknown>> = {};
  for (const [variable, text = ''] of Object.entries(env)) {
    if (!isSettingVariable(variable) || text === '') continue;
    const [section = '', name = ''] = keyOf(variable).split('.');
    written[section] = { ...written[section], [name]: valueIn(variable, text) };
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

function valueIn(variable: string, text: string): unknown {
  const key = keyOf(variable);
  const [section = '', name = ''] = key.split('.');
  const taken = readings(text).find(
    (value) => fileSchema.safeParse({ [section]: { [name]: value } }).success,
  );
  if (taken !== undefined) return taken;
  throw new CsError('CONFIG_INVALID', `${variable} in the environment is not as expected`, {
    hint: `${key} takes: ${typeWords(schemaOf(key))}`,
  });
}

/** What a text may stand for: JSON, itself, a switch, a list by commas. The schema says which of them the setting takes. */
function readings(text: string): readonly unknown[] {
  const trimmed = text.trim();
  const isSwitch = /^(?:true|false|1|0)$/i.test(trimmed);
  return [
    ...asJson(trimmed),
    trimmed,
    ...(isSwitch ? [/^(?:true|1)$/i.test(trimmed)] : []),
    trimmed.split(',').map((item) => item.trim()),
  ];
}

const asJson = (text: string): readonly unknown[] => attempt(() => [JSON.parse(text)], []);
