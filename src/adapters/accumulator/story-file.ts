import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEW_STORY, type Story } from '../../domain/narrative/story.ts';
import type { StoryStore } from '../../ports/transcript.ts';
import { writeJsonFile } from './json-file.ts';
import { sessionFileName } from './session-file-name.ts';

const LISTS = ['asked', 'tried', 'decided', 'found', 'finished', 'tasks', 'files', 'answered'] as const;

/** Whether a value is a story; another version of the product may have written it. */
function isStory(value: unknown): value is Story {
  if (value === null || typeof value !== 'object') return false;
  const story = value as Record<string, unknown>;
  const { mark, told, gathered } = story as {
    gathered?: { candidates?: unknown; written?: unknown; turn?: unknown; message?: unknown; upTo?: unknown };
    mark?: { file?: unknown; offset?: unknown };
    told?: { id?: unknown; text?: unknown };
  };
  return (
    LISTS.every((list) => Array.isArray(story[list])) &&
    typeof story['isAnswered'] === 'boolean' &&
    (mark === undefined || (typeof mark.file === 'string' && Number.isSafeInteger(mark.offset))) &&
    (gathered === undefined ||
      ([gathered.candidates, gathered.written].every(Array.isArray) &&
        [gathered.turn, gathered.message, gathered.upTo].every(Number.isSafeInteger))) &&
    (told === undefined || (typeof told.id === 'string' && typeof told.text === 'string'))
  );
}

/** Stories in `directory`, `<session>.story.json` beside the session's state, mode 0600. A damaged one begins anew. */
export function createStoryFiles(directory: string): StoryStore {
  const fileOf = (session: string): string => join(directory, `${sessionFileName(session)}.story.json`);
  return {
    read: (session) => {
      try {
        const story: unknown = JSON.parse(readFileSync(fileOf(session), 'utf8'));
        return isStory(story) ? story : NEW_STORY;
      } catch {
        return NEW_STORY;
      }
    },
    write: (session, story) => writeJsonFile(fileOf(session), story),
  };
}
