import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import type { Learning } from '../domain/learning.ts';
import { isNamespace } from '../domain/namespace.ts';
import type { CaptureAccumulator, MemoryIndex } from '../ports.ts';
import type { AnchorResult } from './anchor.ts';
import { filterOrThrow } from './capture.ts';

export interface FlushPorts {
  readonly anchor: (drafts: readonly Learning<Filtered>[]) => Promise<AnchorResult>;
  readonly filters: FilterPipeline;
  readonly index: MemoryIndex;
}

export interface FlushResult {
  /** `empty`: nothing waited; `unborn`: the learnings wait for the first commit; `flushed`: they are in the notes. */
  readonly state: 'empty' | 'unborn' | 'flushed';
  /** New memories. */
  readonly written: number;
  /** Known memories met in one more session. */
  readonly seen: number;
  /** Records of the spool that could not be read. */
  readonly broken: number;
  readonly retries: number;
}

const NOTHING = { written: 0, seen: 0, broken: 0, retries: 0 };

/**
 * Accumulator → filters → notes. The temp file is removed only after the refs have moved, so a flush that is
 * killed, loses every race or meets a broken filter loses nothing: the next one takes the same learnings again,
 * and their ids make that harmless. Throws what the note store and the filters throw.
 */
export function createFlush(ports: FlushPorts): (accumulator: CaptureAccumulator) => Promise<FlushResult> {
  return async (accumulator) => {
    const claimed = accumulator.claim();
    if (claimed === undefined) return { state: 'empty', ...NOTHING };
    const { broken } = claimed;
    if (claimed.learnings.length === 0) {
      claimed.release();
      return { state: 'empty', ...NOTHING, broken };
    }
    const result = await ports.anchor(
      claimed.learnings.map((learning) => filterAgain(ports.filters, learning)),
    );
    if (result.state === 'unborn') return { state: 'unborn', ...NOTHING, broken };
    claimed.release();
    await ports.index.save();
    const count = (became: string): number =>
      result.entries.filter((entry) => entry.became === became).length;
    return {
      state: 'flushed',
      written: count('memory'),
      seen: count('seen'),
      broken,
      retries: result.retries,
    };
  };
}

/** What comes off a disk is text like any other: it passes the filters again before it becomes a note. */
function filterAgain(filters: FilterPipeline, learning: Learning): Learning<Filtered> {
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const optional = <K extends string>(key: K, text: string | undefined) =>
    (text === undefined ? {} : { [key]: clean(text) }) as Partial<Record<K, Filtered>>;
  const { body, signature, key, agent, branch, ...rest } = learning;
  const ns = isNamespace(learning.ns) ? learning.ns : 'learnings';
  return {
    ...rest,
    ns: clean(ns),
    kind: clean(learning.kind),
    summary: clean(learning.summary),
    tags: learning.tags.map(clean),
    files: learning.files.map(clean),
    session: clean(learning.session),
    ...optional('body', body),
    ...optional('signature', signature),
    ...optional('key', key),
    ...optional('agent', agent),
    ...optional('branch', branch),
  };
}
