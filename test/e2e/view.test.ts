import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';
import { seedCompiledCode } from '../helpers/compiled-code.ts';

const world = useCli();

it('serves the page until Ctrl-C', async () => {
  await world.run(['remember', 'Deploys run on Tuesdays']);
  seedCompiledCode(join(world.home(), '.cache'));
  const child = spawn(process.execPath, [world.program(), 'view'], {
    cwd: world.repository(),
    env: { PATH: process.env['PATH'], HOME: world.home(), CS_REANCHOR_ENABLED: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said).toContain('Ctrl-C ends it');
  const url = said.split('\n')[0] ?? '';
  expect(await (await fetch(url)).text()).toContain('viewer.js');
  expect((await (await fetch(`${url}viewer.js`)).text()).length).toBeGreaterThan(1_000);
  expect(await (await fetch(`${url}api/list`)).json()).toMatchObject({ total: 1 });
  expect((await fetch(new URL('/', url))).status).toBe(403);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(said).toContain('Closed.');
  await expect(fetch(url)).rejects.toThrow();
});

it('--out writes the whole page into one file', async () => {
  await world.run(['remember', 'Deploys run on Tuesdays']);
  const file = join(world.home(), 'memories.html');
  expect(await world.run(['view', '--out', file])).toMatchObject({ code: 0, stdout: '', stderr: '' });
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('Deploys run on Tuesdays');
  expect(page).not.toMatch(/\b(?:src|href)="/); // it loads nothing
});
