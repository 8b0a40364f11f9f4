import { toJSONSchema } from 'zod/mini';
import { SETTINGS } from './config-defaults.ts';
import { DESCRIPTIONS, ruleWords } from './config-describe.ts';
import { fileSchema, type SettingKey } from './config-schema.ts';

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
