import { applyEdits, type Edit, type Span } from '../engine.ts';
import { is, matchAt, shape } from '../hints.ts';
import { looksRandom } from '../judge/entropy.ts';
import { GAP, type View } from '../views.ts';

/** A run of base64 or base64url (RFC 4648 sections 4 and 5): 24 characters are 18 bytes. */
const RUN = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{24,}={0,2}/g;

const MIN_LINE_LENGTH = 40;

/**
 * What runs of base64 say, where they say text; nothing of what is around them. A finding in what one run says is a
 * finding of all that run: which of its characters hold the secret cannot be told to the letter.
 */
export const base64View: View = {
  name: 'base64',
  needs: /(?:^|[^A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{24}/, // looked for at the beginning of each run, not at each character
  undo(text) {
    const edits: Edit[] = [];
    let cursor = 0;
    for (const { start, end, decoded } of readableRuns(text)) {
      edits.push({ start: cursor, end: start, replacement: '' });
      edits.push({ start, end, replacement: asCredentials(decoded) + GAP });
      cursor = end;
    }
    if (edits.length === 0) return undefined;
    return applyEdits(text, [...edits, { start: cursor, end: text.length, replacement: '' }]);
  },
};

function* readableRuns(text: string): Generator<Span & { readonly decoded: string }> {
  let cursor = 0;
  let joinedTo = 0;
  for (const { 0: run, index: start } of text.matchAll(RUN)) {
    if (start < cursor || !saysText(run.slice(0, HEAD_LENGTH))) continue;
    // Lines that made no sense together are read one by one: joining from each of them again would be quadratic.
    const alone = { end: start + run.length, encoded: run };
    const joined = start < joinedTo ? alone : joinedLines(text, start, run);
    joinedTo = Math.max(joinedTo, joined.end);
    for (const { end, encoded } of [joined, alone]) {
      const decoded = decode(encoded);
      if (decoded === undefined) continue;
      yield { start, end, decoded };
      cursor = end;
      break;
    }
  }
}

/** The run with the lines that go on with it: as long as the first, only the last one shorter. */
function joinedLines(text: string, start: number, run: string) {
  let [encoded, last, end] = [run, run, start + run.length];
  while (run.length >= MIN_LINE_LENGTH && last.length === run.length && !last.endsWith('=')) {
    const [whole = '', line = ''] = matchAt('next line of base64', text, end) ?? [];
    if (line === '' || line.length > run.length) break;
    end += whole.length;
    encoded += line;
    last = line;
  }
  return { end, encoded };
}

const HEAD_LENGTH = 32;
const MIN_TEXT_LENGTH = 12;

const saysText = (head: string): boolean => is('groups of ascii', head) && decode(head) !== undefined;

/** The text that a run says; its first characters may be missing. Undefined where it is none. */
function decode(encoded: string): string | undefined {
  for (let missing = 0; missing < 4; missing += 1) {
    const head = asText(Buffer.from(encoded.slice(missing, HEAD_LENGTH), 'base64'));
    if (head === undefined) continue;
    return encoded.length <= HEAD_LENGTH ? head : asText(Buffer.from(encoded.slice(missing), 'base64'));
  }
  return undefined;
}

/** UTF-8, or the UTF-16 that PowerShell encodes, without control characters. */
function asText(bytes: Buffer): string | undefined {
  const wide = bytes.length >= MIN_TEXT_LENGTH && [1, 3, 5, 7].every((index) => bytes[index] === 0);
  const text = bytes.toString(wide ? 'utf16le' : 'utf8');
  // the last character may be cut off with the rest of the run
  const broken = text.indexOf('\ufffd');
  if (text.length < MIN_TEXT_LENGTH / 2 || (broken >= 0 && broken < text.length - 1)) return undefined;
  return /[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f]/.test(text) ? undefined : text;
}

/**
 * `user:password` alone, shown as the user info of a URL, which is a place where every rule knows a password. An id
 * with its type (`Product:4711`, `user:507f1f77…`) is none.
 */
function asCredentials(decoded: string): string {
  const [, user = '', password = ''] = shape('pair').exec(decoded) ?? [];
  const isPassword =
    /[^\w.:/[\]-]/.test(password) || (looksRandom(password, 8) && !/^[0-9a-f-]*$/i.test(password));
  if (password === '' || /^\d+$/.test(user) || password.startsWith('//') || !isPassword) return decoded;
  return `https://${user.replaceAll('@', '%40')}:${password.replace(/[/?#"'`<>\\@]/g, percentEncoded)}@host/`;
}

const percentEncoded = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
