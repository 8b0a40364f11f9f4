import { join } from 'node:path';
import { SCRIPT_MARK } from '../../domain/hook-scripts.ts';
import { HOOK_SCRIPTS, hookRemovals, ourHooks } from '../../domain/settings-hooks.ts';
import { withEdits } from '../../domain/text-edits.ts';
import type { ForeignFiles, JsonContent, SetupRecord } from '../../ports/install.ts';
import { putFile, takenBack } from './change-file.ts';
import type { HookPlace, InstallPorts } from './hook-place.ts';

/** What taking back would do. */
export interface UndoPlan {
  readonly place: HookPlace;
  readonly before: string;
  /** Undefined: the file goes. */
  readonly after: string | undefined;
  /** Scripts that go. */
  readonly scripts: readonly string[];
  /** Scripts of the user's that stay where setup moved them to, since something else is in their place. */
  readonly left: readonly string[];
  readonly isDone: boolean;
}

/** Where a script of the user's by one of our names is moved to. */
export const asideOf = (script: string): string => `${script}.before-cs-memory`;

/** A settings file without our hooks: as it was before setup, where nobody changed it since. Undefined: it was not there. */
export function withoutHooks(content: JsonContent, record: SetupRecord | undefined): string | undefined {
  const { text, root } = content;
  return takenBack(text, record?.settings, () =>
    withEdits(text, hookRemovals(text, root, record?.settings.kept ?? [])),
  );
}

/** What taking hooks back would do. See `InstallHooks`. */
export function planUndo({ files, records }: InstallPorts, place: HookPlace): UndoPlan {
  const content = files.readJson(place.settings);
  const record = records.get(place.settings.path);
  const after = withoutHooks(content, record);
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
    left: isShared
      ? []
      : movedAside(files, record)
          .filter((path) => isTaken(files, path))
          .map(asideOf),
    isDone: isSame && scripts.length === 0 && record === undefined,
  };
}

/** Takes hooks back. The record goes last, so that it can be done again where it failed half-way. See `InstallHooks`. */
export function undo(
  { files, records, pointer }: InstallPorts,
  { place, before, after, scripts }: UndoPlan,
): void {
  const { path } = place.settings;
  const record = records.get(path);
  if (after !== before) putFile(files, path, after);
  const sibling = place.siblings.find((it) => records.get(it.path) !== undefined);
  const heir = sibling === undefined ? undefined : records.get(sibling.path);
  if (scripts.length > 0 || heir === undefined) removeScripts(files, scripts, record);
  else if (sibling !== undefined && record !== undefined)
    records.put(sibling.path, {
      ...heir,
      aside: [...heir.aside, ...record.aside],
      folders: [...heir.folders, ...record.folders],
    });
  records.remove(path);
  removePointer({ records, pointer });
}

/** Where nothing is set up any more, nothing asks for the program. */
export function removePointer({ records, pointer }: Pick<InstallPorts, 'records' | 'pointer'>): void {
  if (records.paths().length === 0) pointer.remove();
}

function removeScripts(
  files: ForeignFiles,
  scripts: readonly string[],
  record: SetupRecord | undefined,
): void {
  for (const script of scripts) files.remove(script);
  for (const script of movedAside(files, record))
    if (files.read(script) === undefined) files.rename(asideOf(script), script);
  files.removeEmpty(record?.folders ?? []);
}

/** What was moved aside, and nobody took away since. */
const movedAside = (files: ForeignFiles, record: SetupRecord | undefined): readonly string[] =>
  [...new Set(record?.aside)].filter((script) => files.read(asideOf(script)) !== undefined);

/** Whether something that is not ours is in a script's place. */
function isTaken(files: ForeignFiles, script: string): boolean {
  const text = files.read(script);
  return text !== undefined && !text.includes(SCRIPT_MARK);
}
