import { expect, it } from 'vitest';
import { filterText } from './support.ts';

const TEXT =
  'cat .env && cp config/secrets/prod.json /tmp/x\nsee "app/.env.local": it is not src/env.ts, nor https://example.org/.env';

it('hides the paths of secret files where that is asked for, and nothing else', () => {
  expect(filterText(TEXT, { secretPaths: true })).toBe(
    'cat [REDACTED:path] && cp [REDACTED:path] /tmp/x\nsee "[REDACTED:path]": it is not src/env.ts, nor https://example.org/.env',
  );
  expect(filterText(TEXT, { secretPaths: true, allowPaths: ['**/.env*'] })).toContain('cat .env &&');
});

it('leaves them where it is not', () => {
  expect(filterText(TEXT)).toBe(TEXT);
});
