import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonc } from '../../src/app/config/config-jsonc.ts';
import { editJsonc } from '../../src/app/setup/foreign-files.ts';

const FILE = 'config.json';
const edit = (text: string, key: string, value: unknown): string => {
  const [first = '', ...rest] = key.split('.');
  return editJsonc(FILE, text, [first, ...rest], value);
};
const parsed = (text: string) => (parseJsonc(text) as { readonly value: unknown }).value;

describe('a setting that is changed', () => {
  it('begins a file where there is none', () => {
    expect(edit('', 'sync.auto', true)).toBe('{\n  "sync": {\n    "auto": true\n  }\n}\n');
  });

  it('leaves comments and the spelling of the rest', () => {
    const text = '{\n  // mine\n  "b" : [ 1,2 ], // why\n  "a": {"x": 1}, /* more */\n}\n';
    expect(edit(text, 'a.x', 2)).toBe(text.replace('"x": 1', '"x": 2'));
    expect(edit(text, 'b', [3])).toContain('// mine\n');
  });

  it.each([
    ['{\n  "a": 1 // of a\n}\n', '{\n  "a": 1, // of a\n  "b": 2\n}\n'],
    ['{\n  "a": 1, // of a\n}\n', '{\n  "a": 1, // of a\n  "b": 2,\n}\n'],
    ['{ // mine\n}\n', '{ // mine\n  "b": 2\n}\n'],
    ['{\n  // mine\n\n}\n', '{\n  // mine\n  "b": 2\n\n}\n'],
    ['{ /* mine */ }', '{ /* mine */\n  "b": 2\n }'],
    ['{\n\t"a": 1 /* of a */\n}\n', '{\n\t"a": 1, /* of a */\n\t"b": 2\n}\n'],
    ['{"a": 1 /* of a */}\n', '{"a": 1, /* of a */"b":2}\n'],
    ['{"a": 1,}', '{"a": 1,"b":2,}'],
    ['{"a": 1}\n', '{"a": 1,"b":2}\n'],
    ['{\r\n  "a": 1 // of a\r\n}\r\n', '{\r\n  "a": 1, // of a\r\n  "b": 2\r\n}\r\n'],
  ])('stands behind the comment of the one before: %j', (text, edited) => {
    expect(edit(text, 'b', 2)).toBe(edited);
  });

  it('is put into its section behind a comment, too', () => {
    expect(edit('{\n  "s": {\n    "a": 1 // of a\n  }\n}\n', 's.b', [2])).toBe(
      '{\n  "s": {\n    "a": 1, // of a\n    "b": [\n      2\n    ]\n  }\n}\n',
    );
  });

  it('is spelled alike where it is new and where another value was', () => {
    for (const text of ['{\n\t"a": 1\n}\n', '{\r\n    "a": 1\r\n}\r\n', '{"a": 1}', '{}']) {
      const fresh = edit(text, 's.b', { words: ['x', 'y'], n: [1] });
      expect(edit(edit(text, 's.b', { n: 1 }), 's.b', { words: ['x', 'y'], n: [1] })).toBe(fresh);
    }
  });

  it('is that which holds where its key is spelled twice', () => {
    expect(edit('{"s": {"b": 1}, "s": {"a": 2}}', 's.b', 3)).toBe('{"s": {"b": 1}, "s": {"a": 2,"b":3}}');
    expect(edit('{"b": 1, "b": 2}', 'b', 3)).toBe('{"b": 1, "b": 3}');
    expect(edit('{\n  "b": 1,\n  "b": 2\n}', 'b', undefined)).toBe('{\n  "b": 1\n}');
    expect(edit('{"s": {"a": 1}, "s": {"b": 2}}', 's.b', undefined)).toBe('{"s": {"a": 1}, "s": {}}');
  });

  it.each(['{"s": true}', '{"s": [["b", 1]]}', '{"s": {"t": "none"}}', '{"s": null}'])(
    'is not there to be taken out where its section is none: %s',
    (text) => {
      expect(editJsonc(FILE, text, ['s', 'b'], undefined)).toBe(text);
      expect(editJsonc(FILE, text, ['s', 't', 'u', 'b'], undefined)).toBe(text);
    },
  );

  it('takes tabs, line ends and the mark at the beginning as they are', () => {
    expect(edit('\ufeff{"a": 1}\n', 'a', 2)).toBe('\ufeff{"a": 2}\n');
    expect(edit('{\r\n\t"a": 1\r\n}\r\n', 'b', 2)).toBe('{\r\n\t"a": 1,\r\n\t"b": 2\r\n}\r\n');
  });

  it.each([
    ['{\n  "a": 1, // x\n  "b": 2 // y\n}\n', '{\n  "a": 1 // x\n}\n'],
    ['{\n  "b": 2, // y\n  // of a\n  "a": 1\n}\n', '{\n  // of a\n  "a": 1\n}\n'],
    ['{"a": 1}\n', '{"a": 1}\n'],
    ['{"a": 1,"b": [2]}\n', '{"a": 1}\n'],
    ['{"b": [\n2],\n"a": 1}\n', '{\n"a": 1}\n'],
    ['{\n  "b": {\n    "x": 1\n  },\n}\n', '{\n}\n'],
  ])('is taken out where there is no value, with the comment of its own: %j', (text, edited) => {
    expect(edit(text, 'b', undefined)).toBe(edited);
    expect(parsed(edited)).toEqual(text.includes('"a"') ? { a: 1 } : {});
  });

  it.each(['{"a": 1', '[]', '"text"', 'KEY=value', '{"s": true}'])(
    'is not written into what is no settings: %s',
    (text) => {
      expect(() => edit(text, 's.b', 1)).toThrow(expect.objectContaining({ code: 'CONFIG_INVALID' }));
    },
  );

  it('is not written into what is nested without end', () => {
    const text = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    expect(() => edit(text, 's.b', 1)).toThrow(expect.objectContaining({ code: 'CONFIG_INVALID' }));
  });

  const name = fc.constantFrom('a', 'b', 'c');
  const leaf = fc.oneof(fc.boolean(), fc.integer(), fc.string(), fc.array(fc.string(), { maxLength: 3 }));
  const settings = fc.dictionary(name, fc.dictionary(name, leaf, { maxKeys: 3 }), { maxKeys: 3 });
  const comment = fc.constantFrom('', ' // c', ' /* c */', ',');
  it('is gone, and nothing else, when it is taken out, however it is commented', () => {
    fc.assert(
      fc.property(
        settings,
        fc.constantFrom(0, 2),
        comment,
        name,
        name,
        (before, indent, put, section, key) => {
          const spelled = JSON.stringify(before, null, indent);
          const text = indent === 0 ? spelled : spelled.replace(/(["\d\]e])\n/g, `$1${put}\n`);
          const { [key]: gone, ...rest } = before[section] ?? {};
          const { [section]: _section, ...others } = before;
          const isLast = gone !== undefined && Object.keys(rest).length === 0; // the section goes with it
          const left = isLast || before[section] === undefined ? others : { ...before, [section]: rest };
          expect(parsed(edit(text, `${section}.${key}`, undefined))).toEqual(left);
        },
      ),
    );
  });

  it('is all that changes, whatever stands there and however it is commented', () => {
    fc.assert(
      fc.property(
        settings,
        fc.constantFrom(0, 2, '\t'),
        comment,
        name,
        name,
        leaf,
        (before, indent, put, section, key, value) => {
          const spelled = JSON.stringify(before, null, indent);
          const text = indent === 0 ? spelled : spelled.replace(/(["\d\]e])\n/g, `$1${put}\n`);
          const edited = edit(text, `${section}.${key}`, value);
          expect(parsed(edited)).toEqual({ ...before, [section]: { ...before[section], [key]: value } });
          expect(edited.split('// c').length + edited.split('/* c').length).toBeGreaterThanOrEqual(
            text.split('// c').length + text.split('/* c').length - 3,
          );
        },
      ),
    );
  });
});
