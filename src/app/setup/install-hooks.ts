import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { inverseEdits, withEdits } from '../../core/json-text.ts';
import { targetOf } from '../../files/write.ts';
import {
  asideOf,
  type HookPlace,
  type InstallPorts,
  planUndo,
  sha256,
  type UndoPlan,
  undo,
  withoutHooks,
} from './change-file.ts';
import {
  emptyPlaces,
  HOOK_SCRIPTS,
  hookInsertions,
  hookScript,
  ourHooks,
  SCRIPT_MARK,
} from './model/settings-hooks.ts';
import * as files from './store/foreign-files.ts';

export interface PlannedScript {
  readonly path: string;
  readonly state: 'new' | 'changed' | 'same' | 'foreign';
  readonly text: string;
}

export type HooksPlan = ReturnType<typeof planHooks>;

/**
 * Hooks in a settings file, and their scripts. Planning writes nothing; `run` and `undo` look at the files again, since who was asked
 * may have thought for a while. All throw CONFIG_INVALID for a file that the client cannot read, and IO_FAILED.
 */
export function createInstallHooks(ports: InstallPorts) {
  return {
    /** Throws USAGE for a script that is the user's, unless `force` moves it aside. */
    plan: (place: HookPlace, { force = false } = {}) => planHooks(ports, place, force),
    /** Scripts first, settings last; takes all back where something of it cannot be done. */
    run: ({ place, scripts }: HooksPlan): void =>
      ports.alone(() => run(ports, planHooks(ports, place, scripts.some(isForeign)))),
    planUndo: (place: HookPlace): UndoPlan => planUndo(ports, place),
    /** It can be done again where it failed half-way. */
    undo: ({ place }: UndoPlan): void => ports.alone(() => undo(ports, planUndo(ports, place))),
  };
}

const isForeign = ({ state }: PlannedScript): boolean => state === 'foreign';

/** What setting up would do: nothing of it has been done. */
function planHooks({ records, pointer }: InstallPorts, place: HookPlace, force: boolean) {
  pointer.check();
  const content = files.readJson(place.settings);
  const isThere = isDeepStrictEqual(ourHooks(content.root), place.wanted);
  const scripts = Object.keys(HOOK_SCRIPTS).map((name) => plannedScript(place, name));
  for (const { path } of scripts.filter(isForeign)) checkForeign(path, force);
  const isDone = isThere && pointer.isSet() && scripts.every(({ state }) => state === 'same');
  const target = targetOf(place.settings.path);
  return {
    ...{ place, scripts, isDone },
    /** The file that changes, where the settings are a link, or in a folder that is one. */
    leadsTo: target === place.settings.path ? undefined : target,
    settings: isThere ? undefined : plannedSettings(place, content, records.get(place.settings.path)),
    /** Whether the client reads the file at all: it takes no comments. */
    isStrict: content.isStrict,
  };
}

function checkForeign(path: string, force: boolean): void {
  if (!force)
    throw new CsError('USAGE', `${path} exists and does not belong to cs-memory`, {
      hint: '--force moves it aside, and --undo brings it back',
    });
  if (files.read(asideOf(path)) !== undefined)
    throw new CsError('USAGE', `${path} cannot be moved aside: ${asideOf(path)} already exists`, {
      hint: 'move one of the two away',
    });
}

function plannedScript({ hooksFolder }: HookPlace, name: string): PlannedScript {
  const path = join(hooksFolder, name);
  const [text, now] = [hookScript(name), files.read(path)];
  const told = (state: PlannedScript['state']): PlannedScript => ({ path, text, state });
  if (now === undefined) return told('new');
  if (now === text) return told(files.isExecutable(path) ? 'same' : 'changed');
  return told(now.includes(SCRIPT_MARK) ? 'changed' : 'foreign');
}

/** Hooks of ours that are there, of another version perhaps, make room first. An empty file counts as an empty object, and is replaced whole. */
function plannedSettings(
  { settings: { path, name }, wanted }: HookPlace,
  content: files.JsonContent,
  record: files.SetupRecord | undefined,
) {
  const bare = withoutHooks(content, record?.settings) ?? '';
  const isBlank = bare.trim() === '';
  const text = isBlank ? '{}\n' : bare;
  const root = files.parse(text);
  const inserted = hookInsertions(text, root, wanted, name);
  const edits = isBlank ? [{ offset: 0, length: bare.length, text: withEdits(text, inserted) }] : inserted;
  const after = withEdits(bare, edits);
  const created = !content.exists || (record?.settings.created ?? false); // the file of an older record may be gone
  const inverse = inverseEdits(bare, edits);
  const change = { path, created, after: sha256(after), inverse, kept: emptyPlaces(root) };
  return { before: content.text, after, change };
}

type Done = Readonly<{ aside: string[]; scripts: string[]; folders: string[] }>;

function run(ports: InstallPorts, planned: HooksPlan): void {
  if (planned.isDone) return;
  const { records } = ports;
  const { path } = planned.place.settings;
  const before = records.get(path);
  const done: Done = { aside: [], scripts: [], folders: [] };
  const recordOf = (aside: readonly string[], folders: readonly string[]): files.SetupRecord => ({
    version: 1,
    settings: planned.settings?.change ?? before?.settings ?? { ...UNKNOWN, path },
    aside: [...(before?.aside ?? []), ...aside],
    folders: [...(before?.folders ?? []), ...folders],
  });
  try {
    // Before anything is moved, so that --undo finds it if we are killed.
    const foreign = planned.scripts.filter(isForeign).map((script) => script.path);
    records.put(path, recordOf(foreign, []));
    writeScripts(planned, done);
    ports.pointer.set();
    records.put(path, recordOf(done.aside, done.folders));
    if (planned.settings === undefined) return;
    const more = files.write(path, planned.settings.after);
    if (more.length > 0) records.put(path, recordOf(done.aside, [...done.folders, ...more]));
  } catch (error) {
    takeBack(ports, path, before, done);
    throw error;
  }
}

/** Of a file that has our hooks already, by whomever. */
const UNKNOWN = { created: false, after: '', inverse: [], kept: [] };

function writeScripts({ scripts }: HooksPlan, done: Done): void {
  for (const { path } of scripts.filter(isForeign)) {
    files.rename(path, asideOf(path));
    done.aside.push(path);
  }
  for (const { path, text, state } of scripts.filter((script) => script.state !== 'same')) {
    done.folders.push(...files.write(path, text, 0o755));
    if (state !== 'changed') done.scripts.push(path);
  }
}

/** As far as it can be done: what kept the rest from being done may be in the way of this, too. */
function takeBack(
  { records, pointer }: InstallPorts,
  path: string,
  before: files.SetupRecord | undefined,
  { aside, scripts, folders }: Done,
): void {
  const steps = [
    ...scripts.map((script) => () => files.remove(script)),
    ...aside.map((script) => () => files.rename(asideOf(script), script)),
    () => files.removeEmpty(folders),
    () => (before === undefined ? records.remove(path) : records.put(path, before)),
    () => records.paths().length > 0 || pointer.remove(),
  ];
  for (const step of steps) attempt(step); // the first error is the one to be told
}
