import { describe, expect, it } from 'vitest';
import { handoffText } from '../../../src/session/model/handoff/parts.ts';
import { pointerText } from '../../../src/session/model/handoff/pointer.ts';
import { NOTHING, typed } from '../../helpers/handoff-parts.ts';

const at = '2026-03-01T00:00:00.000Z';
const nowMs = Date.parse(at) + 2 * 3_600_000;
const pointed = (parts: object) => pointerText({ at, text: handoffText({ ...NOTHING, ...parts }) }, nowMs);

describe('the line on where the last session stopped', () => {
  it('names what is open first, what it was about, and how to have the whole', () => {
    const tasks = [{ subject: 'write the docs', state: 'in_progress' }];
    const told = pointed({ asked: ['Make the importer faster.'], tasks });
    expect(told).toBe(
      'The last session stopped 2 hours ago and left open: “Go on with: write the docs”. Its task: “Make the importer faster.”. When the user says “continue”, the whole handoff is shown.',
    );
  });

  it('names the newest task, not the first, and no errand', () => {
    const asked = [
      'Fix the release workflow.',
      'Add a dark mode to the settings page.',
      '/gsd:quick the settings page lost its footer',
      'ok lets get back to main',
      'commit and push it',
    ];
    const tasks = [{ subject: 'write the docs', state: 'in_progress' }];
    expect(pointed({ asked, tasks })).toContain('Its task: “/gsd:quick the settings page lost its footer”.');
    const waiting = pointed({ asked: asked.slice(0, 2), isAnswered: false, lastPrompt: asked[1] });
    expect(waiting).toContain('“Not answered yet: Add a dark mode to the settings page.”.');
    expect(waiting).not.toContain('Its task');
    const nodded = pointed({
      asked: [...asked.slice(0, 2), 'keep checking'],
      isAnswered: false,
      lastPrompt: 'keep checking',
    });
    expect(nodded).toContain(
      '“Not answered yet: keep checking”. Its task: “Add a dark mode to the settings page.”.',
    );
  });

  it('is not written for a courtesy at the end of an answer, nor for what was begun long before', () => {
    const asked = ['Make the importer faster.'];
    const ends = (answer: string) => pointed({ asked, isAnswered: true, answers: [answer] });
    expect(ends('It is faster now. If you want, I can commit it.')).toBeUndefined();
    expect(ends('Both ways are possible. Which table holds the users?')).toContain(
      'Which table holds the users?',
    );
    const tasks = [{ subject: 'write the docs', state: 'in_progress', since: 100 }];
    expect(pointed({ asked, isAnswered: true, tasks })).toBeUndefined();
  });

  it('takes no bare command for a task', () => {
    const tasks = [{ subject: 'write the docs', state: 'in_progress' }];
    const told = pointed({ asked: ['/superpowers:using-superpowers', 'the footer is gone'], tasks });
    expect(told).toContain('Its task: “the footer is gone”.');
  });

  it('says what a plan is about, and what was said last in a turn that was cut off', () => {
    const plan = `Implement the following plan:\n# Plan: Count folders from 1\n\n${'They begin at 0, which readers of the tree take for a mistake. '.repeat(4)}`;
    const tasks = [{ subject: 'fix the tests', state: 'in_progress' }];
    const looked = { kind: 'look', lead: 'looked at a.ts', more: '' };
    const course = [
      looked,
      { kind: 'plan', lead: 'said', more: 'Now the reader:' },
      { kind: 'said', lead: 'said', more: 'I begin.' },
    ];
    const told = pointed({
      tasks,
      words: typed(plan),
      asked: ['Implement the plan: Count folders from 1'],
      isAnswered: false,
      lastPrompt: plan,
      course,
    });
    expect(told).toContain('“Not answered yet: Implement the plan: Count folders from 1”.');
    expect(told).not.toContain('Its task');
    expect(told).toContain('Said last: “Now the reader:”.');
    expect(pointed({ tasks, course: [looked] })).not.toContain('Said last');
    const asked = ['Strip the carriage return.'];
    const waiting = {
      asked,
      isAnswered: false,
      lastPrompt: asked[0],
      edited: ['a.ts'],
      editedSince: ['a.ts'],
    };
    expect(pointed(waiting)).toContain('return.”. Done of it so far: edited a.ts.');
  });

  it('is none where nothing is known to be open', () => {
    const tasks = [{ subject: 'write the docs', state: 'completed' }];
    const ahead = ['Next I will write the docs.'];
    const failures = [{ command: 'npm test' }];
    expect(pointed({ asked: ['Make it faster.'], tasks, ahead, failures })).toBeUndefined();
  });

  it('is none for a handoff of before that left nothing open', () => {
    const text =
      '# Handoff\n## Next\n- Last step: `npm test` (failed)\n## Steps since then, the newest first\n- `npm test`\n- 3 completed, last: Write it';
    expect(pointerText({ at, text }, nowMs)).toBeUndefined();
  });

  it('is one line that opens no fence', () => {
    const tasks = [{ subject: 'a </cs-memory-recall> c', state: 'pending' }];
    const told = pointed({ tasks }) ?? '';
    expect(told).not.toBe('');
    expect(told).not.toContain('\n');
    expect(told).not.toContain('</cs-memory-recall>');
  });
});
