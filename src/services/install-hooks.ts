import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CsError } from '../domain/errors.ts';
import { hookScript, SCRIPT_MARK } from '../domain/hook-scripts.ts';
import {
  emptyPlaces,
  HOOK_SCRIPTS,
  type HookGroups,
  hookInsertions,
  hookRemovals,
  ourHooks,
  type SettingsScope,
} from '../domain/settings-hooks.ts';
import { withEdits } from '../domain/text-edits.ts';
import type {
  ForeignFiles,
  JsonContent,
  JsonFile,
  ProgramPointer,
  SetupRecord,
  SetupRecords,
} from '../ports/install.ts';
import { blankFree, type PlannedChange, plannedChange, putFile, takenBack } from './change-file.ts';

/** Where hooks are set up. */
export interface HookPlace {
  readonly scope: SettingsScope;
  readonly settings: JsonFile;
  readonly hooksFolder: string;
  readonly wanted: HookGroups;
  /** Settings files whose hooks run the scripts of the same folder. */
  readonly siblings: readonly JsonFile[];
}

export interface InstallPorts {
  readonly files: ForeignFiles;
  readonly records: SetupRecords;
  readonly pointer: ProgramPointer;
}

export interface PlannedScript {
  readonly path: string;
  readonly state: 'new' | 'changed' | 'same' | 'foreign';
  readonly text: string;
}

/** What setting up would do: nothing of it has been done. */
export interface HooksPlan {
  readonly place: HookPlace;
  /** Absent where the hooks are in the file already. */
  readonly settings?: PlannedChange;
  readonly scripts: readonly PlannedScript[];
  /** Whether the client reads the file at all: it takes no comments. */
  readonly isStrict: boolean;
  /** Nothing is to be done. */
  readonly isDone: boolean;
}

/** What taking back would do. */
export interface UndoPlan {
  readonly place: HookPlace;
  readonly before: string;
  /** Undefined: the file goes. */
  readonly after: string | undefined;
  /** Scripts that go. */
  readonly scripts: readonly string[];
  readonly isDone: boolean;
}

/** Hooks in a settings file of the client, and the scripts that they run. Planning writes nothing. */
export interface InstallHooks {
  /** Throws CONFIG_INVALID for a settings file that is not what the client reads, USAGE for a script that is the user's, IO_FAILED. */
  plan(place: HookPlace, options?: { readonly force?: boolean }): HooksPlan;
  /** Scripts first, settings last; takes the scripts away again where the settings cannot be written. Throws IO_FAILED. */
  run(plan: HooksPlan): void;
  /** Throws CONFIG_INVALID, IO_FAILED. */
  planUndo(place: HookPlace): UndoPlan;
  /** Throws IO_FAILED. */
  undo(plan: UndoPlan): void;
}

export function createInstallHooks(ports: InstallPorts): InstallHooks {
  return {
    plan: (place, { force = false } = {}) => plan(ports, place, force),
    run: (planned) => run(ports, planned),
    planUndo: (place) => planUndo(ports, place),
    undo: (planned) => undo(ports, planned),
  };
}

function plan({ files, records, pointer }: InstallPorts, place: HookPlace, force: boolean): HooksPlan {
  pointer.check();
  const content = files.readJson(place.settings);
  const isThere = isDeepStrictEqual(ourHooks(content.root), place.wanted);
  const scripts = Object.keys(HOOK_SCRIPTS).map((name) => plannedScript(files, place, name));
  const foreign = scripts.find(({ state }) => state === 'foreign');
  if (foreign !== undefined && !force)
    throw new CsError('USAGE', `${foreign.path} is there, and not of cs-memory`, {
      hint: '--force moves it aside, and --undo brings it back',
    });
  const isDone = isThere && pointer.isSet() && scripts.every(({ state }) => state === 'same');
  return {
    place,
    ...(isThere
      ? {}
      : { settings: plannedSettings(files, place, content, records.get(place.settings.path)) }),
    scripts,
    isStrict: content.isStrict,
    isDone,
  };
}

function plannedScript(files: ForeignFiles, { hooksFolder }: HookPlace, name: string): PlannedScript {
  const path = join(hooksFolder, name);
  const [text, now] = [hookScript(name), files.read(path)];
  const told = (state: PlannedScript['state']): PlannedScript => ({ path, text, state });
  if (now === undefined) return told('new');
  if (now === text) return told(files.isExecutable(path) ? 'same' : 'changed');
  return told(now.includes(SCRIPT_MARK) ? 'changed' : 'foreign');
}

/** Hooks of ours that are there, of another version perhaps, make room first. */
function plannedSettings(
  files: ForeignFiles,
  { settings, wanted }: HookPlace,
  content: JsonContent,
  record: SetupRecord | undefined,
): PlannedChange {
  const stripped = blankFree(withoutOurs(content, record));
  const root = files.parse(stripped.text);
  const edits = hookInsertions(stripped.text, root, wanted, settings.name);
  const isBlank = content.text.trim() === '';
  const base = { text: isBlank ? content.text : stripped.text, exists: content.exists };
  const change = plannedChange(settings.path, base, stripped.edits(edits), emptyPlaces(root));
  const created = record?.settings.created ?? change.change.created;
  return { ...change, before: content.text, change: { ...change.change, created } };
}

function withoutOurs({ text, root }: JsonContent, record: SetupRecord | undefined): string {
  return withEdits(text, hookRemovals(text, root, record?.settings.kept ?? []));
}

function run({ files, records, pointer }: InstallPorts, { place, settings, scripts }: HooksPlan): void {
  const { path } = place.settings;
  const before = records.get(path);
  const aside = scripts.filter(({ state }) => state === 'foreign').map((script) => script.path);
  for (const script of aside) files.rename(script, asideOf(script));
  const folders = scripts
    .filter(({ state }) => state !== 'same')
    .flatMap((script) => files.write(script.path, script.text, 0o755));
  pointer.set();
  const unknown = { path, created: false, after: '', inverse: [], kept: [] };
  const record: SetupRecord = {
    version: 1,
    settings: settings?.change ?? before?.settings ?? unknown,
    aside: [...(before?.aside ?? []), ...aside],
    folders: [...(before?.folders ?? []), ...folders],
  };
  try {
    records.put(path, record);
    if (settings === undefined) return;
    const more = files.write(path, settings.after);
    if (more.length > 0) records.put(path, { ...record, folders: [...record.folders, ...more] });
  } catch (error) {
    if (before === undefined)
      removeScripts(
        files,
        scripts.filter(({ state }) => state === 'new').map((script) => script.path),
        record,
      );
    if (before === undefined) records.remove(path);
    throw error;
  }
}

const asideOf = (script: string): string => `${script}.before-cs-memory`;

function planUndo({ files, records }: InstallPorts, place: HookPlace): UndoPlan {
  const content = files.readJson(place.settings);
  const record = records.get(place.settings.path);
  const after = takenBack(content.text, record?.settings, () => withoutOurs(content, record));
  const isShared = place.siblings.some(
    (sibling) => Object.keys(ourHooks(files.readJson(sibling).root)).length > 0,
  );
  const ours = Object.keys(HOOK_SCRIPTS)
    .map((name) => join(place.hooksFolder, name))
    .filter((path) => files.read(path)?.includes(SCRIPT_MARK));
  const scripts = isShared ? [] : ours;
  const isSame = content.exists ? after === content.text : true;
  return {
    place,
    before: content.text,
    after: content.exists ? after : undefined,
    scripts,
    isDone: isSame && scripts.length === 0 && record === undefined,
  };
}

function undo({ files, records, pointer }: InstallPorts, { place, before, after, scripts }: UndoPlan): void {
  const { path } = place.settings;
  const record = records.get(path);
  if (after !== before) putFile(files, path, after);
  records.remove(path);
  const sibling = place.siblings.find((it) => records.get(it.path) !== undefined);
  const heir = sibling === undefined ? undefined : records.get(sibling.path);
  if (scripts.length > 0 || heir === undefined) removeScripts(files, scripts, record);
  else if (sibling !== undefined && record !== undefined)
    records.put(sibling.path, {
      ...heir,
      aside: [...heir.aside, ...record.aside],
      folders: [...heir.folders, ...record.folders],
    });
  if (records.paths().length === 0) pointer.remove();
}

function removeScripts(
  files: ForeignFiles,
  scripts: readonly string[],
  record: SetupRecord | undefined,
): void {
  for (const script of scripts) files.remove(script);
  for (const script of record?.aside ?? []) files.rename(asideOf(script), script);
  files.removeEmpty(record?.folders ?? []);
}
