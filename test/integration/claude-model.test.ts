import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createClaudeModel } from '../../src/extras/distiller/claude.ts';
import { untilGone } from '../helpers/background.ts';
import { useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const REQUEST = { system: 'Distil.', text: 'a session' };

/** A client that is a script of node's. */
function modelOf(script: string) {
  const program = join(folder(), 'claude');
  writeFileSync(program, `#!${process.execPath}\n${script}\n`);
  chmodSync(program, 0o755);
  const env = { PATH: dirname(process.execPath), HOME: folder() };
  return {
    program,
    model: createClaudeModel({ program, model: 'haiku', env, directory: join(folder(), 'empty') }),
  };
}

describe('the client as a distiller', () => {
  it('that hangs is given up, with all that it has started', async () => {
    const { program, model } = modelOf(
      "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', process.argv[1]], { stdio: 'ignore' }); setInterval(() => {}, 1000);",
    );
    await expect(model.ask(REQUEST, AbortSignal.timeout(1_000))).rejects.toMatchObject({ why: 'timeout' });
    await untilGone(program);
  });

  it('that is not there is said to be missing', async () => {
    const model = createClaudeModel({
      program: join(folder(), 'none'),
      model: 'haiku',
      env: {},
      directory: folder(),
    });
    await expect(model.ask(REQUEST, AbortSignal.timeout(5_000))).rejects.toMatchObject({ why: 'no-client' });
  });

  it('that ends before it has read its input, or prints without end, is a failure', async () => {
    const text = 'x'.repeat(2_000_000);
    await expect(
      modelOf('process.exit(3);').model.ask({ ...REQUEST, text }, AbortSignal.timeout(5_000)),
    ).rejects.toMatchObject({ why: 'failed' });
    const endless = "const go = () => process.stdout.write('y'.repeat(65536), go); go();";
    await expect(modelOf(endless).model.ask(REQUEST, AbortSignal.timeout(20_000))).rejects.toMatchObject({
      why: 'failed',
    });
  });

  it('runs in a folder that has nothing in it, and tells tokens and cost as the client reports them', async () => {
    const { model } = modelOf(
      "console.log('a warning'); console.log(JSON.stringify({ is_error: false, result: process.cwd(), usage: { input_tokens: 5, cache_creation_input_tokens: 7, cache_read_input_tokens: 11, output_tokens: 3 }, total_cost_usd: 0.01 }));",
    );
    const answer = await model.ask(REQUEST, AbortSignal.timeout(5_000));
    expect(answer).toMatchObject({ inputTokens: 23, outputTokens: 3, usd: 0.01 });
    expect(existsSync(answer.text)).toBe(true);
  });
});
