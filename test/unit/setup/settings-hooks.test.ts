import fc from 'fast-check';
import { type Node, type ParseError, parse, parseTree } from 'jsonc-parser/lib/esm/main.js';
import { describe, expect, it } from 'vitest';
import plugin from '../../../hooks.json';
import {
  emptyPlaces,
  HOOK_SCRIPTS,
  hookInsertions,
  hookRemovals,
  ourHooks,
  settingsHooks,
} from '../../../src/app/setup/settings-hooks.ts';
import { errorCode } from '../../../src/core/errors.ts';
import { inverseEdits, type JsonNode, withEdits } from '../../../src/core/json-text.ts';

const FOLDER = '/x/.claude/hooks';
const wanted = settingsHooks(FOLDER, 'project');
const treeOf = (text: string): JsonNode =>
  parseTree(text, [], { allowTrailingComma: true }) as Node as JsonNode;
const merge = (text: string): string =>
  withEdits(text, hookInsertions(text, treeOf(text), wanted, 'settings.json'));
const unmerge = (text: string, kept: readonly string[] = []): string =>
  withEdits(text, hookRemovals(text, treeOf(text), kept));

const own = { hooks: [{ type: 'command', command: 'echo own' }] };

/** Settings of all kinds: keys, events of hooks, lists and objects that are empty. */
const settings = fc.record(
  {
    $schema: fc.constant('https://example.org/settings.json'),
    permissions: fc.record({ allow: fc.array(fc.string({ unit: 'grapheme' })) }),
    env: fc.dictionary(fc.string(), fc.string()),
    hooks: fc.dictionary(
      fc.constantFrom('Stop', 'PreToolUse', 'Notification', 'SessionStart'),
      fc.array(fc.constant(own), { maxLength: 2 }),
    ),
    z: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const style = fc.record({
  indent: fc.constantFrom<string | number | undefined>(2, 4, '\t', undefined),
  eol: fc.constantFrom('\n', '\r\n'),
  end: fc.constantFrom('', '\n', '\n\n'),
});
const document = fc
  .tuple(settings, style)
  .map(([value, { indent, eol, end }]) =>
    `${JSON.stringify(value, null, indent)}${end}`.replaceAll('\n', eol),
  );

describe('hooks in settings', () => {
  it('have all events, matchers and time-outs of the plugin, run by six scripts', () => {
    const flat = (hooks: object): object =>
      JSON.parse(JSON.stringify(hooks), (key, value) =>
        key === 'command' || key === 'args' ? undefined : value,
      );
    const atEnd = [{ hooks: [{ type: 'command', timeout: 2 }] }]; // what is more, the client waits for everybody's
    expect(flat(wanted)).toEqual({ ...flat(plugin.hooks), SessionEnd: atEnd });
    const commands = Object.values(wanted).flatMap((groups) => groups.flatMap(({ hooks }) => hooks));
    expect(new Set(commands.map(({ command }) => command.slice(FOLDER.length + 1)))).toEqual(
      new Set(Object.keys(HOOK_SCRIPTS)),
    );
    // Users' settings name them.
    const names = ['session-start', 'user-prompt-submit', 'tool-use', 'stop', 'pre-compact', 'session-end'];
    expect(Object.keys(HOOK_SCRIPTS)).toEqual(names.map((name) => `cs-memory-${name}.sh`));
  });

  it('are added to what is there, and nothing of it changes', () => {
    fc.assert(
      fc.property(document, (text) => {
        const before = JSON.parse(text);
        const after = JSON.parse(merge(text));
        expect({ ...after, hooks: undefined }).toEqual({ ...before, hooks: undefined });
        expect(Object.keys(after).slice(0, Object.keys(before).length)).toEqual(Object.keys(before));
        for (const [event, groups] of Object.entries(wanted))
          expect(after.hooks[event]).toEqual([...(before.hooks?.[event] ?? []), ...groups]);
        expect(ourHooks(treeOf(merge(text)))).toEqual(wanted);
      }),
    );
  });

  it('leave every byte that was there where it was', () => {
    fc.assert(
      fc.property(document, (text) => {
        const edits = hookInsertions(text, treeOf(text), wanted, 'settings.json');
        const after = withEdits(text, edits);
        expect(edits.every(({ length }) => length === 0)).toBe(true);
        expect(withEdits(after, inverseEdits(text, edits))).toBe(text);
        expect(after.includes('\r\n') && /[^\r]\n/.test(after)).toBe(false);
      }),
    );
  });

  it('go again byte for byte, with nothing remembered but what was empty', () => {
    fc.assert(
      fc.property(document, (text) => {
        expect(unmerge(merge(text), emptyPlaces(treeOf(text)))).toBe(text);
      }),
    );
  });

  it('go again out of a file that was changed since', () => {
    fc.assert(
      fc.property(document, fc.jsonValue(), (text, later) => {
        const changed = { ...JSON.parse(merge(text)), later };
        const rest = JSON.parse(unmerge(JSON.stringify(changed, null, 3), emptyPlaces(treeOf(text))));
        expect(rest).toEqual({ ...JSON.parse(text), later: JSON.parse(JSON.stringify(later)) });
      }),
    );
  });

  it.each([
    ['{\n\t"a": 1 // one\n}\n', '{\n\t"a": 1, // one\n\t"hooks": {'],
    ['{\n  "a": 1, // one\n}\n', '{\n  "a": 1, // one\n  "hooks": {'],
    ['{\n  // nothing yet\n}', '// nothing yet'],
    ['{"a":1}', '{"a":1,"hooks":{"SessionStart":[{'],
    ['\ufeff{ "a": [ ] }', '"hooks":{'],
  ])('keep comments and style: %j', (text, part) => {
    expect(merge(text)).toContain(part);
    expect(parse(merge(text))).toMatchObject({ ...parse(text), hooks: wanted });
    expect(withEdits(merge(text), inverseEdits(text, hookInsertions(text, treeOf(text), wanted, 's')))).toBe(
      text,
    );
  });

  it.each([
    '{ // mine\n}\n',
    '{\n  "hooks": { // mine\n  }\n}\n',
    '{\n  "a": 1, // one\n}\n',
    '{\n  "hooks": {\n    "Stop": [\n      {"hooks": []}, // one\n    ],\n  },\n}\n',
  ])('go again with comments and commas as they were: %j', (text) => {
    expect(parse(merge(text))).toMatchObject({ hooks: { SessionStart: wanted['SessionStart'] } });
    expect(unmerge(merge(text), emptyPlaces(treeOf(text)))).toBe(text);
  });

  it.each([
    (hooks: string) => `{ // mine\n"hooks": ${hooks}}`,
    (hooks: string) => `{ // mine\n"hooks": ${hooks}\n,}`,
    (hooks: string) => `{ "a": 1, // mine\n"hooks": ${hooks} /* ours */ }`,
    (hooks: string) => `{\n// mine\n"hooks": ${hooks}, /* b */ "b": 1\n}`,
    (hooks: string) => `{ "a": 1, // mine\n"hooks": ${hooks}, /* b */ "b": 1,}`,
  ])('go from behind a comment, and what follows on their line is not part of it: %s', (around) => {
    const left = unmerge(around(JSON.stringify(JSON.parse(merge('{}')).hooks)));
    const { hooks: _gone, ...others } = parse(around('0'));
    const errors: ParseError[] = [];
    expect(parse(left, errors, { allowTrailingComma: true })).toEqual(others);
    expect(errors).toEqual([]);
    expect(left).toContain('// mine');
  });

  it('leave a hook that somebody put into our group', () => {
    const value = JSON.parse(merge('{}'));
    value.hooks.Stop[0].hooks.unshift(...own.hooks);
    value.hooks.Stop[0].hooks.push({ type: 'command', command: 'last' });
    expect(JSON.parse(unmerge(JSON.stringify(value, null, 2)))).toEqual({
      hooks: { Stop: [{ hooks: [...own.hooks, { type: 'command', command: 'last' }] }] },
    });
  });

  it.each(['[]', '{"hooks":[]}', '{"hooks":{"Stop":{}}}'])(
    'are not put where the client reads none: %s',
    (text) => {
      let code: unknown;
      try {
        merge(text);
      } catch (error) {
        code = errorCode(error);
      }
      expect(code).toBe('CONFIG_INVALID');
    },
  );
});
