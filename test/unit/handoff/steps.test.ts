import { describe, expect, it } from 'vitest';
import type { TranscriptEvent } from '../../../src/capture/model/narrative/transcript.ts';
import { handoffText } from '../../../src/session/model/handoff/parts.ts';
import { MAX_HANDOFF_CHARS, readSections, STEPS } from '../../../src/session/model/handoff/sections.ts';
import { lastTurn, stepsIn } from '../../../src/session/model/handoff/steps.ts';
import { FULL, many, NOTHING } from '../../helpers/handoff-parts.ts';

const words = { clean: (text: string) => text.replaceAll('s3cret', '[REDACTED]'), root: '/home/dana/shop' };
const said = (text: string): TranscriptEvent => ({ type: 'said', text });
const asked = (text: string): TranscriptEvent => ({ type: 'prompt', text });
let count = 0;
const did = (tool: string, input: object, end: object | undefined = {}): TranscriptEvent[] => {
  count += 1;
  const id = `c${count}`;
  const call = { type: 'call', id, tool, input } as TranscriptEvent;
  return end === undefined
    ? [call]
    : [call, { type: 'result', id, failed: false, ...end } as TranscriptEvent];
};
const run = (command: string, end?: object): TranscriptEvent[] => did('Bash', { command }, end);
const steps = (...events: (TranscriptEvent | TranscriptEvent[])[]) => stepsIn(events.flat(), words);

describe('the steps of a turn', () => {
  it('are what was said and what was done then, the newest first, without what only keeps the books', () => {
    const told = steps(
      asked('Fix the cart.'),
      said('Let me **look** at the cart.'),
      did('Grep', { pattern: 'total' }),
      did('Read', { file_path: '/home/dana/shop/src/cart.ts' }),
      did('TodoWrite', { todos: [] }),
      said('Now the fix:'),
      did('Edit', { file_path: '/home/dana/shop/src/cart.ts', new_string: 'return sum;' }),
      did('Write', { file_path: '/elsewhere/notes.md', content: 'x' }),
      run('cd /home/dana/shop && npm test 2>&1 | tail -5'),
    );
    expect(told).toEqual([
      'Now the fix: → edited src/cart.ts (`return sum;`); wrote /elsewhere/notes.md; `npm test`',
      'Let me look at the cart. → looked at src/cart.ts',
    ]);
  });

  it('say what failed, what was turned down, and what has no result', () => {
    const told = steps(
      run('npm test', { failed: true, output: 'Exit code 1\nError: no cart' }),
      did('Edit', { file_path: 'a.ts' }, { type: 'refused', text: '' }),
      did('Task', { description: 'Look for carts' }, { output: 'Two carts.' }),
      did('Bash', { command: 'npm run e2e' }).slice(0, 1),
    );
    expect(told).toEqual([
      '`npm test` (failed: Error: no cart); edited a.ts (turned down); sent a subagent: Look for carts, which said “Two carts.”; `npm run e2e` (no result yet)',
    ]);
  });

  it('name a server’s tool once, and nothing that the client says of a subagent it only sent', () => {
    const tool = 'mcp__browser__navigate';
    const sent = did('Agent', { description: 'Look' }, { output: 'Async agent launched successfully.' });
    expect(steps(did(tool, {}), did('Bash', { command: 'ls' }), did(tool, {}), sent)).toEqual([
      '`mcp__browser__navigate`; `ls`; sent a subagent: Look',
    ]);
  });

  it('are filtered before they are cut, and in lines of some length', () => {
    const edits = Array.from({ length: 20 }, (_, at) => at).flatMap((at) =>
      did('Edit', { file_path: `/home/dana/shop/src/part-${at}.ts` }),
    );
    const told = steps(said(`${'word '.repeat(46)}s3cret and more`), edits);
    expect(told.join()).not.toContain('s3c');
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toContain('part-0.ts');
    for (const line of told) expect(line.length).toBeLessThan(600);
    expect(steps()).toEqual([]);
  });

  it('begin at the last prompt, or before it where it only said yes', () => {
    const before = [asked('Fix the cart.'), said('I would empty it.')];
    const short = [...before, asked('yes'), ...run('npm test')];
    expect(lastTurn(short)).toEqual(short);
    expect(lastTurn([...before, asked('Do it, but keep the old total.')])).toHaveLength(1);
    const long = [asked('yes'), ...[1, 2, 3, 4].flatMap((at) => run(`npm run step-${at}`))];
    expect(lastTurn([...before, ...long])).toEqual(long);
  });

  it('leave room for the rest of a handoff, and take what is left', () => {
    const told = (parts: object) =>
      readSections(handoffText({ ...NOTHING, isAnswered: false, ...parts })).sections.find(
        ({ title }) => title === STEPS,
      )?.lines.length ?? 0;
    const all = { steps: many(60, 'Step') };
    expect(told({ ...FULL, ...all })).toBeLessThan(told(all));
    expect(told(all)).toBeGreaterThan(30);
    expect(handoffText({ ...FULL, ...all }).length).toBeLessThanOrEqual(MAX_HANDOFF_CHARS);
  });
});
