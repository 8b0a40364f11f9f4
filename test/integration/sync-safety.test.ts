import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git, notesByGit, useFolders } from '../helpers/repo.ts';
import {
  addHook,
  makeShared,
  namespaceOfReport,
  notesOid,
  type Place,
  placeIn,
  refsOf,
} from '../helpers/sync.ts';

const folder = useFolders();

/** A token of a shape that the filters know; made here, since no file of ours may hold one. */
const TOKEN = ['gh', 'p_', 'Yd4Sg8Lw2Pk6Zc0Vx9Mb', 'Qe3Rt7Uj1Hn5Fa'].join('');

async function twoPlaces() {
  const shared = makeShared(folder());
  return { ...shared, a: await placeIn(shared.clone('a')), b: await placeIn(shared.clone('b')) };
}

/** Everything below a folder: path → size, time of change and content of small files. */
function snapshot(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    entries.map((name) => {
      const { size, mtimeMs, mode } = statSync(join(root, name));
      const isFile = statSync(join(root, name)).isFile();
      const content = isFile && size < 4096 ? readFileSync(join(root, name), 'latin1') : '';
      return [name, `${mode} ${size} ${isFile ? mtimeMs : ''} ${content}`];
    }),
  );
}

/** Plants a line in a note as somebody with git alone would. */
function plant(place: Place, text: string, namespace = 'learnings'): void {
  git(place.path, ['notes', `--ref=refs/notes/cs/${namespace}`, 'append', '--file=-', 'HEAD'], {
    input: text,
  });
}

describe('a dry run', () => {
  it('changes no ref, no setting and no file, here or there, and tells what would be', async () => {
    const { a, b, remote } = await twoPlaces();
    await a.remember('from a');
    await a.remember('decided', 'decisions');
    await a.share();
    await b.remember('from b');
    const before = [b.path, remote].map(snapshot);
    const origin = await b.sync.find();
    const report = await b.sync.preview(origin);
    expect([b.path, remote].map(snapshot)).toEqual(before);
    expect(report).toMatchObject({ dryRun: true, agreed: false });
    expect(namespaceOfReport(report)).toMatchObject({
      pulled: 'merged',
      pushed: true,
      sent: { memories: 1 },
    });
    expect(namespaceOfReport(report, 'decisions')).toMatchObject({ pulled: 'created', pushed: false });
    await b.share();
    expect(namespaceOfReport(await b.sync.preview(origin))).toMatchObject({
      pulled: 'nothing',
      pushed: false,
    });
  });

  it('tells of a secret too', async () => {
    const { a } = await twoPlaces();
    plant(a, `token ${TOKEN}`);
    const report = await a.sync.preview(await a.sync.find());
    expect(namespaceOfReport(report)).toMatchObject({ pushed: false, problem: { kind: 'secret' } });
  });
});

describe("the user's own git", () => {
  it('keeps its settings, branches, FETCH_HEAD and index as they are', async () => {
    const { a, b } = await twoPlaces();
    await a.remember('from a');
    await a.share();
    await b.remember('from b');
    const kept = ['config', 'HEAD', 'index', 'FETCH_HEAD'];
    const read = () => kept.map((name) => readFileSync(join(b.path, '.git', name), 'latin1'));
    const refs = () => ['refs/heads', 'refs/remotes', 'refs/tags'].map((prefix) => refsOf(b.path, prefix));
    const before = [read(), refs()];
    await b.share();
    expect([read(), refs()]).toEqual(before);
  });

  it.each([['+refs/notes/*:refs/notes/*'], ['+refs/*:refs/*']])(
    'may have a refspec that would throw notes away, %s: none of ours is lost',
    async (refspec) => {
      const { a, b, remote } = await twoPlaces();
      await a.remember('from a');
      await a.share();
      git(b.path, ['config', '--add', 'remote.origin.fetch', refspec]);
      await b.remember('from b');
      // Somebody writes here while the push is under way: git would move the ref back to what was pushed.
      const append = `git -C '${b.path}' notes --ref=refs/notes/cs/learnings append -m meanwhile HEAD`;
      addHook(remote, 'post-receive', `unset GIT_DIR\nexec ${append}`);
      const place = await placeIn(b.path);
      expect(namespaceOfReport(await place.share())).toMatchObject({ pulled: 'merged', pushed: true });
      expect(await place.summaries()).toEqual(['from a', 'from b']);
      expect([...notesByGit(b.path).values()].join()).toContain('meanwhile');
    },
  );

  it('may call the remote a mirror, prune, sign pushes and follow tags: notes go, and nothing else', async () => {
    const { a, remote } = await twoPlaces();
    for (const setting of ['remote.origin.mirror', 'fetch.prune', 'push.followTags'])
      git(a.path, ['config', setting, 'true']);
    git(a.path, ['config', 'push.gpgSign', 'if-asked']);
    git(a.path, ['tag', '--annotate', '--message', 'a tag', 'v1']);
    git(a.path, ['branch', 'mine']);
    await a.remember('from a');
    const before = refsOf(remote, 'refs/heads') + refsOf(remote, 'refs/tags');
    const place = await placeIn(a.path);
    expect(namespaceOfReport(await place.share())).toMatchObject({ pushed: true });
    expect(refsOf(remote, 'refs/heads') + refsOf(remote, 'refs/tags')).toBe(before);
  });
});

describe('a secret that stands in a note', () => {
  it('keeps its namespace from being pushed, and no other', async () => {
    const { a, remote } = await twoPlaces();
    const id = await a.remember('harmless');
    const raw = git(a.path, ['notes', '--ref=refs/notes/cs/learnings', 'show', 'HEAD']).trim();
    plant(a, raw.replace('harmless', `use ${TOKEN}`));
    await a.remember('decided', 'decisions');
    const report = await a.share();
    const { problem } = namespaceOfReport(report);
    expect(problem).toMatchObject({
      kind: 'secret',
      lines: [{ id, kinds: [expect.stringMatching(/token/)] }],
    });
    expect(JSON.stringify(report)).not.toContain(TOKEN);
    expect(namespaceOfReport(report, 'decisions')).toMatchObject({ pushed: true });
    expect(notesOid(remote)).toBe('');
  });

  it('is not pushed with the history either, when it was taken out again', async () => {
    const { a, remote } = await twoPlaces();
    await a.remember('harmless');
    const clean = git(a.path, ['notes', '--ref=refs/notes/cs/learnings', 'show', 'HEAD']);
    plant(a, `token ${TOKEN}`);
    git(a.path, ['notes', '--ref=refs/notes/cs/learnings', 'add', '--force', '--file=-', 'HEAD'], {
      input: clean,
    });
    expect(namespaceOfReport(await a.share())).toMatchObject({ pushed: false, problem: { kind: 'secret' } });
    expect(notesOid(remote)).toBe('');
  });

  it.each([
    ['an escape', () => `{"v":1,"id":"0000000000000001","summary":"\\u0067${TOKEN.slice(1)}"}`],
    ['a second field of the same name', () => `{"v":1,"summary":"${TOKEN}","id":"x","summary":"harmless"}`],
    ['a field nobody knows', () => `{"v":9,"id":"x","at":"","type":"dream","other":{"deep":["${TOKEN}"]}}`],
    ['the name of a field', () => `{"v":1,"${TOKEN}":1}`],
    ['no JSON', () => `see ${TOKEN}`],
  ])('is found behind %s', async (_how, text) => {
    const { a, remote } = await twoPlaces();
    plant(a, text());
    expect(namespaceOfReport(await a.share())).toMatchObject({ pushed: false, problem: { kind: 'secret' } });
    expect(notesOid(remote)).toBe('');
  });

  it('that the remote has already holds nothing up: it is there', async () => {
    const { a, b, remote } = await twoPlaces();
    plant(b, `token ${TOKEN}`);
    git(b.path, ['push', '--quiet', 'origin', 'refs/notes/cs/learnings']);
    await a.remember('from a');
    expect(namespaceOfReport(await a.share())).toMatchObject({ pulled: 'merged', pushed: true });
    expect(notesOid(remote)).toBe(notesOid(a.path));
  });
});
