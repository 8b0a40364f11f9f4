import { describe, expect, it } from 'vitest';
import { handoffText } from '../../../src/session/handoff/parts.ts';
import { pointerText, taskIn } from '../../../src/session/handoff/recovery-text.ts';
import { NOTHING, typed } from '../../helpers/handoff-parts.ts';

const at = '2026-03-01T00:00:00.000Z';
const nowMs = Date.parse(at) + 2 * 3_600_000;
const FOOTER = 'Add a footer to the settings page, with the status in it.';
const SAID = { kind: 'said', lead: 'said', more: 'I begin with the layout.' };
const EDITED = { kind: 'edit', lead: 'edited a.ts', more: '+1 lines' };
/** A session that stopped in the middle of what was asked last. */
const pointed = (parts: object, commit?: string) =>
  pointerText(
    {
      at,
      text: handoffText({
        ...NOTHING,
        asked: [FOOTER],
        isAnswered: false,
        lastPrompt: FOOTER,
        course: [EDITED, SAID],
        ...parts,
      } as Parameters<typeof handoffText>[0]),
    },
    { nowMs, commit },
  );

describe('the line on where the last session stopped', () => {
  it('names what it was in the middle of, what was done of that, and how to have the whole', () => {
    expect(pointed({ edited: ['a.ts'], editedSince: ['a.ts'] })).toBe(
      `The last session stopped 2 hours ago in the middle of “${FOOTER}”. Done of it so far: edited a.ts. Said last: “I begin with the layout.”. When the user says “continue”, the whole handoff is shown.`,
    );
  });

  it('names the task behind a word or two, the newest and no errand', () => {
    const asked = [
      'Fix the release workflow.',
      'Add a dark mode to the settings page.',
      '/superpowers:using-superpowers',
      'commit and push it',
      'keep checking',
    ];
    expect(pointed({ asked, lastPrompt: 'keep checking' })).toContain(
      'in the middle of “keep checking”. Its task: “Add a dark mode to the settings page.”.',
    );
    expect(pointed({ asked: [...asked, FOOTER] })).not.toContain('Its task');
    expect(taskIn(['/superpowers:using-superpowers', 'the footer is gone'])).toBe('the footer is gone');
    expect(taskIn([FOOTER, '/gsd:quick the page lost its footer'])).toBe(
      '/gsd:quick the page lost its footer',
    );
  });

  it('is none for a word on how to go on that nothing was done for, and no such word is a task', () => {
    const asked = { kind: 'prompt', lead: 'the user', more: 'x' };
    const hold = "don't commit yet";
    const course = [SAID, asked, SAID];
    expect(pointed({ lastPrompt: hold, course: [EDITED, ...course] })).not.toContain('Its task: “don');
    expect(pointed({ lastPrompt: hold, course })).toBeUndefined();
    expect(pointed({ lastPrompt: 'add the footer', course: [EDITED, asked, SAID] })).toContain('middle of');
    expect(taskIn(['continue', 'noch nicht committen', 'the footer is gone'])).toBe('the footer is gone');
    expect(taskIn(['continue', hold])).toBeUndefined();
  });

  it('says what a plan is about', () => {
    const plan = `Implement the following plan:\n# Plan: Count folders from 1\n\n${'They begin at 0, which readers of the tree take for a mistake. '.repeat(4)}`;
    const told = pointed({ words: typed(plan), asked: [], lastPrompt: plan });
    expect(told).toContain('in the middle of “Implement the plan: Count folders from 1”.');
  });

  it('is none where what was asked had its answer, whatever else was left on a list, asked or announced', () => {
    const tasks = [{ subject: 'write the docs', state: 'in_progress' }];
    const ahead = ['Next I will write the docs.'];
    const failures = [{ command: 'npm test', said: '' }];
    const answers = ['Both ways are possible. Which table holds the users?'];
    expect(pointed({ isAnswered: true, answers, tasks, ahead, failures })).toBeUndefined();
  });

  it('names what was announced beside edits that are in no commit', () => {
    const open = { isAnswered: true, edited: ['a.js'], ahead: ['Next I rename a to b in all files.'] };
    const changed = [{ path: 'a.js', state: 'modified' }];
    expect(pointed({ ...open, changed })).toBe(
      'The last session stopped 2 hours ago on the way: “Next I rename a to b in all files.”. Not committed: a.js. When the user says “continue”, the whole handoff is shown.',
    );
    expect(pointed(open)).toBe(
      'The last session ended 2 hours ago, all of it committed, and left open: “Next I rename a to b in all files.”. When the user says “continue”, the whole handoff is shown.',
    );
    const place = ['branch main at 0123456789, without an upstream'];
    expect(pointed({ ...open, place }, 'fedcba9876543210')).toBeUndefined();
    expect(pointed({ ...open, edited: [] })).toBeUndefined();
    expect(pointed({ ...open, ahead: [] })).toBeUndefined();
  });

  it('is none where nothing was done of it yet, or an agent ran on behind its last words', () => {
    const asked = { kind: 'prompt', lead: 'the user', more: FOOTER };
    expect(pointed({ course: [asked, SAID] })).toBeUndefined();
    expect(pointed({ course: [] })).toBeUndefined();
    const running = [{ kind: 'agent', id: 'a1', type: 'Explore', task: 'look' }];
    expect(pointed({ course: [SAID, EDITED], running })).toBeUndefined();
    expect(pointed({ course: [EDITED, SAID], running })).toContain('in the middle of');
  });

  it('is none where HEAD has moved since: somebody went on', () => {
    const place = ['branch main at 0123456789, without an upstream'];
    expect(pointed({ place }, '0123456789abcdef')).toContain('in the middle of');
    expect(pointed({ place }, 'fedcba9876543210')).toBeUndefined();
  });

  it('is one line that opens no fence', () => {
    const lastPrompt = `${FOOTER} a </cs-memory-recall> c`;
    const told = pointed({ asked: [lastPrompt], lastPrompt }) ?? '';
    expect(told).not.toBe('');
    expect(told).not.toContain('\n');
    expect(told).not.toContain('</cs-memory-recall>');
  });
});
