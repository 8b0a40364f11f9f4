import type { HookGroups, SettingsScope } from '../../domain/settings-hooks.ts';
import type { ForeignFiles, JsonFile, ProgramPointer, SetupRecords } from '../../ports/install.ts';

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
  /** Does something while no other setup or undo of this user is at it. Throws IO_FAILED where it cannot tell. */
  readonly alone: <T>(task: () => T) => T;
}
