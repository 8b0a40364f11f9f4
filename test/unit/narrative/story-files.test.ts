import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { NEW_GATHERING } from '../../../src/capture/gathered.ts';
import { NEW_STORY } from '../../../src/capture/story-state.ts';
import { createStoryFiles } from '../../../src/session/session-files.ts';

it.each([null, 'text', { source: 'last' }])(
  'a story with a candidate that is none (%j) begins anew',
  (candidate) => {
    const directory = mkdtempSync(join(tmpdir(), 'stories-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const stories = createStoryFiles(directory);
    const gathered = { ...NEW_GATHERING, candidates: [candidate as never] };
    stories.write('s', { ...NEW_STORY, asked: ['Mend it'], gathered });
    expect(stories.read('s')).toEqual(NEW_STORY);
  },
);
