import { describe, expect, it } from 'vitest';
import { amongFiles } from '../../../src/session/handoff-sources.ts';

describe('the files of a session that calls name', () => {
  it('are those whose whole path fits, and no namesakes', () => {
    const files = ['index.ts', 'a.ts', 'src/index.ts'];
    expect(amongFiles(files, ['/r/src/index.ts', 'C:\\r\\data.ts'])).toEqual(['src/index.ts']);
    expect(amongFiles(files, ['C:\\r\\index.ts', '/r/a.ts'])).toEqual(['index.ts', 'a.ts']);
  });
});
