import { describe, expect, it, vi } from 'vitest';
import { createPipeline } from './support.ts';

/** Each of these takes 0.3 seconds at most on an idle machine; one that runs away is not done in a minute. */
vi.setConfig({ testTimeout: 60_000 });

/** Characters a stage may run away on: a third of a megabyte of each. A quadratic stage would need minutes for it. */
const CHARACTERS = [...'aA0-_.:="\'`\\/@<>({$ \n\t+\u200d\u00e9'];
const EMPTY = 330_000;
/** Where there is work at each place, a quadratic stage needs more than a minute for this. */
const FULL = 80_000;

/** Beginnings of what the stages look for, over and over: less of that, for here each one is much work. */
const FULLER = 33_000;
const UNITS = [
  ...[
    '\u001b',
    '\u001b[',
    '\u001b]',
    '\u009d',
    '\u0090',
    '\u009d0;a',
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
    '"<private>',
    '<private>a</private>',
    '[REDACTED:0a1b2c3d4e5f]',
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
    'key=[1     1     1     1     1     1     1     x ',
    'auth(',
  ],
  // values of several pieces, of lists, of pairs, and what telling words are followed by
  ...[
    'key="a"+"',
    '"key=" + ',
    'keys = ["a", "',
    'token: [',
    'tokens:\n- a\n',
    'password: |\n ',
    '- name: key\n  value: ',
    '{"value": "a", "name": "key"}',
    'key=[1,22,',
    'key = f("a", ',
    'name="key" value="',
    '${key:',
    '\u5bc6\u7801\uff1a',
    'password is ',
    'the password for "a" ',
    'log in as a with ',
    'token abcdefghijk1',
    '"kty" "d":"',
    'licence ABCD-',
    'create identified by ',
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
    '<<< /a',
    '$1$a$',
  ],
];

/** What views undo: what it reads as when undone may be as long again. */
const DISGUISED = [
  ...['%41', '%25', '%2541', '%E2%80%A6', '\\', '\\n', '\\\\n', '\\u0041', '\\x41', '\\"', '\\\n', '\\\na'],
  ...['&quot;', '&amp;', '&amp;amp;quot;', '&#x41;', '&#', '&#0000', '&a'],
  ...['QUFB', 'QUFB/', 'QUFB_w', '/+', 'cGFzc3dvcmQ9aHVudGVyMngK'],
  ...['QUFB'.repeat(16), 'QUFB'.repeat(19), 'x'.repeat(80), 'a1'.repeat(50), '/'.repeat(64)].map(
    (it) => `${it}\n`,
  ),
  `${'QUFB'.repeat(10)}${'/'.repeat(24)}\n`,
  `${'a1'.repeat(500)}b `,
  '"a\\nb%41&quot;QUFBQUFBQUFBQUFBQUFBQUFBQUFB \n',
  // tokens, logins, files and URLs
  ...[
    'https://hooks.slack.com/services/aaaaaaaaaa ',
    'a.a.a./hooks/',
    '&Signature=aaaaaaaaaaaaa1',
    '$krb5tgs$23$',
    '$ANSIBLE_VAULT;1.1;AES256 aaaaaaaaaaaaaaaa',
    'kind: Secret\ndata:\n  a: |\n    b\n',
    'kind: Secret data:{"a":"b",',
    '<add key="user" value="abc"/>',
    'user=abc\npassword=b1cccc\n',
    'client_id: "abc" ',
    'psexec -u a ',
    'Uid=a;Pwd=',
    "->Host = 'a' ->Username = 'b' ->password",
    'password for "a" is "',
    'azureclientid:',
    'LS0tLS1CRUdJTi',
    'a:bcd@tcp(',
    '://a@b:',
    'default login ',
    'token aaaaaa.',
    'AKIAAAAAAAAAAAAAAAAA ',
  ],
];

const pipeline = createPipeline({ homeDirectory: '/data/people/jdoe', userName: 'jdoe' });
const repeated = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

describe('a text made of', () => {
  it.each(CHARACTERS)('%j ends', (character) => {
    expect(pipeline.filter(repeated(character, EMPTY))).toHaveProperty('ok', true);
  });

  // Long runs where a value is judged: a nested repetition there takes for ever with some fifty characters.
  it.each([...CHARACTERS, 'a.', 'a-', 'aB', 'a1', 'a/'])('values of %j ends', (unit) => {
    const run = repeated(unit, 3000);
    const values = ['password="', 'token=', 'secret: ', 'Authorization: ', 'Cookie: a=', 'https://u:'];
    expect(pipeline.filter(values.map((name) => `${name}${run}!" @h\n`).join(''))).toHaveProperty('ok', true);
  });

  it.each(DISGUISED)('%j, disguised, ends', (unit) => {
    expect(pipeline.filter(repeated(unit, FULL))).toHaveProperty('ok', true);
  });

  it.each(UNITS)('%j ends', (unit) => {
    expect(pipeline.filter(repeated(unit, FULLER))).toHaveProperty('ok', true);
  });
});

it('values of a few long runs end', () => {
  const runs = `${'A'.repeat(600)}token${'x'.repeat(600)}`;
  expect(createPipeline().filter(`password="${runs}"\n`.repeat(50))).toHaveProperty('ok', true);
});

it('values that are alike end', () => {
  const alike = Array.from({ length: 1500 }, (_, index) => `password="${index.toString(36)}x!AAAAkkkk9"`);
  const period = 'abcd1'.repeat(3900);
  const text = `${alike.join('\n')}\nDB_PASSWORD=${period}\n${period.slice(1).repeat(20)}`;
  expect(createPipeline().filter(text)).toHaveProperty('ok', true);
});

it('a text full of different secrets ends', () => {
  const lines = Array.from(
    { length: 4000 },
    (_, index) => `DB_PASSWORD="pw${index}-${(index * 7919).toString(36)}k9Zq"`,
  );
  const result = createPipeline().filter(lines.join('\n'));
  expect(result.ok && result.text).not.toContain('k9Zq');
});
