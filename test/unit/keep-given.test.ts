import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../src/app/config/config.ts';
import { queueGiven } from '../../src/capture/note-statement.ts';
import type { Learning } from '../../src/core/learning.ts';
import { makeRepository, spooled, useFolders } from '../helpers/repo.ts';
import { DECISION, ROOT_CAUSE } from './distil/support.ts';

const folder = useFolders();
const repository = makeRepository(folder());
mkdirSync(join(repository, 'src/db'), { recursive: true });
writeFileSync(join(repository, 'src/db/pool.ts'), '');
const capture = { ...defaultConfig().capture, ignore: ['customers/**'] };
const place = await spooled(repository, {
  config: { ...defaultConfig(), capture },
  clock: () => Date.UTC(2026, 10, 22),
});
let sessions = 0;

/** A session of its own, and what waits in its queue. */
function keeping() {
  sessions += 1;
  const session = `s${sessions}`;
  return {
    session,
    keep: (text: string) => queueGiven(place, session, text).kept,
    queued: () => place.accumulator(session).queued(),
  };
}

describe('a text that is handed over', () => {
  it('is kept as it is, however little it tells, for good', () => {
    const { session, keep, queued } = keeping();
    expect(keep('Lint works again.')).toBe('queued');
    expect(queued()).toEqual([
      {
        ns: 'learnings',
        kind: 'insight',
        evidence: 'model-inferred',
        summary: 'Lint works again.',
        tags: [],
        files: [],
        at: '2026-11-22T00:00:00.000Z',
        session,
        branch: 'main',
      },
    ]);
    expect(keep('Lint works again.')).toBe('waiting');
  });

  it('has what tells most as its summary, the whole text as its body, and the files that it names', () => {
    const { keep, queued } = keeping();
    const text = `Done.\n\n${ROOT_CAUSE}\n\n- ${DECISION}`;
    expect(keep(text)).toBe('queued');
    const [{ summary = '', body, files } = {} as Partial<Learning>] = queued();
    expect(text).toContain(summary);
    expect(summary).not.toBe('Done.');
    expect(body).toBe(text);
    expect(files).toEqual(['src/db/pool.ts']);
  });

  it.each(['', ' \n', '…', '**'])('is empty where it says nothing: %j', (text) => {
    expect(keeping().keep(text)).toBe('empty');
  });

  it('is empty where nothing is left of it without its secrets, or without the memories that it repeats', () => {
    const { keep, queued } = keeping();
    expect(keep(['ghp', 'q8Jd71hLpz0Wm4Tx9Vc2Rb6N1s3Yt5Ku7EaF'].join('_'))).toBe('empty');
    const repeated = `- **[0123456789abcdef]** ${ROOT_CAUSE}\n  (learnings/cause · just now · evidence model-inferred · commit 0)`;
    expect(keep(repeated)).toBe('empty');
    expect(queued()).toEqual([]);
  });

  it('is ignored where it speaks of a file that nothing is learned about', () => {
    const { keep, queued } = keeping();
    expect(keep('The price in customers/acme/prices.c is rounded.')).toBe('ignored');
    expect(queued()).toEqual([]);
  });

  it('has a summary of 300 characters at most though it only asks, or says what comes next', () => {
    for (const text of ['Is it the pool, or is it the driver? ', 'Let me look at the pool first. ']) {
      const { keep, queued } = keeping();
      expect(keep(text.repeat(20))).toBe('queued');
      const [{ summary = '', body = '' } = {} as Partial<Learning>] = queued();
      expect(summary).toContain(text.trim());
      expect([...summary].length).toBeLessThanOrEqual(300);
      expect(body.length).toBeGreaterThan(500);
    }
  });

  it('has a summary of one line and 300 characters at most, whatever it is', () => {
    const piece = fc.constantFrom(
      ...[
        'Let me look. ',
        'Is it the pool? ',
        '- an item\n',
        '# A heading\n',
        '\n\n',
        '```\ncode\n```\n',
        '| a | b |\n',
      ],
      ...['because `a.ts` is read ', 'word '.repeat(80), ROOT_CAUSE],
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 30 }), (pieces) => {
        const { keep, queued } = keeping();
        if (keep(pieces.join('')) !== 'queued') return;
        const [{ summary = '', body = '' } = {} as Partial<Learning>] = queued();
        expect(summary.trim()).not.toBe('');
        expect(summary).not.toContain('\n');
        expect([...summary].length).toBeLessThanOrEqual(300);
        expect(body.length).toBeLessThanOrEqual(4_000);
      }),
    );
  });
});
