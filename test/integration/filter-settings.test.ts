import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/app/config/config.ts';
import { CsError } from '../../src/core/errors.ts';
import { useFolders } from '../helpers/repo.ts';

const folder = useFolders();

interface Files {
  readonly user?: unknown;
  readonly repository?: unknown;
}

/** The settings that hold with these files. */
async function load({ user, repository }: Files) {
  const [home, root] = [folder(), folder()];
  const write = (file: string, settings: unknown): void => {
    if (settings === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(settings));
  };
  write(join(home, '.config/cs-memory/config.json'), user);
  write(join(root, '.cs-memory.json'), repository);
  return loadConfig({ HOME: home }, { root });
}

const failureOf = (files: Files): Promise<CsError> =>
  load(files).then(
    () => {
      throw new Error('expected the settings to be refused');
    },
    (error) => {
      expect(error).toBeInstanceOf(CsError);
      return error as CsError;
    },
  );

const rule = (name: string, pattern = `${name}_[a-z0-9]{20}`) => ({ name, pattern });

describe('filters.allow', () => {
  it('is a list of values, or values and paths by name', async () => {
    const plain = await load({ user: { filters: { allow: ['a-value'] } } });
    expect(plain.filters.allow).toEqual({ values: ['a-value'], paths: [] });
    const named = await load({ user: { filters: { allow: { values: ['v'], paths: ['.env.example'] } } } });
    expect(named.filters.allow).toEqual({ values: ['v'], paths: ['.env.example'] });
    const paths = await load({ user: { filters: { allow: { paths: ['.env.example'] } } } });
    expect(paths.filters.allow).toEqual({ values: [], paths: ['.env.example'] });
  });

  it("of a repository's file has no effect, in neither form", async () => {
    const user = { filters: { allow: { values: ['mine'], paths: ['mine/**'] } } };
    for (const allow of [['theirs'], { values: ['theirs'], paths: ['**'] }]) {
      const { filters } = await load({ user, repository: { filters: { allow } } });
      expect(filters.allow).toEqual({ values: ['mine'], paths: ['mine/**'] });
    }
  });

  it.each([{ allow: [''] }, { allow: { values: [''] } }, { allow: { globs: ['a'] } }, { allow: 'a' }])(
    'must be one of the two: %o',
    async (filters) => {
      expect(await failureOf({ user: { filters } })).toMatchObject({ code: 'CONFIG_INVALID' });
    },
  );
});

describe('filters.rules', () => {
  it("are the user's and the repository's together", async () => {
    const { filters } = await load({
      user: { filters: { rules: [rule('mine')] } },
      repository: { filters: { rules: [rule('theirs')] } },
    });
    expect(filters.rules.map(({ name }) => name)).toEqual(['mine', 'theirs']);
  });

  it.each(['user', 'repository'] as const)(
    'of the %s are refused with file, place and name',
    async (whose) => {
      const rules = [rule('good'), rule('slow', 'hunter2_(?:[a-z]+)+x')];
      const error = await failureOf({ [whose]: { filters: { rules } } });
      const file = whose === 'user' ? 'config.json' : '.cs-memory.json';
      expect(error).toMatchObject({ code: 'CONFIG_INVALID', hint: expect.any(String) });
      expect(error.message).toMatch(
        new RegExp(`${file}: filters\\.rules\\.1 \\(slow\\) cannot be used: at char`),
      );
      expect(JSON.stringify([error.message, error.hint, String(error.cause)])).not.toContain('hunter2');
    },
  );

  it('that came with a clone may take a tenth of the steps', async () => {
    const rules = [rule('long', 'acme[a-z]{1,900}!')];
    expect((await load({ user: { filters: { rules } } })).filters.rules).toHaveLength(1);
    const error = await failureOf({ repository: { filters: { rules } } });
    expect(error.message).toMatch(/\.cs-memory\.json: .* and 500 are allowed/);
  });

  it.each([
    [{ name: 'a', pattern: 'abcd_[a-z]{9}', flag: 'i' }],
    [{ name: 'a' }],
    [{ pattern: 'abcd_[a-z]{9}' }],
    [{ name: 'a', pattern: 'abcd_[a-z]{9}', keywords: [] }],
    [{ name: 'a', pattern: 'abcd_[a-z]{9}', keywords: [''] }],
    ['abcd_[a-z]{9}'],
  ])('have these members and no other: %o', async (bad) => {
    expect(await failureOf({ user: { filters: { rules: [bad] } } })).toMatchObject({
      code: 'CONFIG_INVALID',
    });
  });
});

describe('a settings file', () => {
  const SECRET = ['zebra', 'fish'].join('');
  const failure = (home: string, root: string): Promise<unknown> =>
    loadConfig({ HOME: home }, { root }).then(
      () => undefined,
      (error) => error,
    );
  const allWords = (error: unknown): string => {
    const { message, hint, cause } = error as CsError;
    return `${message} ${hint} ${cause instanceof Error ? cause.message : ''}`;
  };

  it.each(['/dev/zero', 'outside', 'folder'])('of a repository is no link to %s', async (to) => {
    const [home, root, other] = [folder(), folder(), folder()];
    writeFileSync(join(other, 'outside'), `TOKEN=${SECRET}`);
    symlinkSync(
      to === '/dev/zero' ? to : join(other, to === 'outside' ? to : '.'),
      join(root, '.cs-memory.json'),
    );
    const error = await failure(home, root);
    expect(error).toMatchObject({
      code: 'CONFIG_INVALID',
      message: expect.stringContaining('.cs-memory.json is a symbolic link'),
    });
    expect(allWords(error)).not.toContain(SECRET);
  });

  it("of the user's may be a link to a file, and to nothing else", async () => {
    const [home, root, other] = [folder(), folder(), folder()];
    mkdirSync(join(home, '.config/cs-memory'), { recursive: true });
    writeFileSync(join(other, 'mine.json'), '{"promptRecall": {"limit": 3}}');
    symlinkSync(join(other, 'mine.json'), join(home, '.config/cs-memory/config.json'));
    expect((await loadConfig({ HOME: home }, { root })).promptRecall.limit).toBe(3);
    const device = folder();
    mkdirSync(join(device, '.config/cs-memory'), { recursive: true });
    symlinkSync('/dev/zero', join(device, '.config/cs-memory/config.json'));
    expect(await failure(device, root)).toMatchObject({
      code: 'CONFIG_INVALID',
      message: expect.stringContaining('is not a regular file'),
    });
  });

  it('is not read where it is larger than any settings are', async () => {
    const [home, root] = [folder(), folder()];
    writeFileSync(join(root, '.cs-memory.json'), `{"$schema": "${'x'.repeat(1_000_000)}"}`);
    expect(await failure(home, root)).toMatchObject({
      code: 'CONFIG_INVALID',
      message: expect.stringContaining('is larger than 1000000 bytes'),
    });
  });

  it.each([
    [`{\n  "enabled": ${SECRET}\n}`, 'line 2, column 14'],
    [`{"${SECRET}=1": true}`, 'it has an unknown key'],
    [`{"sync": {"auto": "${SECRET}"}}`, 'sync.auto is not as expected'],
    [`{"embedder": {"kind": "${SECRET}"}}`, 'embedder.kind is not as expected'],
    [`{"filters": {"rules": [{"name": "${SECRET} 1", "pattern": "(${SECRET}"}]}}`, 'filters.rules.0 cannot'],
  ])('of a repository that is wrong is not quoted: %j', async (text, told) => {
    const [home, root] = [folder(), folder()];
    writeFileSync(join(root, '.cs-memory.json'), text);
    const error = await failure(home, root);
    expect(error).toMatchObject({ code: 'CONFIG_INVALID' });
    expect(allWords(error)).toContain(told);
    expect(allWords(error)).not.toContain(SECRET);
  });

  it('of a repository names a key with a slip', async () => {
    const [home, root] = [folder(), folder()];
    writeFileSync(join(root, '.cs-memory.json'), '{"enabeld": false}');
    expect(allWords(await failure(home, root))).toContain('"enabeld"');
  });
});

describe('what makes the memory quieter', () => {
  it.each([
    [{}, {}, false],
    [{ filters: { personalData: true }, capture: { ignoreGitIgnored: true } }, {}, true],
    [{}, { filters: { personalData: true }, capture: { ignoreGitIgnored: true } }, true],
    [
      { filters: { personalData: true }, capture: { ignoreGitIgnored: true } },
      { filters: { personalData: false }, capture: { ignoreGitIgnored: false } },
      true,
    ],
  ])('a repository can switch on, and not off: %o %o', async (user, repository, isOn) => {
    const { filters, capture } = await load({ user, repository });
    expect([filters.personalData, capture.ignoreGitIgnored]).toEqual([isOn, isOn]);
  });
});

describe('the settings that the documents show', () => {
  const pages = ['reference/settings.md', 'how-to/secrets.md', 'how-to/shared-index.md'].map((name) =>
    readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8'),
  );
  const shown = Array.from(pages.join('\n').matchAll(/^```json\n([^`]+)```$/gm), ([, json = '']) => json);

  it('are there', () => expect(shown.length).toBeGreaterThan(2));

  it.each(shown)('hold: %s', async (json) => {
    await expect(load({ user: JSON.parse(json) })).resolves.toBeDefined();
  });
});
