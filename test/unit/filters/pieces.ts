import fc from 'fast-check';
import { anyString } from '../../helpers/any-string.ts';
import { draw } from './support.ts';

const secret = (seed: string, prefix: string, length: number): string =>
  prefix + draw(seed, 'ABCDEFGHabcdefgh0123456789', length);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Pieces that stages look at, cut and joined in any order: what a property is most likely to break on. */
const PIECES: readonly string[] = [
  ...[
    '\u001b[31m',
    '\u001b]0;',
    '\u0007',
    '\r',
    '\u200b',
    '\u202e',
    '\u200d',
    '\u{1f468}',
    'é',
    ' ',
    '\n',
    '\t',
  ],
  ...[
    '<private>',
    '</private>',
    '<cs-memory-recall a="b">',
    '</cs-memory-recall>',
    '<system-reminder>',
    '<',
    '>',
  ],
  ...[
    'password',
    'api_key',
    'Authorization: Bearer ',
    'Cookie: ',
    'token',
    '=',
    ': ',
    '"',
    "'",
    '`',
    '\\',
    '${',
    '}',
  ],
  ...[
    '[REDACTED:x]',
    '[REDACTED:',
    'secret]',
    '~',
    '<user>',
    '/home/',
    'alice',
    '/Users/',
    'C:\\Users\\',
    'jdoe',
    '/',
  ],
  ...[
    '-----BEGIN ',
    'RSA ',
    'PRIVATE ',
    'KEY-----',
    '\n-----END ',
    'postgres://',
    'u:',
    '@',
    'hunter2',
    'x1',
    '.',
  ],
  ...[
    secret('a', 'ghp_', 36),
    secret('b', 'AKIA', 0),
    secret('c', '', 40),
    secret('d', 'eyJ', 30),
    'eyJ',
    'sk-',
  ],
  // Disguises, and what they begin and end with.
  ...[
    '\\n',
    '\\"',
    '\\\\',
    '\\u0022',
    '\\u003d',
    '\\x3d',
    '\\/',
    '%3D',
    '%22',
    '%253A',
    '%0A',
    '%',
    '%2F',
    '&quot;',
  ],
  ...[
    '&amp;',
    '&#61;',
    '&#x3d;',
    '&amp;quot;',
    '&',
    '\\\n',
    '\n    ',
    '\r\n',
    'x'.repeat(70),
    'word '.repeat(15),
  ],
  ...[
    base64('DB_PASSWORD=hunter2hunter2x'),
    base64(`# settings\nAPI_KEY=${secret('e', '', 32)}\n`.repeat(3)),
    base64(secret('f', 'ghp_', 36)).replace(/.{40}/g, '$&\n'),
    encodeURIComponent(JSON.stringify({ token: secret('g', 'ghp_', 36), home: '/home/alice/x' })),
  ],
  ...[secret('h', '', 200), '0123456789abcdef'.repeat(4), 'A'.repeat(300), ','.repeat(400)],
  ...[
    '[REDACTED:false-marker]',
    `[REDACTED:${secret('i', '', 20).toLowerCase()}]`,
    '[… 1,000 more characters]',
  ],
];

const joined = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...PIECES), { maxLength }).map((parts) => parts.join(''));

/** Texts joined of such pieces, mostly short ones, and texts of any characters. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: joined(6) },
  { weight: 1, arbitrary: joined(24) },
  { weight: 2, arbitrary: anyString({ maxLength: 60 }) },
);
