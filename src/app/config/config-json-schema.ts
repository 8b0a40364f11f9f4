// What a setting takes, by its schema: a file of its own in dist, which is loaded where a variable says one.
import { toJSONSchema } from 'zod/mini';
import { attempt } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { SETTINGS } from './config-defaults.ts';
import { DESCRIPTIONS, ruleWords, VARIABLES } from './config-describe.ts';
import { nearestName } from './config-jsonc.ts';
import {
  byTodaysNames,
  type FileSettings,
  fileSchema,
  type SettingKey,
  type WrittenSettings,
} from './config-schema.ts';

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

/** The JSON Schema of a settings file, for editors: the zod schema with each setting's description, default and rule for repositories. */
export function settingsJsonSchema(): JsonSchema {
  const { $schema, ...schema } = withWords(plainSchema()) as ReturnType<typeof plainSchema>;
  const { lifecycle, postSteps, ...properties } = schema.properties ?? {};
  return {
    $schema,
    title: 'Settings of cs-memory',
    // Words of VS Code's, which others pass over.
    allowComments: true,
    allowTrailingCommas: true,
    ...schema,
    properties: {
      ...properties,
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

function withWords(schema: JsonSchema, name = ''): JsonSchema {
  if (schema.properties !== undefined) {
    const below = (key: string): string => (name === '' ? key : `${name}.${key}`);
    const named = Object.entries(schema.properties).map(([key, it]) => [key, withWords(it, below(key))]);
    return { ...schema, properties: Object.fromEntries(named) };
  }
  if (!(name in DESCRIPTIONS)) return schema;
  const key = name as SettingKey;
  const value = SETTINGS[key][0];
  return {
    description: `${DESCRIPTIONS[key]}. In a repository's file: ${ruleWords(key)}`,
    ...schema,
    ...(value === undefined ? {} : { default: value }),
  };
}

const plainSchema = (): JsonSchema & { readonly $schema?: string } =>
  toJSONSchema(fileSchema, { target: 'draft-7' }) as JsonSchema;

/** What may stand in a part of the file, by its name; of a list what may stand in each item. */
const partsOf = ({ properties, items, anyOf = [] }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  properties ?? Object.assign({}, ...[...anyOf, ...(items ? [items] : [])].map(partsOf));

const partAt = (names: readonly string[]): JsonSchema =>
  names.reduce((part: JsonSchema, name) => partsOf(part)[name] ?? {}, plainSchema());

/** The schema of one setting, without words. */
export const schemaOf = (key: SettingKey): JsonSchema => partAt(key.split('.'));

/** Every key of the file that has a value, with dots: `sync.auto`. */
export const keysOf = (schema = plainSchema()): readonly string[] =>
  Object.entries(partsOf(schema)).flatMap(([name, part]) =>
    part.properties === undefined ? [name] : keysOf(part).map((key) => `${name}.${key}`),
  );

/** The key that was meant by one that is no setting: one beside it, or one of this name elsewhere. */
export function meantKey(path: readonly PropertyKey[], slip: string): string | undefined {
  const here = partAt(path.filter((name) => typeof name === 'string'));
  const all = keysOf();
  const elsewhere = all.find((key) => key === slip || key.endsWith(`.${slip}`));
  return nearestName(slip, Object.keys(partsOf(here))) ?? elsewhere ?? nearestName(slip, all);
}

/** The type of a setting with its bounds, for a person: `whole number, 1 to 50`. */
export function typeWords({ type, enum: choices, anyOf, items, minimum, maximum }: JsonSchema): string {
  if (anyOf !== undefined) return anyOf.map(typeWords).join(', or ');
  if (choices !== undefined)
    return `one of ${[...new Set(choices.map((it) => String(it).toLowerCase()))].join(', ')}`;
  if (type === 'array') return items?.type === 'string' ? 'list of texts' : 'list of objects';
  const range =
    minimum === undefined || maximum === undefined
      ? ''
      : `, ${numberWords(minimum)} to ${numberWords(maximum)}`;
  if (type === 'integer') return `whole number${range}`;
  if (type === 'number') return `number${range}`;
  return type === 'boolean' ? 'true or false' : type === 'string' ? 'text' : (type ?? 'any');
}

const numberWords = (value: number): string => value.toLocaleString('en-US');

// Settings that variables of the environment say: most environments have none.

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
