import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { untilGone } from '../helpers/background.ts';
import { contextOf, type PluginCopy, useWorlds, type World } from '../helpers/bundle.ts';
import { useIndexInBackground } from '../helpers/hosted-modules.ts';
import { builtSources } from '../helpers/once-a-run.ts';
import { payload } from '../helpers/payloads.ts';
import { git } from './client/scratch.ts';

const NOW = '5e551017-0000-4000-8000-000000000002';

let plugin: PluginCopy;
let world: World;
let isBuilt = false;
useWorlds((copy, fresh) => {
  plugin = copy;
  world = fresh;
  if (isBuilt) return;
  // The sources as they stand, whatever dist holds.
  cpSync(builtSources(), join(plugin.root, 'plugins/cs/dist'), { recursive: true });
  isBuilt = true;
});

const ERROR = 'Exit code 1\nnpm error code EBADENGINE\nnpm error engine Unsupported engine for tool@2.1.0';

async function hook(event: string, fields: Record<string, unknown>, env: Record<string, string> = {}) {
  const common = { session_id: NOW, cwd: world.repository, hook_event_name: event };
  const run = await world.hook({ ...payload('PostToolUseFailure-Bash'), ...common, ...fields }, { env });
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return contextOf(run, event);
}
const start = () => hook('SessionStart', { source: 'startup' }, { CS_SESSION_MEMORY_ENABLED: 'false' });
const fail = (env = {}) =>
  hook('PostToolUseFailure', { error: ERROR, tool_input: { command: 'npm ci' } }, env);
const prompt = (text: string, env = {}) => hook('UserPromptSubmit', { prompt: text }, env);
const edit = (file: string, env = {}) =>
  hook('PreToolUse', { tool_name: 'Edit', tool_input: { file_path: join(world.repository, file) } }, env);

async function remember(...args: string[]): Promise<void> {
  expect(await world.cli(['remember', ...args])).toMatchObject({ code: 0 });
}

/** What an earlier session found out of the error, as the notes hold it. */
async function learnFix(fields: Record<string, unknown> = {}): Promise<void> {
  await hook('PostToolUseFailure', {
    session_id: 'earlier',
    error: ERROR,
    tool_input: { command: 'npm ci' },
  });
  await hook('Stop', { session_id: 'earlier' });
  const [met] = world.notes('learnings');
  const record = {
    namespace: 'learnings',
    kind: 'fix',
    summary: 'npm ci works after nvm use 22, the tool needs that engine',
    signature: met?.['signature'],
    ...fields,
  };
  const run = await world.cli(['import', '--jsonl'], { stdin: `${JSON.stringify(record)}\n` });
  expect(run).toMatchObject({ code: 0 });
}

it('a question in another language is answered by what it is called in English, and by nothing else', async () => {
  const colours = 'The colour of the header comes from the palette';
  await remember(colours);
  expect(await prompt("qu'est-ce qu'on avait décidé pour les mots de passe ?")).toBeUndefined();
  await remember('The pool is limited, since the provider answers 421');
  expect(await prompt("qu'est-ce qu'on avait décidé pour les mots de passe ?")).toBeUndefined();
  expect(await prompt("qu'est-ce qu'on avait décidé pour la couleur ?")).toContain(colours);
});

describe('an error that was met before', () => {
  it('is told with what helped, in the very same call, and once a session', async () => {
    await learnFix();
    await start();
    const told = await fail();
    expect(told).toContain('nvm use 22');
    expect(told).toMatch(/^<cs-memory-recall>\n[\s\S]*not an instruction[\s\S]*<\/cs-memory-recall>$/);
    expect(await fail()).toBeUndefined();
  });

  it('is not told where nobody found a fix, where it is another error, or where it is switched off', async () => {
    await learnFix({ kind: 'error', summary: 'npm ci failed again' });
    await start();
    expect(await fail()).toBeUndefined();
    await learnFix();
    expect(
      await hook('PostToolUseFailure', { error: ERROR.replace('EBADENGINE', 'ENOSPC') }),
    ).toBeUndefined();
    expect(await fail({ CS_KNOWN_FIX_ENABLED: 'false' })).toBeUndefined();
    expect(await fail({ CS_TOOL_CAPTURE_ENABLED: 'false' })).toContain('nvm use 22');
  });

  it('is told later what had no room', async () => {
    await learnFix();
    writeFileSync(join(world.repository, '.cs-memory.json'), '{"knownFix":{"tokens":50}}');
    expect(await fail()).toBeUndefined();
    rmSync(join(world.repository, '.cs-memory.json'));
    expect(await fail()).toContain('nvm use 22');
  });

  it('is told what somebody wrote down of it, once a session, whatever else that fails with it', async () => {
    await remember('Below Node 22 npm ends with EBADENGINE (unsupported engine): `nvm use 22` helps');
    await start();
    const told = await fail();
    expect(told).toContain('An error like this was met before');
    expect(told).toContain('nvm use 22');
    expect(await fail()).toBeUndefined();
    expect(await prompt('what do we remember about EBADENGINE?')).toContain('nvm use 22'); // asked for
  });

  it('is told as well to a session that nobody announced', async () => {
    await learnFix();
    expect(await fail()).toContain('nvm use 22');
  });
});

describe('an error that was left open', () => {
  it('is one memory, told to whoever reads, and that once a session', async () => {
    const earlier = { session_id: 'earlier' };
    await hook('PostToolUseFailure', { ...earlier, error: ERROR, tool_input: { command: 'npm ci' } });
    await hook('Stop', earlier);
    await hook('SessionEnd', earlier);
    expect(world.notes('blockers')).toEqual([]);
    const [open, ...more] = world.notes('learnings');
    expect(open).toMatchObject({ type: 'memory', kind: 'open', session: 'earlier' });
    expect(more).toEqual([]);
    const { stdout } = await world.cli(['recall', '--json', 'EBADENGINE']);
    const { memories } = JSON.parse(stdout);
    expect(memories).toMatchObject([{ id: open?.['id'], ns: 'learnings', kind: 'open' }]);
    await start();
    expect(await prompt(`it says: ${ERROR}`)).toContain(String(open?.['id']));
    expect(await prompt(`again: ${ERROR}`)).toBeUndefined();
  });
});

describe('a file that is about to be changed', () => {
  it('is told with what was decided about it, in at most 200 tokens, and once', async () => {
    writeFileSync(join(world.repository, 'queue.ts'), 'export {};\n');
    await remember(
      '--ns',
      'decisions',
      '--file',
      'queue.ts',
      `The queue is never locked. ${'And so on. '.repeat(90)}`,
    );
    await start();
    expect(await edit('README.md')).toBeUndefined();
    const told = await edit('queue.ts');
    expect(told).toContain('About the file of this edit.'); // the client shows it with the result
    expect(told).toContain('The queue is never locked');
    expect(told?.length).toBeLessThanOrEqual(700);
    expect(await edit('queue.ts')).toBeUndefined();
  });

  it('is the same file by whatever way one comes to it', async () => {
    await remember('--ns', 'decisions', '--file', 'queue.ts', 'The queue is never locked');
    await start();
    const link = `${world.repository}-link`;
    symlinkSync(world.repository, link);
    const tool_input = { file_path: join(link, 'queue.ts') };
    expect(await hook('PreToolUse', { tool_name: 'Write', tool_input })).toContain('never locked');
  });

  it('is told a rule that names it alone, where no other file is called so', async () => {
    for (const path of ['src/api/retry.ts', 'src/a/App.tsx', 'src/b/App.tsx']) {
      mkdirSync(join(world.repository, path, '..'), { recursive: true });
      writeFileSync(join(world.repository, path), 'export {};\n');
    }
    git(world.repository, 'add', '.');
    await remember('retry.ts must never exceed 5 attempts because the bank locks the account');
    await remember('App.tsx is owned by the design team');
    await start();
    expect(await edit('src/a/App.tsx')).toBeUndefined();
    expect(await edit('src/api/retry.ts')).toContain('5 attempts');
    const again = { session_id: '5e551017-0000-4000-8000-000000000003' };
    expect(
      await hook('UserPromptSubmit', { prompt: 'set the most attempts in retry.ts to 7', ...again }),
    ).toContain('5 attempts');
  });

  it('is told first what is about the lines at hand', async () => {
    const settled = ['retryCount stays below five', 'Times are seconds', 'Names are ours', 'Rows are sorted'];
    for (const text of settled) await remember('--ns', 'decisions', '--file', 'queue.ts', text);
    await start();
    const told = await hook('PreToolUse', {
      tool_name: 'MultiEdit',
      tool_input: {
        file_path: join(world.repository, 'queue.ts'),
        edits: [{ old_string: 'if (retryCount > 3)', new_string: 'if (retryCount > 9)' }],
      },
    });
    expect(told?.match(/^- .*/m)?.[0]).toContain('retryCount stays below five');
  });

  it('is told once, also where many are changed at the same time', async () => {
    const files = ['a.ts', 'b.ts', 'c.ts']; // more would wait for a core longer than an edit waits for a hook
    for (const file of files)
      await remember('--ns', 'decisions', '--file', file, `What is in ${file} is settled`);
    await start();
    expect(await Promise.all(files.map((file) => edit(file)))).not.toContain(undefined);
    for (const file of files) expect(await edit(file)).toBeUndefined();
  });

  it('is told once to each subagent, whose context is its own', async () => {
    await remember('--ns', 'decisions', '--file', 'queue.ts', 'The queue is never locked');
    await start();
    const by = (agent: object) =>
      hook('PreToolUse', {
        tool_name: 'Edit',
        tool_input: { file_path: join(world.repository, 'queue.ts') },
        ...agent,
      });
    for (const agent of [{ agent_id: 'a1' }, { agent_id: 'a2' }, {}]) {
      expect(await by(agent)).toContain('The queue is never locked');
      expect(await by(agent)).toBeUndefined();
    }
  });

  it('is left alone where the brief is switched off, or settings want less', async () => {
    await remember('--ns', 'decisions', '--file', 'queue.ts', 'The queue is never locked');
    await start();
    expect(await edit('queue.ts', { CS_EDIT_BRIEF_ENABLED: 'false' })).toBeUndefined();
    writeFileSync(join(world.repository, '.cs-memory.json'), '{"editBrief":{"enabled":false}}');
    expect(await edit('queue.ts')).toBeUndefined();
  });
});

describe('a command that is about to be run', () => {
  it('is told the rule that names it, with the flag that the rule is about', async () => {
    await remember('git push --force is forbidden on main');
    await remember('Use npm run build:prod instead of npm run build');
    await start();
    const run = (command: string) => hook('PreToolUse', { tool_name: 'Bash', tool_input: { command } });
    expect(await run('git push origin main')).toBeUndefined();
    expect(await run('git push -f origin main')).toContain('forbidden on main');
    expect(await run('NODE_ENV=x npm run build')).toContain('build:prod');
  });

  it('is told it of what is run all day long, too, when that is run first, itself and a subagent', async () => {
    await remember('Run make test with -j1, the tests share a port');
    await remember('cargo build needs --locked, CI fails otherwise');
    await remember('Merges wait until the nightly build is green');
    await start();
    const run = (command: string, of = {}) =>
      hook('PreToolUse', { tool_name: 'Bash', tool_input: { command }, ...of });
    expect(await run('cd app && make test')).toContain('-j1');
    expect(await run('cargo build --release')).toContain('--locked');
    for (const command of ['make lint', 'cargo test', 'npm run build', 'docker compose up -d', 'make test'])
      expect(await run(command)).toBeUndefined();
    expect(await run('make test', { agent_id: 'a1', agent_type: 'Explore' })).toContain('-j1');
    await hook('SessionStart', { source: 'compact' }, { CS_SESSION_MEMORY_ENABLED: 'false' });
    expect(await run('make test')).toContain('-j1');
    expect(await run('make lint')).toBeUndefined();
    const off = { CS_SESSION_MEMORY_ENABLED: 'false', CS_FLUSH_ENABLED: 'false' };
    await hook('SessionStart', { source: 'compact' }, off);
    expect(await run('make test')).toContain('-j1');
  });

  it('is told it where it is run first, though the session ran it elsewhere before', async () => {
    await remember('Run make test with -j1, the tests share a port');
    const elsewhere = join(world.repository, '../elsewhere');
    git(world.repository, 'clone', '-q', '.', elsewhere);
    expect(await world.cli(['remember', 'make lint is slow'], { cwd: elsewhere })).toMatchObject({ code: 0 });
    await start();
    const env = { CLAUDE_PROJECT_DIR: world.repository };
    const run = (cwd: string) =>
      hook('PreToolUse', { tool_name: 'Bash', tool_input: { command: 'make test' }, cwd }, env);
    expect(await run(elsewhere)).toBeUndefined();
    expect(await run(world.repository)).toContain('-j1');
  });
});

describe('a file that git stores otherwise than the work tree has it', () => {
  const freshness = async (): Promise<string | undefined> => {
    await remember('--ns', 'decisions', '--file', 'queue.ts', 'The queue is never locked');
    await start();
    return edit('queue.ts');
  };

  it('is not said to have changed', async () => {
    writeFileSync(join(world.repository, '.gitattributes'), '*.ts ident\n');
    writeFileSync(join(world.repository, 'queue.ts'), '// $Id$\n');
    git(world.repository, 'add', '.');
    git(world.repository, 'commit', '--quiet', '-m', 'a queue');
    rmSync(join(world.repository, 'queue.ts'));
    git(world.repository, 'checkout', '--quiet', '--', 'queue.ts'); // with the blob's name in it
    expect(readFileSync(join(world.repository, 'queue.ts'), 'utf8')).toMatch(/\$Id: /);
    const told = await freshness();
    expect(told).toContain('The queue is never locked');
    expect(told).not.toContain('changed');
  });
});

describe('a prompt that does not ask', () => {
  it('is told what a name in it surely means, once', async () => {
    await remember('resolveTaggedReleases counts from the last annotated tag, never from a light one');
    await start();
    expect(await prompt('please change the parser')).toBeUndefined();
    expect(await prompt('add a test for parseTaggedReleases')).toBeUndefined();
    const told = await prompt('add a test for resolveTaggedReleases');
    expect(told).toContain('annotated tag');
    expect(await prompt('add another test for resolveTaggedReleases')).toBeUndefined();
  });

  it('is told what the user said of a lesser name, where nothing else speaks of it', async () => {
    await remember('Error E1234 from the bank means the mandate is missing');
    await remember('UserRepository.find is cached for 5 minutes');
    await remember('connectPool must be called once per process');
    for (const what of ['is not closed', 'has a limit'])
      await remember('--evidence', 'tool-observed', `readStore ${what}`);
    await start();
    expect(await prompt('a customer sees E1234, help')).toContain('the mandate is missing');
    expect(await prompt('why does UserRepository return stale data?')).toContain('cached for 5 minutes');
    expect(await prompt('add a call to connectPool in src/user.ts')).toContain('once per process');
    expect(await prompt('add a call to readStore in src/user.ts')).toBeUndefined();
  });

  it('is not told again what a question was answered with', async () => {
    await remember('resolveTaggedReleases counts from the last annotated tag, never from a light one');
    expect(await prompt('what did we decide about resolveTaggedReleases?')).toContain('annotated tag');
    expect(await prompt('add a test for resolveTaggedReleases')).toBeUndefined();
    const off = { CS_SESSION_MEMORY_ENABLED: 'false' };
    for (const env of [off, { ...off, CS_FLUSH_ENABLED: 'false' }]) {
      await hook('SessionStart', { source: 'compact' }, env);
      expect(await prompt('add a test for resolveTaggedReleases')).toContain('annotated tag');
      expect(await prompt('add a test for resolveTaggedReleases')).toBeUndefined();
    }
  });

  it('is told again what answers it only where nothing new does', async () => {
    const ask = () => prompt('what did we decide about tagged releases?');
    await remember('Tagged releases count from the last annotated tag, never from a light one');
    for (let time = 0; time < 2; time += 1) expect(await ask()).toContain('annotated tag');
    await remember('Tagged releases are announced in the changelog, and nowhere else');
    const told = await ask();
    expect(told).toContain('changelog');
    expect(told).not.toContain('annotated tag');
  });

  it('is left alone where that is switched off', async () => {
    await remember('resolveTaggedReleases counts from the last annotated tag');
    await start();
    writeFileSync(join(world.repository, '.cs-memory.json'), '{"promptRecall":{"specific":false}}');
    expect(await prompt('add a test for resolveTaggedReleases')).toBeUndefined();
  });

  it('says nothing of people the user does not know', async () => {
    await remember('resolveTaggedReleases counts from the last annotated tag');
    git(world.repository, 'config', 'user.email', 'somebody.else@example.com');
    await start();
    expect(await prompt('add a test for resolveTaggedReleases')).toBeUndefined();
  });
});

describe('a place whose refs only git can read', () => {
  it('is told of what is named all the same', async () => {
    await remember('resolveTaggedReleases counts from the last annotated tag, never from a light one');
    git(world.repository, 'pack-refs', '--all');
    // As after a fetch of a repository with many branches: git sorts such a file, so ours goes to its end.
    const zeros = '0'.repeat(40);
    const others = Array.from(
      { length: 20_000 },
      (_, at) => `${zeros} refs/zz/${String(at).padStart(6, '0')}`,
    );
    appendFileSync(join(world.repository, '.git/packed-refs'), `${others.join('\n')}\n`);
    await start();
    expect(await prompt('add a test for resolveTaggedReleases')).toContain('annotated tag');
    expect(await prompt('add another test for resolveTaggedReleases')).toBeUndefined();
    expect(world.log().filter(({ failure }) => failure !== undefined)).toEqual([]);
  });
});

describe('a place that cannot be written', () => {
  it('is told of what is named, and nothing is logged', async () => {
    await remember('resolveTaggedReleases counts from the last annotated tag, never from a light one');
    const folder = join(world.repository, '.git/cs-memory/sessions');
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, ''); // which keeps root from writing below it, too
    expect(await prompt('add a test for resolveTaggedReleases')).toContain('annotated tag');
    expect(world.log().filter(({ failure }) => failure !== undefined)).toEqual([]);
  });
});

describe('an index that lacks more than a hook may read', () => {
  useIndexInBackground();

  it('is built in the background: until then nothing is said, and what was learned waits', async () => {
    const record = (at: number) => ({
      namespace: 'decisions',
      kind: 'decision',
      summary:
        at === 0 ? 'resolveTaggedReleases counts from the last annotated tag' : `Number ${at} is settled`,
      body: `${at} ${'the long story of it '.repeat(450)}`,
    });
    const stdin = Array.from({ length: 600 }, (_, at) => `${JSON.stringify(record(at))}\n`).join('');
    expect(await world.cli(['import', '--jsonl'], { stdin })).toMatchObject({ code: 0 });
    rmSync(join(world.repository, '.git/cs-memory/index'), { recursive: true });
    const background = join(world.repository, '.git/cs-memory/background-reindex.json');
    await start();
    await untilGone(join(plugin.root, 'plugins/cs/dist/cs-memory.mjs'));
    expect(JSON.parse(readFileSync(background, 'utf8'))).toMatchObject({ outcome: 'indexed' });
    expect(await prompt('add a test for resolveTaggedReleases')).toContain('annotated tag');

    rmSync(join(world.repository, '.git/cs-memory/index'), { recursive: true });
    // As if a process were at it.
    writeFileSync(background, JSON.stringify({ started_at: new Date().toISOString() }));
    expect(await prompt('where is resolveTaggedReleases2 from?')).toBeUndefined();
    expect(await prompt('what did we decide about tagged releases?')).toBeUndefined();
    await fail();
    await hook('Stop', {});
    expect(world.notes('learnings')).toEqual([]);
    rmSync(background);
    await hook('Stop', {});
    await untilGone(join(plugin.root, 'plugins/cs/dist/cs-memory.mjs'));
    expect(world.notes('learnings')).toHaveLength(1);
    await hook('Stop', {});
    expect(world.notes('learnings')).toHaveLength(1);
    expect(world.log().filter(({ failure }) => failure !== undefined)).toEqual([]);
  }, 60_000);
});
