import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { withEdits } from '../../core/json-text.ts';
import {
  HOOK_SCRIPTS,
  type HookGroups,
  hookRemovals,
  ourHooks,
  SCRIPT_MARK,
  type SettingsScope,
} from './model/settings-hooks.ts';
import * as files from './store/foreign-files.ts';
import type { createProgramPointer } from './store/installed.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface HookPlace {
  readonly scope: SettingsScope;
  readonly settings: files.JsonFile;
  readonly hooksFolder: string;
  readonly wanted: HookGroups;
  readonly siblings: readonly files.JsonFile[];
}

export interface InstallPorts {
  readonly records: ReturnType<typeof files.createSetupRecords>;
  readonly pointer: ReturnType<typeof createProgramPointer>;
  /** Does something while no other setup or undo of this user is at it. Throws IO_FAILED where it cannot tell. */
  readonly alone: <T>(task: () => T) => T;
}

export type UndoPlan = ReturnType<typeof planUndo>;

/** Where a script of the user's by one of our names is moved to. */
export const asideOf = (script: string): string => `${script}.before-cs-memory`;

/** A settings file without our hooks: byte for byte as it was before setup, where nobody changed it since. Undefined: it was not there. */
export function withoutHooks(
  { text, root }: files.JsonContent,
  change: files.FileChange | undefined,
): string | undefined {
  if (change !== undefined && sha256(text) === change.after)
    return change.created ? undefined : withEdits(text, change.inverse);
  const rest = withEdits(text, hookRemovals(text, root, change?.kept ?? []));
  return change?.created === true && /^\s*\{\s*\}\s*$/.test(rest) ? undefined : rest;
}

/** What taking hooks back would do. See `InstallHooks`. */
export function planUndo({ records }: InstallPorts, place: HookPlace) {
  const content = files.readJson(place.settings);
  const record = records.get(place.settings.path);
  const after = withoutHooks(content, record?.settings);
  const isShared = place.siblings.some(
    (sibling) => Object.keys(ourHooks(files.readJson(sibling).root)).length > 0,
  );
  const ours = Object.keys(HOOK_SCRIPTS)
    .map((name) => join(place.hooksFolder, name))
    .filter((path) => files.read(path)?.includes(SCRIPT_MARK));
  const scripts = isShared ? [] : ours;
  const moved = isShared ? [] : movedAside(record);
  const isSame = content.exists ? after === content.text : true;
  return {
    ...{ place, before: content.text, scripts },
    /** Undefined: the file goes. */
    after: content.exists ? after : undefined,
    /** Scripts of the user's that stay where setup moved them to, since something else is in their place. */
    left: moved.filter((path) => files.read(path)?.includes(SCRIPT_MARK) === false).map(asideOf),
    isDone: isSame && scripts.length === 0 && record === undefined,
  };
}

/** Takes hooks back. The record goes last, so that it can be done again where it failed half-way. See `InstallHooks`. */
export function undo({ records, pointer }: InstallPorts, { place, before, after, scripts }: UndoPlan): void {
  const { path } = place.settings;
  const record = records.get(path);
  if (after === undefined) files.remove(path);
  else if (after !== before) files.write(path, after);
  const sibling = place.siblings.find((it) => records.get(it.path) !== undefined);
  const heir = sibling === undefined ? undefined : records.get(sibling.path);
  if (scripts.length > 0 || heir === undefined) removeScripts(scripts, record);
  else if (sibling !== undefined && record !== undefined)
    records.put(sibling.path, {
      ...heir,
      aside: [...heir.aside, ...record.aside],
      folders: [...heir.folders, ...record.folders],
    });
  records.remove(path);
  if (records.paths().length === 0) pointer.remove(); // nothing asks for the program any more
}

function removeScripts(scripts: readonly string[], record: files.SetupRecord | undefined): void {
  for (const script of scripts) files.remove(script);
  for (const script of movedAside(record))
    if (files.read(script) === undefined) files.rename(asideOf(script), script);
  files.removeEmpty(record?.folders ?? []);
}

const movedAside = (record: files.SetupRecord | undefined): readonly string[] =>
  [...new Set(record?.aside)].filter((script) => files.read(asideOf(script)) !== undefined);
