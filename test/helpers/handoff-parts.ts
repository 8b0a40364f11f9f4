import type { UserWord } from '../../src/capture/user-words.ts';
import type { HandoffParts } from '../../src/session/handoff/types.ts';

/** A session of which nothing is known. */
export const NOTHING: HandoffParts = {
  session: 's1',
  at: '2026-01-02T03:04:05.000Z',
  occasion: 'compaction',
  asked: [],
  isAnswered: true,
  words: [],
  lastPrompt: '',
  ahead: [],
  tasks: [],
  failures: [],
  blockers: [],
  answers: [],
  edited: [],
  changed: [],
  place: [],
  missing: [],
};

/** What the user typed, of which nothing corrects anything. */
export const typed = (...texts: string[]): UserWord[] => texts.map((text) => ({ text, isCorrection: false }));

/** So many different texts of 200 characters. */
export const many = (count: number, text: string): string[] =>
  Array.from({ length: count }, (_, index) => `${text} ${index} `.padEnd(200, 'x'));

/** More than fits of everything. */
export const FULL: HandoffParts = {
  ...NOTHING,
  asked: many(6, 'Asked'),
  tasks: many(30, 'Task').map((subject, index) => ({
    subject,
    state: index < 3 ? 'in_progress' : 'pending',
  })),
  failures: many(6, 'command').map((command) => ({ command, said: '' })),
  blockers: many(5, 'Blocked by'),
  answers: many(5, 'The reason is').map((text) => Array(20).fill(`${text}.`).join(' ')),
  changed: many(40, 'src/file').map((path) => ({ path, state: 'modified' })),
  command: { lines: many(60, 'ticket') },
  place: many(3, 'branch'),
  missing: many(3, 'source'),
};
