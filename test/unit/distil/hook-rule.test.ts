import { expect, it } from 'vitest';
import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import { createDistilSession } from '../../../src/capture/distil-session.ts';
import { NEW_GATHERING, withGathered } from '../../../src/capture/model/distil/gathered.ts';
import { NEW_STORY } from '../../../src/capture/model/narrative/story.ts';
import type { StoryStore } from '../../../src/capture/model/ports.ts';
import { memoryId } from '../../../src/core/learning.ts';
import { said } from './support.ts';

/** What a session comes to that a hook turned a call down in. */
function learned(session: string, text: string) {
  const gathered = withGathered(NEW_GATHERING, [said(text, { source: 'hook' })], { turn: 1, message: 1 });
  const stories = { read: () => ({ ...NEW_STORY, gathered }), write: () => {} } as unknown as StoryStore;
  const filters = {
    filter: (raw: string) => ({ ok: true, text: raw as Filtered }),
    ignoresPath: () => false,
  } as unknown as FilterPipeline;
  const clock = () => 0;
  const distil = createDistilSession({
    ...{ stories, filters, clock, branch: undefined, threshold: 0.5, isFile: () => false },
  });
  return distil(session, { whole: true })?.drafts ?? [];
}

it('what a hook asks for is one memory, whichever calls it turned down in however many sessions', () => {
  const drafts = [
    ...learned('s1', 'Do not commit to main; a hook turns down `git commit`'),
    ...learned('s2', 'Do not commit to main; a hook turns down `git commit`, `git merge`'),
  ];
  expect(drafts.map(({ kind }) => kind)).toEqual(['convention', 'convention']);
  expect(new Set(drafts.map(memoryId)).size).toBe(1);
  const [other] = learned('s3', 'Do not push to main; a hook turns down `git push`');
  expect(drafts.map(memoryId)).not.toContain(other && memoryId(other));
});
