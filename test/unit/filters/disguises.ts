import { draw } from './support.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const BASE62 = `${LOWER.toUpperCase()}${LOWER}0123456789`;

/** A text in which filters know a secret, and the secret in it. */
export interface Specimen {
  readonly text: string;
  readonly secret: string;
}

const alone = (secret: string): Specimen => ({ text: secret, secret });
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

const jwt = (seed: string): string =>
  [
    base64url('{"alg":"HS256","typ":"JWT"}'),
    base64url(JSON.stringify({ sub: draw(seed, BASE62, 10), iat: 1_700_000_000 })),
    draw(`${seed}.`, BASE62, 43),
  ].join('.');

function privateKey(seed: string): Specimen {
  const edge = (word: string): string => `-----${word} RSA PRIVATE ${'KEY'}-----`;
  const lines = ['a', 'b', 'c'].map((line) => draw(seed + line, `${BASE62}+/`, 64));
  return { text: [edge('BEGIN'), ...lines, edge('END')].join('\n'), secret: lines.join('\n') };
}

function within(before: string, secret: string, after: string): Specimen {
  return { text: before + secret + after, secret };
}

/** One of each kind of secret, drawn from a seed. */
export const SPECIMENS: Readonly<Record<string, (seed: string) => Specimen>> = {
  github: (seed) => alone(`ghp_${draw(seed, BASE62, 36)}`),
  'github-fine-grained': (seed) =>
    alone(`github_pat_${draw(seed, BASE62, 22)}_${draw(`${seed}.`, BASE62, 59)}`),
  gitlab: (seed) => alone(`glpat-${draw(seed, BASE62, 20)}`),
  aws: (seed) => alone(`AKIA${draw(seed, `${LOWER.toUpperCase()}234567`, 16)}`),
  'aws-secret': (seed) => within('aws_secret_access_key=', draw(seed, `${BASE62}+/`, 40), ''),
  stripe: (seed) => alone(`sk_live_${draw(seed, BASE62, 24)}`),
  slack: (seed) => alone(`xoxb-${draw(seed, '0123456789', 12)}-${draw(`${seed}.`, BASE62, 24)}`),
  npm: (seed) => alone(`npm_${draw(seed, BASE62, 36)}`),
  sendgrid: (seed) => alone(`SG.${draw(seed, BASE62, 22)}.${draw(`${seed}.`, BASE62, 43)}`),
  jwt: (seed) => alone(jwt(seed)),
  'private-key': privateKey,
  password: (seed) => within('DB_PASSWORD=', `${draw(seed, BASE62, 15)}7`, ''),
  'json-password': (seed) => within('{"password":"', `${draw(seed, BASE62, 15)}7`, '"}'),
  bearer: (seed) => within('Authorization: Bearer ', draw(seed, BASE62, 40), ''),
  'connection-string': (seed) => within('postgres://app:', draw(seed, BASE62, 16), '@db.internal:5432/app'),
};

const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(2, '0');
const base64 = (text: string, width = Number.POSITIVE_INFINITY): string =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(new RegExp(`.{1,${Math.min(width, 60_000)}}`, 'g')) ?? []
  ).join('\n');
const settings = (text: string): string =>
  `# settings of this environment\n${text}\n${'PLAIN=yes\n'.repeat(9)}`;

/** How a text can be spelt so that its secret does not stand there to the letter. */
export const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  json: (text) => JSON.stringify({ output: `a\n${text}\n"b"` }),
  'json in json': (text) => JSON.stringify(JSON.stringify({ output: `a\n${text}\n"b"` })),
  'json with every character escaped': (text) => `"${text.replace(/[\s\S]/g, (it) => `\\u00${hex(it)}`)}"`,
  'json with escaped slashes': (text) => JSON.stringify([text]).replaceAll('/', '\\/'),
  'a query': (text) => `GET /?q=${encodeURIComponent(`a ${text} b`)}&x=1`,
  'a query in a query': (text) => `?q=${encodeURIComponent(encodeURIComponent(`a ${text}\nb`))}`,
  'percent signs throughout': (text) => text.replace(/[\s\S]/g, (it) => `%${hex(it)}`),
  html: (text) => `<b>${text.replace(/[&"'<>=:/]/g, (it) => `&#${it.charCodeAt(0)};`)}</b>`,
  'html with names': (text) => `<td>${text.replaceAll('"', '&quot;').replaceAll('=', '&equals;')}</td>`,
  'entities throughout': (text) => text.replace(/[\s\S]/g, (it) => `&#x${hex(it)};`),
  base64: (text) => `data: ${base64(settings(text))}`,
  'base64 of it alone': (text) => base64url(text),
  'base64 in lines of 76': (text) => base64(settings(text), 76),
  'base64 in lines of 64': (text) => base64(settings(text), 64).replace(/^/gm, '    '),
  'base64 of base64': (text) => base64(base64(text)),
  'base64 of UTF-16': (text) => Buffer.from(`$x = 1\n${text}`, 'utf16le').toString('base64'),
};

/** Two disguises in themselves: a third around them is not undone. */
export const DOUBLE: readonly string[] = ['base64 of base64'];

/** A text as a terminal of so many columns shows it, with words in front. */
export function wrapped(text: string, columns: number, before: number): string {
  const line = `${'word '.repeat(40).slice(0, before)} ${text}`;
  return line.replace(new RegExp(`[^\\n]{${columns}}(?=[^\\n])`, 'g'), '$&\n');
}

/** Everything that an output can be read as: itself, and with each encoding undone, twice. */
export function readings(output: string): readonly string[] {
  const once = undone(output);
  return [output, ...once, ...once.flatMap(undone)];
}

function undone(text: string): readonly string[] {
  const code = (digits: string): string => String.fromCharCode(Number.parseInt(digits, 16));
  const joined = text.replace(/\\?\r?\n[ \t]*/g, '');
  const runs = joined.match(/[A-Za-z0-9+/_-]{8,}/g) ?? [];
  const decoded = runs.flatMap((run) => [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64')));
  const readingsOf = [
    joined,
    text
      .replace(/\\+u([0-9a-f]{4})/gi, (_, digits: string) => code(digits))
      .replace(/\\+n/g, '\n')
      .replace(/\\+/g, ''),
    text.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, digits: string) => code(digits)),
    text.replace(/&#x([0-9a-f]+);/gi, (_, digits: string) => code(digits)),
    text.replace(/&#(\d+);/g, (_, digits: string) => String.fromCharCode(Number(digits))),
    decoded.map((it) => it.toString('latin1')).join('\n'),
  ];
  return readingsOf.filter((it) => it !== text);
}

/** The first 8 characters in a row of a secret that stand in any of the texts. */
export function leak(secret: string, texts: readonly string[]): string | undefined {
  for (let at = 0; at + 8 <= secret.length; at += 1) {
    const run = secret.slice(at, at + 8);
    if (texts.some((text) => text.includes(run))) return run;
  }
  return undefined;
}
