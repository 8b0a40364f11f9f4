import { existsSync, mkdirSync, readlinkSync, renameSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CsError } from '../../domain/errors.ts';
import type { ProgramPointer } from '../../ports/install.ts';

/** Links in `folder` to the folder of the running program and to node. */
export function createProgramPointer(folder: string, program: string, node: string): ProgramPointer {
  const links = { program, node };
  const check = (): void => {
    if (!existsSync(join(program, 'hook.cjs')))
      throw new CsError('IO_FAILED', 'there are no hooks next to this program', {
        hint: 'run the built cs-memory.mjs: plugins/cs/dist in a clone, or the one in the npm package',
      });
  };
  return {
    check,
    isSet: () => Object.entries(links).every(([name, target]) => linkOf(join(folder, name)) === target),
    set: () => {
      check();
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        for (const [name, target] of Object.entries(links)) link(target, join(folder, name));
      } catch (cause) {
        throw new CsError('IO_FAILED', `${folder} could not be written`, { cause });
      }
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      try {
        rmdirSync(dirname(folder)); // other things of ours may be in there
      } catch {
        // and are
      }
    },
  };
}

function linkOf(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

/** Puts a link where another may be: hooks that run meanwhile find the one or the other. */
function link(target: string, file: string): void {
  const beside = `${file}.${process.pid}`;
  rmSync(beside, { force: true });
  symlinkSync(target, beside);
  renameSync(beside, file);
}
