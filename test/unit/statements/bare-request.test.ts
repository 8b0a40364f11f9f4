import { expect, it } from 'vitest';
import { isBareRequest } from '../../../src/capture/statement-rules.ts';

it.each([
  'Remember this.',
  'remember',
  'ok, please remember that!',
  'Remember it for the next session, please.',
  'make a note of that',
  'Don’t forget this.',
  'put that into CLAUDE.md',
  'Remember what I said.',
  'Can you add this to memory.',
])('says nothing by itself: %s', (text) => expect(isBareRequest(text)).toBe(true));

it.each([
  'Remember: it is Tuesday',
  'remember this: tests need TZ=UTC',
  'remember that we use tabs',
  'put tests/README.md into CLAUDE.md',
  'merk dir das', // what is not known is not judged
  '记住这个',
])('says something: %s', (text) => expect(isBareRequest(text)).toBe(false));
