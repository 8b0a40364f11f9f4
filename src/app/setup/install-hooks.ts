import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { inverseEdits, withEdits } from '../../core/json-text.ts';
import { asOnlyWriter } from '../../files/lock.ts';
import { targetOf } from '../../files/write.ts';
import * as files from './foreign-files.ts';
import * as installed from './installed.ts';
import * as hooks from './settings-hooks.ts';

// Hooks in a settings file, and their scripts. Planning writes nothing; installing and undoing look at the files again, since who was asked
// may have thought for a while. All throw CONFIG_INVALID for a file that the client cannot read, and IO_FAILED.

export interface HookPlace {
  readonly scope: hooks.SettingsScope;
  readonly settings: files.JsonFile;
  readonly hooksFolder: string;
  readonly wanted: hooks.HookGroups;
  readonly siblings: readonly files.JsonFile[];
  /** The folder of what is on record of all places. */
  readonly records: string;
  readonly pointer: installed.Pointer;
}

export type HooksPlan = ReturnType<typeof planHooks>;
export type UndoPlan = ReturnType<typeof planUndo>;

/** One process of this user at a time; the lock is beside our folder, which goes with the last record. */
const alone = <T>({ records }: HookPlace, task: () => T): T => asOnlyWriter(dirname(records), task);

const isForeign = ({ state }: ReturnType<typeof plannedScript>): boolean => state === 'foreign';

/** Where a script of the user's by one of our names is moved to. */
const asideOf = (script: string): string => `${script}.before-cs-memory`;

const isScriptOfOurs = (path: string): boolean | undefined => files.read(path)?.includes(hooks.SCRIPT_MARK);

/** What setting up would do. Throws USAGE for a script that is the user's, unless `force` moves it aside. */
export function planHooks(place: HookPlace, force = false) {
  installed.checkPointer(place.pointer);
  const content = files.readJson(place.settings);
  const isThere = isDeepStrictEqual(hooks.ourHooks(content.root), place.wanted);
  const scripts = Object.keys(hooks.HOOK_SCRIPTS).map((name) => plannedScript(place, name));
  for (const { path } of scripts.filter(isForeign)) checkForeign(path, force);
  const isDone =
    isThere && installed.isPointerSet(place.pointer) && scripts.every(({ state }) => state === 'same');
  const target = targetOf(place.settings.path);
  return {
    ...{ place, scripts, isDone },
    /** The file that changes, where the settings are a link, or in a folder that is one. */
    leadsTo: target === place.settings.path ? undefined : target,
    settings: isThere ? undefined : plannedSettings(place, content),
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

function plannedScript({ hooksFolder }: HookPlace, name: string) {
  const path = join(hooksFolder, name);
  const [text, now] = [hooks.hookScript(name), files.read(path)];
  const told = (state: 'new' | 'changed' | 'same' | 'foreign') => ({ path, text, state });
  if (now === undefined) return told('new');
  if (now === text) return told(files.isExecutable(path) ? 'same' : 'changed');
  return told(now.includes(hooks.SCRIPT_MARK) ? 'changed' : 'foreign');
}

/** Hooks of ours that are there, of another version perhaps, make room first. An empty file counts as an empty object, and is replaced whole. */
function plannedSettings(
  { settings: { path, name }, wanted, records }: HookPlace,
  content: files.JsonContent,
) {
  const record = installed.readRecord(records, path)?.settings;
  const bare = withoutHooks(content, record) ?? '';
  const isBlank = bare.trim() === '';
  const text = isBlank ? '{}\n' : bare;
  const root = files.treeOf(text) ?? content.root; // it is known to be whole
  const inserted = hooks.hookInsertions(text, root, wanted, name);
  const edits = isBlank ? [{ offset: 0, length: bare.length, text: withEdits(text, inserted) }] : inserted;
  const after = withEdits(bare, edits);
  const created = !content.exists || (record?.created ?? false); // the file of an older record may be gone
  const inverse = inverseEdits(bare, edits);
  const change = { path, created, after: installed.sha256(after), inverse, kept: hooks.emptyPlaces(root) };
  return { before: content.text, after, change };
}

/** Scripts first, settings last; takes all back where something of it cannot be done. */
export const installHooks = ({ place, scripts }: HooksPlan): void =>
  alone(place, () => install(planHooks(place, scripts.some(isForeign))));

function install({ place, scripts, settings, isDone }: HooksPlan): void {
  if (isDone) return;
  const { path } = place.settings;
  const before = installed.readRecord(place.records, path);
  const aside = scripts.filter(isForeign).map((script) => script.path);
  const folders = [...(before?.folders ?? [])];
  const note = (): void =>
    installed.keepRecord(place.records, path, {
      version: 1,
      settings: settings?.change ?? before?.settings ?? { ...UNKNOWN, path },
      aside: [...(before?.aside ?? []), ...aside],
      folders,
    });
  try {
    note(); // before anything is moved, so that --undo finds it if we are killed
    for (const script of aside) files.rename(script, asideOf(script));
    for (const script of scripts.filter(({ state }) => state !== 'same'))
      folders.push(...files.write(script.path, script.text, 0o755));
    installed.setPointer(place.pointer);
    if (settings !== undefined) folders.push(...files.write(path, settings.after));
    note();
  } catch (error) {
    // The first error is the one to be told. What was there before, as in a clone that brings it, goes on with what it has.
    const isFirst = before === undefined && settings !== undefined;
    if (isFirst && scripts.every(({ state }) => state === 'new' || state === 'foreign'))
      attempt(() => undo(planUndo(place), folders));
    throw error;
  }
}

/** Of a file that has our hooks already, by whomever. */
const UNKNOWN = { created: false, after: '', inverse: [], kept: [] };

/** A settings file without our hooks: byte for byte as it was before setup, where nobody changed it since. Undefined: it was not there. */
function withoutHooks({ text, root }: files.JsonContent, change: installed.FileChange | undefined) {
  if (change !== undefined && installed.sha256(text) === change.after)
    return change.created ? undefined : withEdits(text, change.inverse);
  const rest = withEdits(text, hooks.hookRemovals(text, root, change?.kept ?? []));
  return change?.created === true && /^\s*\{\s*\}\s*$/.test(rest) ? undefined : rest;
}

export function planUndo(place: HookPlace) {
  const content = files.readJson(place.settings);
  const record = installed.readRecord(place.records, place.settings.path);
  const after = withoutHooks(content, record?.settings);
  const isShared = place.siblings.some(
    (sibling) => Object.keys(hooks.ourHooks(files.readJson(sibling).root)).length > 0,
  );
  const ours = Object.keys(hooks.HOOK_SCRIPTS).map((name) => join(place.hooksFolder, name));
  const scripts = isShared ? [] : ours.filter(isScriptOfOurs);
  const moved = isShared ? [] : movedAside(record);
  const isSame = !content.exists || after === content.text;
  return {
    ...{ place, before: content.text, scripts },
    /** Undefined: the file goes. */
    after: content.exists ? after : undefined,
    /** Scripts of the user's that stay where setup moved them to, since something else is in their place. */
    left: moved.filter((path) => isScriptOfOurs(path) === false).map(asideOf),
    isDone: isSame && scripts.length === 0 && record === undefined,
  };
}

/** Takes hooks back; the record goes last, so that it can be done again where it failed half-way. */
export const undoHooks = ({ place }: UndoPlan): void => alone(place, () => undo(planUndo(place)));

function undo({ place, before, after, scripts }: UndoPlan, made: readonly string[] = []): void {
  const { path } = place.settings;
  const recordOf = (of: string) => installed.readRecord(place.records, of);
  const record = recordOf(path);
  if (after === undefined) files.remove(path);
  else if (after !== before) files.write(path, after);
  const sibling = place.siblings.find((it) => recordOf(it.path) !== undefined)?.path ?? '';
  const heir = recordOf(sibling);
  if (scripts.length > 0 || heir === undefined) removeScripts(scripts, record);
  else if (record !== undefined)
    installed.keepRecord(place.records, sibling, {
      ...heir,
      aside: [...heir.aside, ...record.aside],
      folders: [...heir.folders, ...record.folders],
    });
  files.removeEmpty(made);
  installed.keepRecord(place.records, path, undefined);
  if (installed.recordedPaths(place.records).length === 0) installed.removePointer(place.pointer);
}

function removeScripts(scripts: readonly string[], record: installed.SetupRecord | undefined): void {
  for (const script of scripts) files.remove(script);
  for (const script of movedAside(record))
    if (files.read(script) === undefined) files.rename(asideOf(script), script);
  files.removeEmpty(record?.folders ?? []);
}

const movedAside = (record: installed.SetupRecord | undefined): readonly string[] =>
  [...new Set(record?.aside)].filter((script) => files.read(asideOf(script)) !== undefined);
