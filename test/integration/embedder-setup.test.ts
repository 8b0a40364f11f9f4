import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/app/config/config.ts';
import { wireEmbedder } from '../../src/app/wire/vectors.ts';
import { useCli } from '../helpers/cli.ts';
import { PROJECT, USE_LITE_CACHE, useLiteFolder } from '../helpers/use-lite.ts';

const cli = useCli();
const semantic = (): string => join(cli.home(), '.local/share/cs-memory/semantic');
const settingsFile = (): string => join(cli.home(), '.config/cs-memory/config.json');
const settings = (): Readonly<Record<string, unknown>> => JSON.parse(readFileSync(settingsFile(), 'utf8'));

/** As after an installation: our folder has the packages. */
function withPackages(): void {
  mkdirSync(semantic(), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(semantic(), 'node_modules'));
}

/** An npm that has the packages at hand, and notes how it was called. */
function fakeNpm(
  script = `ln -s '${join(PROJECT, 'node_modules')}' node_modules`,
): Readonly<Record<string, string>> {
  const bin = join(cli.home(), 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$@" > "$HOME/npm-was-called"\n${script}\n`, {
    mode: 0o755,
  });
  return { PATH: `${bin}:${process.env['PATH']}` };
}
const npmCall = (): string => readFileSync(join(cli.home(), 'npm-was-called'), 'utf8').trim();

/** What the setting that setup wrote gives for a text. */
async function embedded(text: string): Promise<Float32Array | undefined> {
  const env = { ...process.env, HOME: cli.home() };
  const embedder = wireEmbedder((await loadConfig(env, undefined)).embedder, env);
  try {
    return (await embedder.embed([text], 'passage'))[0];
  } finally {
    await embedder.close();
  }
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A hub on this machine with one model, which it counts the requests for. */
async function fakeHub(model: string): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const folder = useLiteFolder();
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const file = join(folder, url.replace(`/${model}/resolve/main/`, ''));
    if (!url.startsWith(`/${model}/`) || !existsSync(file)) return response.writeHead(404).end();
    const content = readFileSync(file);
    response.writeHead(200, { 'content-length': content.length });
    response.end(request.method === 'HEAD' ? undefined : content);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

/** A machine without any network, not even to itself, can have no hub. */
const hasLoopback = Object.values(networkInterfaces()).some((of) =>
  of?.some(({ address }) => address === '127.0.0.1'),
);

describe('cs-memory setup --semantic', () => {
  it('says what it would do, with sizes, and does nothing with --dry-run', async () => {
    const { code, stdout } = await cli.run(['setup', '--semantic', '--dry-run']);
    expect(code).toBe(0);
    expect(stdout).toContain('@huggingface/transformers@4.3.1, about');
    expect(stdout).toContain('Snowflake/snowflake-arctic-embed-xs (Apache-2.0');
    expect(stdout).toMatch(/from the hub, about \d+ MB/);
    expect(stdout).toContain(semantic());
    expect(existsSync(semantic())).toBe(false);
    expect(existsSync(settingsFile())).toBe(false);
  });

  it('says of a model that no hub has how it is made', async () => {
    const { code, stdout } = await cli.run(['setup', '--semantic', '--model', 'use-lite-en', '--dry-run']);
    expect(code).toBe(0);
    expect(stdout).toContain('`npm run model:use-lite`');
    expect(stdout).not.toContain('from the hub');
  });

  it('ends where there is nobody to ask, and says what to do', async () => {
    const { code, stderr } = await cli.run(['setup', '--semantic']);
    expect(code).toBe(2);
    expect(stderr).toContain('--yes');
    expect(existsSync(semantic())).toBe(false);
  });

  it('takes a folder, finds out what has to be known, and changes nothing else in the settings', async () => {
    withPackages();
    mkdirSync(join(cli.home(), '.config/cs-memory'), { recursive: true });
    writeFileSync(settingsFile(), '{"sync": {"private": ["mine"]}, "embedder": {"kind": "none"}}');
    const { code, stdout, stderr } = await cli.run(['setup', '--semantic', '--model', useLiteFolder()]);
    expect(stderr).toBe('testing the model\n');
    expect(code).toBe(0);
    expect(stdout).toContain('512 dimensions, a window of 128 tokens');
    expect(settings()).toMatchObject({
      sync: { private: ['mine'] },
      embedder: {
        kind: 'transformers',
        model: useLiteFolder(),
        revision: expect.stringMatching(/^[0-9a-f]{12}$/),
        dtype: 'q8',
        pooling: 'mean',
        dimension: 512,
        maxTokens: 128,
      },
    });
    expect(await embedded('run the tests')).toHaveLength(512);
    const before = settings();
    const shown = await cli.run(['setup', '--semantic', '--off', '--dry-run']);
    expect(shown.stdout).toBe(
      'It would end so: recall now goes by words alone.\nNothing was done: --dry-run.\n',
    );
    expect(settings()).toEqual(before);
    expect((await cli.run(['setup', '--semantic', '--off'])).code).toBe(0);
    expect(settings()).toEqual({ sync: { private: ['mine'] }, embedder: { kind: 'none' } });
  });

  it('takes a model that the script has made by its name, with nothing of a package run', async () => {
    useLiteFolder();
    mkdirSync(join(cli.home(), '.cache/cs-memory'), { recursive: true });
    symlinkSync(USE_LITE_CACHE, join(cli.home(), '.cache/cs-memory/models'));
    const env = fakeNpm();
    const { code, stderr } = await cli.run(['setup', '--semantic', '--model', 'use-lite-en', '--yes'], {
      env,
    });
    expect(stderr).toContain('installing packages');
    expect(code).toBe(0);
    expect(npmCall()).toMatch(
      /^install --ignore-scripts .*@huggingface\/transformers@4\.3\.1 .*lancedb@0\.31\.0$/,
    );
    expect(await embedded('run the tests')).toHaveLength(512);
  });

  it.skipIf(!hasLoopback)('fetches a model from the hub once; recall never asks it', async () => {
    withPackages();
    const { url, asked } = await fakeHub('acme/small-model');
    const args = ['setup', '--semantic', '--model', 'acme/small-model', '--yes', '--json'];
    const first = await cli.run(args, { env: { HF_ENDPOINT: url } });
    expect(first.stderr).not.toContain('error');
    expect(JSON.parse(first.stdout)).toMatchObject({
      plan: { install: [], fetch: { from: 'hub' } },
      done: { model: { model: 'acme/small-model', dimension: 512, maxTokens: 128, dtype: 'q8' } },
    });
    expect(asked.length).toBeGreaterThan(3);
    asked.length = 0;
    const again = await cli.run(args, { env: { HF_ENDPOINT: url } });
    expect(again.stderr).toBe('testing the model\n');
    expect(JSON.parse(again.stdout).plan.fetch).toBe(false);
    expect(await embedded('run the tests')).toHaveLength(512);
    expect(asked).toEqual([]);
  });

  it('changes no setting when the hub does not have the model, and can be run again', async () => {
    withPackages();
    const { url } = await fakeHub('acme/small-model');
    const args = ['setup', '--semantic', '--model', 'acme/other', '--yes'];
    const { code, stderr } = await cli.run(args, { env: { HF_ENDPOINT: url } });
    expect(code).toBe(1);
    expect(stderr).toContain('acme/other (q8) could not be fetched');
    expect(stderr).toContain('--model takes a folder with a model too');
    expect(existsSync(settingsFile())).toBe(false);
  });

  it('tells what npm said when it failed', async () => {
    const env = fakeNpm('echo "npm error code E403" >&2; exit 1');
    const { code, stderr } = await cli.run(['setup', '--semantic', '--model', 'use-lite-en', '--yes'], {
      env,
    });
    expect(code).toBe(1);
    expect(stderr.match(/E403/g)).toHaveLength(1);
    expect(stderr).toContain('npm ping');
    expect(existsSync(settingsFile())).toBe(false);
  });

  it('removes what this machine never runs, and no more', async () => {
    const own = `${process.platform}/${process.arch}`;
    const script = `mkdir -p node_modules/onnxruntime-web/dist node_modules/onnxruntime-node/bin/napi-v6/${own} node_modules/onnxruntime-node/bin/napi-v6/plan9/mips; exit 0`;
    await cli.run(['setup', '--semantic', '--model', 'use-lite-en', '--yes'], { env: fakeNpm(script) });
    const modules = join(semantic(), 'node_modules');
    expect(existsSync(join(modules, 'onnxruntime-web/dist'))).toBe(false);
    expect(existsSync(join(modules, 'onnxruntime-node/bin/napi-v6', own))).toBe(true);
    expect(readdirSync(join(modules, 'onnxruntime-node/bin/napi-v6/plan9'))).toEqual([]);
  });

  it('refuses a folder without a model, and settings that are no JSON', async () => {
    withPackages();
    const empty = await cli.run(['setup', '--semantic', '--model', cli.repository()]);
    expect(empty.stderr).toContain('has no');
    expect(empty.code).toBe(2);
    mkdirSync(join(cli.home(), '.config/cs-memory'), { recursive: true });
    writeFileSync(settingsFile(), '{"sync": ');
    const broken = await cli.run(['setup', '--semantic', '--model', useLiteFolder()]);
    expect(broken.stderr).toContain('is not JSON');
    expect(readFileSync(settingsFile(), 'utf8')).toBe('{"sync": ');
  });
});

describe('the embedder of a repository', () => {
  it('cannot be chosen by a clone, only switched off', async () => {
    withPackages();
    await cli.run(['setup', '--semantic', '--model', useLiteFolder()]);
    const env = { ...process.env, HOME: cli.home() };
    const file = join(cli.repository(), '.cs-memory.json');
    writeFileSync(
      file,
      '{"embedder": {"kind": "transformers", "model": "/tmp/evil", "directory": "/tmp/evil"}}',
    );
    expect((await loadConfig(env, { root: cli.repository() })).embedder).toEqual(
      (await loadConfig(env, undefined)).embedder,
    );
    writeFileSync(file, '{"embedder": {"kind": "none"}}');
    expect((await loadConfig(env, { root: cli.repository() })).embedder.kind).toBe('none');
  });
});
