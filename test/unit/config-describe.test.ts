import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultConfig, loadConfig } from '../../src/app/config/config.ts';
import { settingAt } from '../../src/app/config/config-defaults.ts';
import {
  DESCRIPTIONS,
  ruleWords,
  SETTING_KEYS,
  SWITCH_VARIABLES,
} from '../../src/app/config/config-describe.ts';
import { keysOf, schemaOf, settingsJsonSchema, typeWords } from '../../src/app/config/config-json-schema.ts';
import { STEP_SWITCHES } from '../../src/app/config/config-schema.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const page = readFileSync(join(DOCS, 'reference/settings.md'), 'utf8');
/** What the page says of each setting: in parentheses, and behind them. */
const said = new Map(
  [...page.matchAll(/^- \*\*`([\w.]+)`\*\* \((.*?)\): (.*)\.$/gm)].map(
    ([, key = '', about = '', text = '']) => [key, { about, text }],
  ),
);

describe('what is told of settings', () => {
  it('is told of every key of the schema, and of no other', () => {
    const aside = ['$schema', 'postSteps'];
    const keys = keysOf().filter((key) => !aside.includes(key) && !key.startsWith('lifecycle.'));
    expect([...SETTING_KEYS].sort()).toEqual([...keys].sort());
  });

  it.each(SETTING_KEYS)('is in the documents, with default, values, effect and rule: %s', (key) => {
    const { about = '', text } = said.get(key) ?? {};
    const value = settingAt(defaultConfig(), key);
    const [, told] = /default `(.*?)`/.exec(about) ?? [];
    if (value === undefined) expect(about).toContain('default unset');
    else expect(JSON.parse(told ?? '')).toEqual(value);
    const values = typeWords(schemaOf(key));
    if (values !== 'true or false') expect(about).toContain(values);
    expect(text).toBe(DESCRIPTIONS[key]);
    const rule = ruleWords(key);
    if (rule === 'has no effect') expect(about).not.toContain('repository');
    else expect(about).toContain(`repository: ${rule.replace('can only ', 'only ')}`);
  });

  it('names every step of the older tool', () => {
    for (const [step, path] of Object.entries(STEP_SWITCHES))
      expect(page).toContain(`\`${step}\` (\`${path.join('.')}\`)`);
  });

  it.each(Object.entries(SWITCH_VARIABLES))(
    'names the variable that changes %s: %s',
    async (key, variable) => {
      const values = key === 'sync.auto' ? ['true'] : ['false', 's3://bucket/path'];
      const changed = await Promise.all(
        values.map(async (value) =>
          settingAt(await loadConfig({ HOME: '/dev/null', [variable]: value }), key),
        ),
      );
      expect(changed).not.toEqual(values.map(() => settingAt(defaultConfig(), key)));
      expect(page).toContain(`\`${variable}\``);
    },
  );
});

describe('the JSON Schema for editors', () => {
  const schema = settingsJsonSchema();

  it('is what the schema of the program gives: npm run schema', () => {
    expect(JSON.parse(readFileSync(join(DOCS, 'config.schema.json'), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
  });

  it('says what each setting does, its bounds and its default', () => {
    expect(schema.properties?.['sessionMemory']?.properties?.['limit']).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 50,
      default: 4,
      description: expect.stringMatching(/at the start of a session\. In a repository's file: the smaller/),
    });
    expect(schema.properties?.['lifecycle']).toMatchObject({ deprecated: true });
  });
});
