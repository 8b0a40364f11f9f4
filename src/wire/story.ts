// What sessions keep beside their queues, and whether a file is there: apart, since what erases needs it too.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createHandoffFiles } from '../adapters/accumulator/handoff-file.ts';
import { createStoryFiles } from '../adapters/accumulator/story-file.ts';
import { hasUndistilled as isUndistilled } from '../domain/distil/gathered.ts';
import { NEW_STORY } from '../domain/narrative/story.ts';
import type { HandoffStore } from '../ports/handoff.ts';
import type { StoryStore } from '../ports/transcript.ts';
import { type Home, relativeTo } from './home.ts';

/** The stories of a place's sessions. */
export function storiesOf(home: Home): StoryStore {
  return createStoryFiles(join(home.directory, 'sessions'));
}

/** The stories as far as sessions are distilled at all: of one where nothing is kept of answers nothing is left over. */
export const storiesToDistil = (stories: StoryStore, distils: boolean): Pick<StoryStore, 'read'> =>
  distils ? stories : { read: () => NEW_STORY };

/** Whether a session said something that a look at it would distil: a file to read. */
export const hasUndistilled = (home: Home, session: string, whole: boolean): boolean =>
  isUndistilled(storiesOf(home).read(session).gathered, whole);

/** What they handed on. */
export function handoffsOf(home: Home): HandoffStore {
  return createHandoffFiles(join(home.directory, 'sessions'));
}

/** Whether a path, relative to the root of the work tree, is a file in it. */
export function isFileIn({ place: { root } }: Home): (path: string) => boolean {
  return (path) => {
    if (root === undefined || relativeTo(root, root, path) === undefined) return false;
    try {
      return statSync(join(root, path)).isFile();
    } catch {
      return false;
    }
  };
}
