import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type HookPlace,
  installHooks,
  planHooks,
  planUndo,
  undoHooks,
} from '../../src/app/setup/install-hooks.ts';
import { type HookGroups, settingsHooks } from '../../src/app/setup/settings-hooks.ts';
import { hookPlaces } from '../../src/app/wire/install.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const world = temporaryFolder('cs-install-');
const at = (...path: string[]): string => join(world(), ...path);
const settings = (): string => at('.claude/settings.json');
const script = (name = 'stop'): string => at('.claude/hooks', `cs-memory-${name}.sh`);
const aside = (): string => `${script()}.before-cs-memory`;
const read = (file = settings()): string => readFileSync(file, 'utf8');
const WANTED = settingsHooks('/p/.claude/hooks', 'project');

function write(text: string, file = settings()): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

function setUp(wanted: HookGroups = WANTED, force = false) {
  const place: HookPlace = {
    scope: 'project',
    settings: { path: settings(), name: '.claude/settings.json' },
    hooksFolder: at('.claude/hooks'),
    wanted,
    siblings: [],
    records: at('state/cs-memory/setup'),
    pointer: {
      folder: at('state/data/setup'),
      links: { program: at('state/program'), node: '/usr/bin/node' },
    },
  };
  write('', at('state/program/hook.cjs'));
  return {
    plan: () => planHooks(place, force),
    install: () => installHooks(planHooks(place, force)),
    planUndo: () => planUndo(place),
    takeBack: () => undoHooks(planUndo(place)),
  };
}

/** What stands below a folder, with what is in it. */
const everything = (folder = world()): readonly (readonly [name: string, text: string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => !name.startsWith('state'))
    .map((name) => [name, lstatSync(join(folder, name)).isFile() ? read(join(folder, name)) : '']);

const names = (): readonly unknown[] => everything().map(([name]) => name);

describe('setting hooks up', () => {
  it('again where all of it was removed by hand leaves nothing behind when it is taken back', () => {
    write('{"a":1}\n');
    setUp().install();
    rmSync(at('.claude'), { recursive: true });
    setUp().install();
    setUp().takeBack();
    expect(names()).not.toContain('.claude/settings.json');
  });

  it('keeps what somebody wrote while the question was open, in the settings and at undo', () => {
    write('{"a":1}');
    const planned = setUp().plan();
    write('{"a":1,"permissions":{"allow":["Bash(ls)"]}}');
    installHooks(planned);
    expect(JSON.parse(read())).toMatchObject({ permissions: { allow: ['Bash(ls)'] }, hooks: { Stop: [{}] } });
    const back = setUp().planUndo();
    write(read().replace('"a":1', '"a":2'));
    undoHooks(back);
    expect(JSON.parse(read())).toEqual({ a: 2, permissions: { allow: ['Bash(ls)'] } });
  });

  it.each([
    '',
    '{\n}\n',
    '{ /*a*/ }',
    '{\r\n  "hooks": {\r\n    "Stop": [ ]\r\n  },\r\n  "z": 1\r\n}\r\n',
    '\ufeff{ "a": 1,\n }',
    '{\n\t"a": 1, // x\n\t"hooks": {"Stop": [],}, // y\n}',
  ])('takes an update back byte for byte, too: %j', (text) => {
    write(text);
    const { Stop: _stop, ...older } = WANTED;
    setUp(older).install();
    setUp().install();
    expect(read()).toContain('cs-memory-stop.sh');
    setUp().takeBack();
    expect(read()).toBe(text);
  });

  it.each(['pointer', 'settings'])('leaves everything as it was where the %s cannot be written', (what) => {
    write('#!/bin/sh\necho mine\n', script());
    const before = everything();
    if (what === 'pointer') write('', at('state/data'));
    else mkdirSync(settings()); // no file goes over a folder
    expect(() => setUp(WANTED, true).install()).toThrow('could not be');
    rmSync(settings(), { recursive: true, force: true });
    expect(everything()).toEqual(before);
    expect(existsSync(at('state/cs-memory'))).toBe(false);
  });

  it("never loses a script of the user's, however often one comes", () => {
    write('A', script());
    setUp(WANTED, true).install();
    write('B', script());
    expect(() => setUp(WANTED, true).install()).toThrow(/cannot be moved aside.*already exists/);
    expect(setUp().planUndo().left).toEqual([aside()]);
    setUp().takeBack();
    expect([read(script()), read(aside())]).toEqual(['B', 'A']);
  });

  it('takes back what is left where somebody took away what was moved aside', () => {
    write('A', script());
    write('C', script('session-end'));
    setUp(WANTED, true).install();
    rmSync(aside());
    setUp().takeBack();
    expect(names()).toEqual(['.claude', '.claude/hooks', '.claude/hooks/cs-memory-session-end.sh']);
  });

  it('writes beside the file under no name that a clone could have a link at', () => {
    write('{}');
    const planted = Array.from({ length: 3 }, (_, more) => `${settings()}.${process.pid + more}`);
    for (const name of planted) symlinkSync(at('precious'), name);
    write('mine', at('precious'));
    setUp().install();
    expect(read(at('precious'))).toBe('mine');
    expect(lstatSync(settings()).isSymbolicLink()).toBe(false);
  });

  it('writes through no link that leads to nothing, and loses none', () => {
    mkdirSync(at('.claude/hooks'), { recursive: true });
    symlinkSync(at('profile'), settings());
    expect(() => setUp(WANTED, true).install()).toThrow(/is a dangling link/);
    rmSync(settings());
    symlinkSync(at('profile'), script());
    expect(() => setUp().install()).toThrow(/does not belong to cs-memory/);
    setUp(WANTED, true).install();
    expect(existsSync(at('profile'))).toBe(false);
    setUp().takeBack();
    expect(names()).toEqual(['.claude', '.claude/hooks', '.claude/hooks/cs-memory-stop.sh']);
    expect(readlinkSync(script())).toBe(at('profile'));
  });

  it.each([
    ['nested without end', 'CONFIG_INVALID', () => write('['.repeat(100_000))],
    ['a file in the place of their folder', 'IO_FAILED', () => write('', at('.claude'))],
  ])('says what is wrong with settings: %s', (_what, code, make) => {
    make();
    const before = everything();
    expect(() => setUp().install()).toThrow(expect.objectContaining({ code }));
    expect(everything()).toEqual(before);
  });

  it('says where the settings lead', () => {
    write('{}', at('dotfiles/claude.json'));
    mkdirSync(at('.claude'));
    symlinkSync(at('dotfiles/claude.json'), settings());
    expect(setUp().plan().leadsTo).toBe(at('dotfiles/claude.json'));
  });

  it("names the user's scripts by a path that holds in every folder", () => {
    const { user } = hookPlaces({ cwd: world(), env: { HOME: world(), CLAUDE_CONFIG_DIR: 'client' } });
    const { settings: file, wanted } = user;
    expect(file.path).toBe(at('client/settings.json'));
    expect(wanted['Stop']?.[0]?.hooks[0]?.command).toBe(at('client/hooks/cs-memory-stop.sh'));
  });
});
