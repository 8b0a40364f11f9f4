import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { CsError } from '../../src/domain/errors.ts';
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
  return loadConfig({ HOME: home }, root);
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
  const file = join(import.meta.dirname, '../../docs/configuration.md');
  const shown = Array.from(
    readFileSync(file, 'utf8').matchAll(/^```json\n([^`]+)```$/gm),
    ([, json = '']) => json,
  );

  it('are there', () => expect(shown.length).toBeGreaterThan(2));

  it.each(shown)('hold: %s', async (json) => {
    await expect(load({ user: JSON.parse(json) })).resolves.toBeDefined();
  });
});
