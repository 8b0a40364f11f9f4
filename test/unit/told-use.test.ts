import { describe, expect, it } from 'vitest';
import type { TranscriptEvent } from '../../src/capture/transcript.ts';
import {
  askedAt,
  doingsOf,
  isWornOut,
  NEVER_TOLD,
  useOf,
  WORN_OUT,
  withTold,
} from '../../src/recall/told.ts';

const MEMORY = {
  summary: 'The integration tests need `npm run db:seed` first, else `seedTenants` is undefined.',
  body: 'Written in TypeScript; `make` knows nothing of it. See `src/seed.ts`, and never use --force.',
  files: [{ path: 'test/db.ts' }],
};
const BEFORE = '2026-05-01T10:00:00.000Z';
const TOLD = '2026-05-01T10:01:00.000Z';
const AFTER = '2026-05-01T10:02:00.000Z';

const prompt = (text: string, at = AFTER): TranscriptEvent => ({ type: 'prompt', text, at });
const said = (text: string, at = AFTER): TranscriptEvent => ({ type: 'said', text, at });
type Outcome = 'passed' | 'failed' | 'refused' | 'cut off';
function call(
  input: Record<string, string>,
  { outcome = 'passed', at = AFTER }: { readonly outcome?: Outcome; readonly at?: string } = {},
): readonly TranscriptEvent[] {
  const id = JSON.stringify(input);
  const made: TranscriptEvent = { type: 'call', id, tool: 'Bash', input, at };
  if (outcome === 'cut off') return [made];
  if (outcome === 'refused') return [made, { type: 'refused', id, text: '' }];
  return [made, { type: 'result', id, failed: outcome === 'failed' }];
}

const SEED = { command: 'cd api && npm run db:seed && npm test' };
const OPENED = { file_path: 'C:\\me\\project\\src\\seed.ts' };

describe('what a session did with a memory that it was told', () => {
  it.each<[string, readonly TranscriptEvent[], string]>([
    ['ran its command', call(SEED), 'used'],
    ['ran its command in vain', call(SEED, { outcome: 'failed' }), 'unused'],
    ['was not let run its command', call(SEED, { outcome: 'refused' }), 'unused'],
    ['was stopped while it ran', call(SEED, { outcome: 'cut off' }), 'unused'],
    ['had run its command before it was told', call(SEED, { at: BEFORE }), 'unused'],
    ['does what it did before', [...call(SEED, { at: BEFORE }), ...call(SEED)], 'unused'],
    ['named what it names', [said('It is `seedTenants` again.')], 'used'],
    ['named something longer', [said('It is `seedTenantsTwice`, or db-npm run db:seeds.')], 'unused'],
    ['was asked for it', [prompt('why is seedTenants undefined?'), said('`seedTenants` is gone.')], 'unused'],
    ['says what everybody says', [said('TypeScript, make, and git push --force.')], 'unused'],
    ['opened the file that it names', call(OPENED), 'used'],
    ['was sent to the file', [prompt('look at src/seed.ts'), ...call(OPENED)], 'unused'],
    ['opened a file that it is about', call({ file_path: '/home/me/project/test/db.ts' }), 'touched'],
    ['opened one that ends alike', call({ file_path: '/home/me/project/latest/db.ts' }), 'unused'],
    ['looked for it', call({ command: 'cs-memory recall "npm run db:seed"' }), 'unused'],
    ['did something else', [...call({ command: 'npm test' }), said('Done.')], 'unused'],
  ])('%s', (_what, events, use) => {
    expect(useOf(MEMORY, doingsOf([prompt('rename the button', BEFORE), ...events]), TOLD)).toBe(use);
  });

  it('finds a name behind one that goes on', () => {
    expect(useOf(MEMORY, doingsOf([said('not xseedTenants but seedTenants')]), TOLD)).toBe('used');
  });

  it.each<[string, Record<string, string>, string | undefined]>([
    ['mcp__plugin_cs_memory__recall', { query: 'seeds' }, AFTER],
    ['mcp__other__recall_all', { query: 'seeds' }, undefined],
    ['Bash', { command: 'cs-memory recall "seeds"' }, AFTER],
    ['Bash', { command: 'node "/p/cs-memory.mjs" show 3f2a' }, AFTER],
    ['Bash', { command: 'cs-memory doctor' }, undefined],
  ])('knows when a session asked: %s %o', (tool, input, at) => {
    expect(askedAt([said('Hm.', BEFORE), { type: 'call', id: '1', tool, input, at: AFTER }])).toBe(at);
  });

  it('takes a line without a time for one of after', () => {
    expect(useOf(MEMORY, doingsOf([{ type: 'said', text: 'seedTenants' }]), TOLD)).toBe('used');
  });
});

const WORN = Array.from({ length: WORN_OUT }, (_, at) => `s${at}`).reduce(
  (count, session) => withTold(withTold(count, session, 'unused'), session, 'unused'),
  NEVER_TOLD,
);

describe('what a session did with a failure that was overcome', () => {
  const lesson = (while_: string, fix: string) => ({
    summary: `\`${while_}\` failed: config of \`app.lock\` is not trusted; it works now`,
    body: `While: ${while_}\nSeen: Exit code 1: config of app.lock is not trusted\nFix: ${fix}\n> see \`trust-center\``,
    files: [],
    signature: 'config is not trusted',
  });
  const trust = lesson('mise run fmt', '`mise trust && mise run fmt` passed (after `mise trust`)');
  const install = lesson(
    'npm test -- a',
    'changed `src/pool.ts`, ran `npm run prepare-db`, `npm test` passed',
  );
  const without = lesson('rtk bun run test', '`bun run test` passed (without `rtk`)');

  it.each<[string, typeof trust, readonly TranscriptEvent[], string]>([
    ['did what helped', trust, call({ command: 'mise trust' }), 'used'],
    ['ran what had failed, and it passed', trust, call({ command: 'mise run fmt' }), 'unused'],
    ['spoke of the failure', trust, [said('`app.lock` again, and trust-center says so.')], 'unused'],
    ['ran what helped before', install, call({ command: 'npm run prepare-db' }), 'used'],
    ['opened what was changed', install, call({ file_path: '/p/src/pool.ts' }), 'used'],
    ['ran what passed then', install, call({ command: 'npm test' }), 'unused'],
    ['ran it the way that works', without, call({ command: 'bun run test' }), 'used'],
  ])('%s', (_what, memory, events, use) => {
    expect(useOf(memory, doingsOf(events), TOLD)).toBe(use);
  });
});

describe('how often a memory was told', () => {
  it('counts a session once; five in vain wear it out', () => {
    expect(WORN).toMatchObject({ told: WORN_OUT, used: 0 });
    expect(isWornOut(WORN)).toBe(true);
    expect(isWornOut(withTold(NEVER_TOLD, 's0', 'unused'))).toBe(false);
  });

  it('any use brings it back', () => {
    const touched = withTold(WORN, 's9', 'touched');
    expect(isWornOut(touched)).toBe(false);
    const used = withTold(touched, 's10', 'used');
    expect(used).toMatchObject({ idle: [], told: WORN_OUT + 2, used: 1 });
    expect(isWornOut(withTold(used, 's11', 'unused'))).toBe(false);
  });

  it('a session that is resumed counts what came of it since, and no more', () => {
    const used = withTold(WORN, 's4', 'used');
    expect(used).toMatchObject({ idle: [], told: WORN_OUT, used: 1 });
    expect(withTold(used, 's4', 'used')).toBe(used);
    expect(withTold(used, 's4', 'unused')).toBe(used);
    const touched = withTold(NEVER_TOLD, 's1', 'touched');
    expect(withTold(touched, 's1', 'used')).toMatchObject({ told: 1, used: 1 });
  });
});
