import type { FilterPipeline } from '../../../filters/pipeline.ts';
import { cutBytes } from '../../domain/excerpt.ts';
import type { Memory } from '../../domain/memory.ts';
import type { CodeNow } from '../../ports/code.ts';

export interface HydratePorts {
  readonly code: Pick<CodeNow, 'content'>;
  readonly filters: FilterPipeline;
}

/** An anchored file as it was when the memory was made. */
export interface HydratedFile {
  readonly path: string;
  /** Filtered; absent where there is none to show. */
  readonly text?: string;
  /** More of it was left out. */
  readonly isCut?: true;
  /** Why there is no text: git does not have it, nobody may look at such a file, it is no text, a filter failed. */
  readonly why?: 'missing' | 'ignored' | 'binary' | 'stopped' | 'enough';
}

const MAX_FILES = 10;
const MAX_FILE_BYTES = 32 * 1024;
const MAX_ALL_BYTES = 128 * 1024;
/** Git looks for a NUL in so much of a file to tell that it is binary (buffer_is_binary). */
const BINARY_LOOK_BYTES = 8_000;
const NUL = 0;

/**
 * The files that a memory speaks of, as they were at its anchor (or as it noted them, where git has that content): filtered, since
 * they go to a terminal or a model; at most ten, 32 KB of each and 128 KB of all.
 */
export function createHydrate(ports: HydratePorts): (memory: Memory) => Promise<readonly HydratedFile[]> {
  return async ({ anchor, files }) => {
    const hydrated: HydratedFile[] = [];
    let roomBytes = MAX_ALL_BYTES;
    for (const { path, blob } of files) {
      if (hydrated.length >= MAX_FILES || roomBytes <= 0) {
        hydrated.push({ path, why: 'enough' });
        continue;
      }
      const asked = { commit: anchor, path, ...(blob === undefined ? {} : { blob }) };
      const file = await hydrateOne(ports, asked, Math.min(MAX_FILE_BYTES, roomBytes));
      roomBytes -= Buffer.byteLength(file.text ?? '');
      hydrated.push(file);
    }
    return hydrated;
  };
}

async function hydrateOne(
  { code, filters }: HydratePorts,
  file: Parameters<CodeNow['content']>[0],
  maxBytes: number,
): Promise<HydratedFile> {
  const { path } = file;
  if (filters.ignoresPath(path)) return { path, why: 'ignored' };
  const content = await code.content(file);
  if (content === undefined) return { path, why: 'missing' };
  if (content.subarray(0, BINARY_LOOK_BYTES).includes(NUL)) return { path, why: 'binary' };
  // Twice what is shown is filtered, so that no secret is cut before a filter has seen it whole.
  const whole = content.toString('utf8', 0, 2 * maxBytes);
  const filtered = filters.filter(whole);
  if (!filtered.ok) return { path, why: 'stopped' };
  const text = cutBytes(filtered.text, maxBytes);
  const isCut = text.length < filtered.text.length || content.length > 2 * maxBytes;
  return { path, text, ...(isCut ? { isCut } : {}) };
}
