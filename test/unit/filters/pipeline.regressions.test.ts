import { describe, expect, it } from 'vitest';
import { findingsInLine } from '../../../src/memories/secrets.ts';
import { createPipeline, draw, filterText } from './support.ts';

const token = ['gh', 'p_', draw('regression', 'ABCDEFGHabcdefgh0123456789', 36)].join('');
const runLeft = (text: string): boolean => text.includes(token.slice(12, 24));

describe('what once led a view astray', () => {
  it.each(['valueOf', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'the entity &%s;',
    (name) => {
      const encoded = token.replace(/[A-Z]/g, (letter) => `&#${letter.charCodeAt(0)};`);
      expect(runLeft(filterText(`&${name}; token ${encoded} and so on`))).toBe(false);
      expect(filterText(`&${name}; is no entity`)).toBe(`&${name}; is no entity`);
    },
  );

  it('a block whose base64 stands in several runs', () => {
    const parts = [
      '<private>one two three four five',
      'six seven eight nine ten eleven',
      'twelve thirteen</private> fourteen',
    ];
    const runs = parts.map((part) => Buffer.from(part).toString('base64'));
    const filtered = filterText(`["${runs.join('",\n "')}"]`);
    for (const run of runs) expect(filtered).not.toContain(run.slice(4, 20));
  });
});

it('looks at a line of a note whatever its fields are called', () => {
  const filters = createPipeline();
  for (const name of ['constructor', 'toString', 'valueOf', '__proto__']) {
    const line = `{"v":1,"id":"0123456789abcdef","at":"2026-01-01T00:00:00.000Z","type":"seen","${name}":"${token}"}`;
    expect(findingsInLine(filters, line).findings.length).toBeGreaterThan(0);
  }
});
