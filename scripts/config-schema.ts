// Makes docs/config.schema.json, by which editors complete and check settings files, from the zod schema.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsJsonSchema } from '../src/app/config/config-json-schema.ts';

const file = resolve(import.meta.dirname, '../docs/config.schema.json');
writeFileSync(file, `${JSON.stringify(settingsJsonSchema(), null, 2)}\n`);
console.log(`wrote ${file}`);
