import { expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import { mayAskClosely } from '../../src/core/prompt-hints.ts';
import { closeQuestion, holdsAllOf } from '../../src/recall/model/subject.ts';

const closely = (prompt: string) => (mayAskClosely(prompt) ? closeQuestion(prompt) : undefined);

it.each([
  ['who reviews payments?', 'Ana reviews payments'],
  ['What package manager do we use?', 'We use pnpm, no other package manager'],
  ['how are invoices rounded?', 'Invoices are rounded half to even'],
  ['how do we cut a release?', 'A release is cut with `make cut`'],
  ['is there a reason for the five retries?', 'Five retries, since the bank locks the account'],
  ['what do you know about feature flags?', 'Feature flags live in Unleash'],
  ['why Kafka?', 'We took Kafka, as RabbitMQ lost messages'],
  ['Wer prüft Zahlungen?', 'Ana prüft Zahlungen'],
])('%s is answered by what says all of it', (prompt, summary) => {
  const asked = closely(prompt);
  const memory = { ns: 'learnings', kind: 'note', evidence: 'user-stated', summary } as Memory;
  expect(asked && holdsAllOf(asked.subject)(memory)).toBe(true);
  expect(holdsAllOf(asked?.subject ?? '')({ ...memory, summary: 'Logs go to Loki' })).toBe(false);
});

it.each([
  'who are you?',
  'how are you?',
  'how do I sort a list?',
  'how is this called here?',
  'why not?',
  'why red?',
  'who wrote it?',
])('%s asks nothing of the notes', (prompt) => expect(closely(prompt)).toBeUndefined());
