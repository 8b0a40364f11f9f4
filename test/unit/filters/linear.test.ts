import { describe, expect, it } from 'vitest';
import { createPipeline } from './support.ts';

/** Characters a stage may run away on: a megabyte of each. A quadratic stage would need hours for it. */
const CHARACTERS = [...'aA0-_.:="\'`\\/@<>({$ \n\t+\u200d\u00e9'];
const MEGABYTE = 1_000_000;

/** Beginnings of what the stages look for, over and over: a tenth of that, for here each one is work. */
const TENTH = 100_000;
const UNITS = [
  ...[
    '\u001b',
    '\u001b[',
    '\u001b]',
    '\u200b',
    '\u200d',
    '\u001b]0;a',
    '\u{1f468}\u200d',
    '\\"',
    '"\'',
    'a.',
    'a-',
    'aB',
    'a1',
    '/a',
  ],
  ...[
    '<private>',
    '</private>',
    '<private ',
    '<cs-memory-recall>',
    '<system-reminder><',
    '[REDACTED:',
    '[REDACTED:x]',
  ],
  ...[
    'key',
    'key=',
    'key:',
    'token ',
    'password="',
    'password=a',
    'secret: ',
    '--token ',
    'a_key.',
    'key\\"',
    'key=key,',
    'auth(',
  ],
  ...[
    '://',
    '://a',
    '://a:',
    '://a:b@',
    'https://a:bcde@',
    'postgres://a:bcde@c ',
    '@:',
    'mongodb://aaaa:',
    '://a@',
  ],
  ...[
    'eyJ',
    'eyJhbGciOiJIUzI1NiJ9.',
    'eyJaaaaaaaaaaaaaaaaaaaaaa ',
    'Bearer ',
    'Authorization: ',
    'Cookie: a=b; ',
    'Basic YTpi',
  ],
  ...[
    '-----BEGIN ',
    '-----BEGIN RSA PRIVATE KEY-----',
    '-----END PRIVATE KEY-----\n',
    'PRIVATE KEY AAAAAAAAAAAA\n',
  ],
  ...[
    'xoxb-',
    'xoxb-a-',
    'SG.a.',
    'ghp_',
    'ghp_a',
    'sk-proj-',
    'AKIA',
    'ops_ey',
    '_authToken=',
    'secret_access_key ',
    'machine a ',
  ],
  ...[
    '/home/',
    '/home/a',
    '/home/a/',
    'C:\\Users\\',
    '.ssh/',
    '/jdoe',
    '~jdoe',
    'curl -u a:',
    'mysql -h ',
    'docker login ',
    '$1$a$',
  ],
];

const pipeline = createPipeline({ homeDirectory: '/data/people/jdoe', userName: 'jdoe' });
const repeated = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

describe('a text made of', () => {
  it.each(CHARACTERS)('%j ends', (character) => {
    expect(pipeline.filter(repeated(character, MEGABYTE))).toHaveProperty('ok');
  });

  // Long runs where a value is judged: a nested repetition there takes for ever with some fifty characters.
  it.each([...CHARACTERS, 'a.', 'a-', 'aB', 'a1', 'a/'])('values of %j ends', (unit) => {
    const run = repeated(unit, 3000);
    const values = ['password="', 'token=', 'secret: ', 'Authorization: ', 'Cookie: a=', 'https://u:'];
    expect(pipeline.filter(values.map((name) => `${name}${run}!" @h\n`).join(''))).toHaveProperty('ok');
  });

  it.each(UNITS)('%j ends', (unit) => {
    expect(pipeline.filter(repeated(unit, TENTH))).toHaveProperty('ok');
  });
});

it('a text full of different secrets ends', () => {
  const lines = Array.from(
    { length: 12_000 },
    (_, index) => `DB_PASSWORD="pw${index}-${(index * 7919).toString(36)}k9Zq"`,
  );
  const result = createPipeline().filter(lines.join('\n'));
  expect(result.ok && result.text).not.toContain('k9Zq');
});
