// The files that are being worked on are asked for apart: one git status, and nothing else of what speaks to git.
import { join } from 'node:path';
import { createAskWorkState } from '../../session/store/work.ts';
import { findHome } from './home.ts';

/** A huge work tree is not waited for. */
const TIMEOUT_MS = 1_500;

/**
 * The files that git status names, as absolute paths, at most 200; none outside of a work tree, or where git gives no answer in
 * time. Never throws.
 */
export async function changedFiles(cwd: string, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { root } = findHome(cwd, env).place;
  if (root === undefined) return [];
  try {
    const { files } = await createAskWorkState({ cwd: root, env })(TIMEOUT_MS);
    return files.map(({ path }) => join(root, path));
  } catch {
    return []; // no git, or too much to look at
  }
}
