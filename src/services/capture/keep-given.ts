import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import { assessText } from '../../domain/distil/assess.ts';
import { blocksOf } from '../../domain/distil/blocks.ts';
import { MAX_SUMMARY_CHARS } from '../../domain/distil/compose.ts';
import { placeOf } from '../../domain/distil/place.ts';
import type { Learning } from '../../domain/learning.ts';
import { withoutOwnLines } from '../../domain/own-lines.ts';
import { namesIn } from '../../domain/prose/names.ts';
import { wholeEnds } from '../../domain/whole-ends.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';
import { namesIgnored } from './gather-stretch.ts';

export interface KeepGivenPorts {
  readonly filters: FilterPipeline;
  readonly accumulator: Pick<CaptureAccumulator, 'add' | 'session'>;
  readonly clock: Clock;
  readonly branch: string | undefined;
  /** Whether a path, relative to the root of the work tree, is a file there. */
  readonly isFile: (path: string) => boolean;
}

/**
 * What became of a text that somebody handed over. `queued`: the next flush writes it; `waiting`: it waits already; `empty`: nothing is left of it
 * without secrets and repeated memories; `ignored`: it speaks of a file that nothing is learned about.
 */
export type Kept = 'queued' | 'waiting' | 'empty' | 'ignored';

/** What is longer is no summary, and filters take time. */
const MAX_CHARS = 64 * 1024;
/** A note's line has room for more, a reader has not. */
const MAX_BODY_CHARS = 4_000;
const MAX_FILES = 5;

/** Text → filters → accumulator: who hands over a text wants it kept, so nobody judges it. Throws FILTER_BROKEN and IO_FAILED. */
export function createKeepGiven(ports: KeepGivenPorts): (text: string) => Kept {
  const { filters, accumulator, clock, branch, isFile } = ports;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  return (raw) => {
    const text = clean(withoutOwnLines(clean(wholeEnds(raw, MAX_CHARS)))).trim();
    if (!/[\p{L}\p{N}]{2}/u.test(text.replaceAll(/\[REDACTED:[^\]]*\]/g, ''))) return 'empty';
    if (namesIgnored(text, filters)) return 'ignored';
    const summary = summaryOf(text);
    const files = namesIn(text).files.filter((file) => !filters.ignoresPath(file) && isFile(file));
    const learning: Learning<Filtered> = {
      ...placeOf(undefined, text),
      summary: clean(summary),
      ...(summary === text ? {} : { body: clean(text.slice(0, MAX_BODY_CHARS)) }),
      tags: [],
      files: files.slice(0, MAX_FILES).map(clean),
      at: new Date(clock()).toISOString(),
      session: clean(accumulator.session),
      ...(branch === undefined ? {} : { branch: clean(branch) }),
    };
    return accumulator.add(learning).added ? 'queued' : 'waiting';
  };
}

/** A short text is its own summary; of a long one the part that tells most, or its beginning. */
function summaryOf(text: string): string {
  const [first, ...more] = blocksOf(text);
  if (more.length === 0 && first !== undefined && first.text.length <= MAX_SUMMARY_CHARS) return first.text;
  const { summary } = assessText(text);
  return summary === '' ? text.replace(/\s+/g, ' ').slice(0, MAX_SUMMARY_CHARS) : summary;
}
