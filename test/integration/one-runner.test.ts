import { lutimesSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isServedByAnother, type TurnCall, turnsFolder } from '../../src/app/wire/home.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const folder = temporaryFolder('cs-memory-turns-');
const env = () => ({
  HOME: join(folder(), 'home'),
  CLAUDE_PROJECT_DIR: join(folder(), 'project'),
  CLAUDE_PLUGIN_ROOT: '/plugin',
  CLAUDE_PID: '7',
});
const call = (script: string | undefined, more: Partial<TurnCall> = {}): TurnCall => ({
  env: env(),
  script,
  session: 's',
  prompt: 'p1',
  ...more,
});
const runs = (script: string | undefined, more: Partial<TurnCall> = {}): boolean =>
  !isServedByAnother(call(script, more));

function writeScripts(root: string): void {
  mkdirSync(join(root, '.claude/hooks'), { recursive: true });
  writeFileSync(join(root, '.claude/hooks/cs-memory-tool-use.sh'), '');
}

describe('of several that run the same hooks', () => {
  it('the first has the turn, and only that', () => {
    expect(runs('a')).toBe(true);
    expect(runs('b')).toBe(false);
    expect(runs('a')).toBe(true);
    expect(runs('b', { prompt: 'p2' })).toBe(true);
    expect(runs('a', { prompt: 'p2' })).toBe(false);
    expect(runs('b', { session: 't' })).toBe(true);
    expect(runs('b', { prompt: undefined })).toBe(true);
    expect(runs('a', { prompt: undefined })).toBe(false);
    expect(runs('a', { prompt: undefined, env: { ...env(), CLAUDE_PID: '8' } })).toBe(true); // resumed elsewhere
  });

  it('the plugin asks only where scripts are, the user’s or the project’s', () => {
    expect(runs('a')).toBe(true);
    expect(runs(undefined)).toBe(true);
    writeScripts(join(folder(), 'project'));
    expect(runs(undefined)).toBe(false);
    expect(runs(undefined, { prompt: 'p2' })).toBe(true);
    expect(runs('a', { prompt: 'p2' })).toBe(false);
  });

  it('the plugin alone leaves no trace', () => {
    expect(runs(undefined)).toBe(true);
    expect(readdirSync(folder())).toEqual([]);
  });

  it('all run where nothing can be written', () => {
    writeFileSync(join(folder(), 'home'), 'a file');
    expect(runs('a')).toBe(true);
    expect(runs('b')).toBe(true);
  });

  it('names of old turns go', () => {
    runs('a', { prompt: 'old' });
    const [name = ''] = readdirSync(turnsFolder(env()));
    const yesterday = Date.now() / 1_000 - 25 * 3_600;
    lutimesSync(join(turnsFolder(env()), name), yesterday, yesterday);
    runs('a', { prompt: 'new' });
    expect(readdirSync(turnsFolder(env()))).toEqual(['s_new']);
  });
});
