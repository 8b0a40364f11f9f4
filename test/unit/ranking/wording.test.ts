import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordingOf } from '../../../src/recall/index/close-reading.ts';

const FILLER = 'Quiz judge box vex lynx. '.repeat(20);

test('what repeats the question has all of its wording, what shares no word with it nothing', () => {
  const asked = wordingOf('Why is the import of turtles slow?');
  expect(asked('Of late: why is the IMPORT, of turtles, slow?')).toBe(1);
  expect(asked(FILLER)).toBe(0);
  expect(wordingOf('')('Why is the import slow?')).toBe(0);
});

test('the form of a word, what it is a part of and the small words around it count', () => {
  const asked = wordingOf('turtles that were imported from a file');
  const share = (text: string) => asked(text);
  expect(share('They imported a file of turtles')).toBeGreaterThan(
    share('It imports the files of each turtle'),
  );
  expect(share('turtles that were imported from a file')).toBeGreaterThan(
    share('file imported; turtles from that'),
  );
});

test('the humps and joints of a name are words, and part of a longer word counts in part', () => {
  const asked = wordingOf('read file sync');
  expect(asked('fs.readFileSync')).toBeCloseTo(asked('read_file-sync'));
  expect(asked('readFileSync')).toBe(1);
  expect(asked('readfilesync')).toBeLessThan(1);
  expect(asked('readfilesync')).toBeGreaterThan(0);
});

test('only one stretch of a text counts', () => {
  const asked = wordingOf('turtles are imported twice');
  const together = asked(`${FILLER} turtles are imported twice ${FILLER}`);
  expect(together).toBe(1);
  expect(asked(`turtles are ${FILLER} imported twice`)).toBeLessThan(together);
});

test('other scripts and digits have a wording, their signs none', () => {
  expect(wordingOf('数据库连接超时')('因为数据库连接超时。')).toBeGreaterThan(0.5);
  expect(wordingOf('ошибка импорта')('Была ошибка импорта!')).toBe(1);
  expect(wordingOf('port 8080 is in use')('port 9191 is in use')).toBeLessThan(1);
  expect(wordingOf('“slow import”')('slow—import')).toBe(1);
});

test('a share is from 0 to 1, and that of a question in itself is 1', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 600 }), (question, text) => {
      const share = wordingOf(question)(text);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{5,20}( [a-z]{2,9}){0,8}$/), (question) => {
      expect(wordingOf(question)(`It says: ${question}.`)).toBe(1);
    }),
  );
});
