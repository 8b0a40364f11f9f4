import { expect, it } from 'vitest';
import { type CodeNow, rememberCode } from '../../src/recall/code-now.ts';
import type { FileAt } from '../../src/recall/ports.ts';

function scene() {
  const asked: string[] = [];
  let head = 'h1';
  const code: CodeNow = {
    places: async (commits) => {
      asked.push(`places ${commits.join()}`);
      return new Map(commits.filter((it) => it !== 'gone').map((it) => [it, 'history'] as const));
    },
    commitsSince: async (questions) => {
      asked.push(`since ${questions.map(({ path }) => path).join()}`);
      return questions.map(({ path }) => (path === 'odd' ? undefined : path.length));
    },
    renamedSince: async (questions) => questions.map(() => undefined),
    recentFiles: async () => [],
    content: async () => undefined,
  };
  const move = (to: string): void => {
    head = to;
  };
  return { asked, move, ...rememberCode(code, { head: async () => ({ commit: head }) }) };
}

const file = (path: string): FileAt => ({ commit: 'a', path });

it('asks for what it does not know yet, and gives all in the order of the questions', async () => {
  const { asked, places, commitsSince } = scene();
  await places(['a', 'b'], 100);
  expect([...(await places(['b', 'c', 'gone'], 100)).keys()]).toEqual(['b', 'c']);
  await commitsSince([file('one')], 100);
  expect(await commitsSince([file('three'), file('one'), file('odd')], 100)).toEqual([5, 3, undefined]);
  expect(asked).toEqual(['places a,b', 'places c,gone', 'since one', 'since three,odd']);
});

it('asks for all of it anew when HEAD has moved', async () => {
  const { asked, move, places } = scene();
  await places(['a'], 100);
  move('h2');
  await places(['a'], 100);
  expect(asked).toEqual(['places a', 'places a']);
});
