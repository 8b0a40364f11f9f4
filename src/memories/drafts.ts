import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { type MemoryDraft, memoryId } from '../core/learning.ts';
import type { Memory } from '../core/memory.ts';
import { helpOtherwise, remedyIn } from '../core/near-duplicate.ts';
import { namesIn } from '../core/prose.ts';
import type { Needs } from '../session/model/ports.ts';

/** People say `retry.ts`, and mean the one file that is called so: what they stated is about it. */
export async function withNamedFiles(
  drafts: readonly MemoryDraft<Filtered>[],
  { repository, filters }: Needs<'repository' | 'filters'>,
): Promise<readonly MemoryDraft<Filtered>[]> {
  const namesOf = ({ evidence, files, summary, body = '' }: MemoryDraft): readonly string[] =>
    evidence !== 'user-stated' || files.length > 0 ? [] : namesIn(`${summary}\n${body}`).files;
  const names = [...new Set(drafts.flatMap(namesOf))];
  if (names.length === 0) return drafts;
  const paths = await repository.named(names);
  return drafts.map((draft) => {
    const found = new Set(namesOf(draft).flatMap((name) => paths.get(name) ?? []));
    const files = [...found].filter((path) => !filters.ignoresPath(path));
    return files.length === 0
      ? draft
      : { ...draft, files: files.map((path) => filterOrThrow(filters, path)) };
  });
}

/**
 * An error has one lesson, whose id is the error's alone. One in which something else helped is a lesson beside it, so it gets what helped as its key; what is
 * known of those is added to `known`.
 */
export async function withRemedies(
  drafts: readonly MemoryDraft<Filtered>[],
  known: Map<string, Memory>,
  look: (ids: readonly string[]) => Promise<ReadonlyMap<string, Memory>>,
): Promise<readonly MemoryDraft<Filtered>[]> {
  const keyed = drafts.map((draft) => {
    const memory = known.get(memoryId(draft));
    if (memory === undefined || draft.key !== undefined || !helpOtherwise(draft, memory)) return draft;
    return { ...draft, key: remedyIn(draft) as Filtered };
  });
  const others = keyed.filter((draft, at) => draft !== drafts[at]).map(memoryId);
  if (others.length > 0) for (const [id, memory] of await look(others)) known.set(id, memory);
  return keyed;
}
