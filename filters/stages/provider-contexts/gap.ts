import type { Distinctness } from './providers.ts';

/** Words between a name and a value that make it something else than a secret. */
const TELLING =
  /(?<![a-z])(?:sha-?\d{0,3}|h1|md5|commit|digest|integrity|checksum|hash|fingerprint|etag|trace|span|request|req|event|correlation|revision|rev|version|image|layer|blob|tree|build|job|public|resolved)(?![a-z])/i;

/** What speaks of a credential; `keyboard` and `tokenizer` do not. */
const CREDENTIAL =
  'key(?!board|word|frame|note|stroke|space|press|code)|token(?!iz|is)|secret(?!ar)|private|access(?!i|or)|auth(?!or)|pass|pwd|cred|bearer|licen[cs]e|dsn|(?<![a-z])(?:pat|sid)(?![a-z])';
/** Speaks of one only in a name that is assigned: `linear_client`, `front_app`. */
const OWNER = 'api|app|client|webhook|login|account|user|service';

/** Signs between a name and its value. */
const SIGNS = '[\\s"\'`:=<>(,;|\\[\\]{}$*\\\\!?~-]';

let patterns:
  | Readonly<Record<'credential' | 'owner' | 'tight' | 'assigned' | 'literal' | 'adjacent', RegExp>>
  | undefined;

/** Made at the first gap that is judged. Each is anchored or bounded. */
function made() {
  patterns ??= {
    // a credential word, and at most three words that lead to the value
    credential: leading(CREDENTIAL),
    owner: leading(`${OWNER}|(?<![a-z])id`),
    // a credential word near the name, and nothing but the rest of that word before the value
    tight: new RegExp(
      `^[^\\n]{0,24}?(?:(?:${CREDENTIAL})[\\w.-]{0,16}|(?:${OWNER})[\\w.-]{0,12}["'\`\\]]{0,2}\\s{0,3}[:=])${SIGNS}{0,8}$`,
      'i',
    ),
    // the rest of a name, and a sign that assigns
    assigned: /^[ \t\w.-]{0,20}["'`\]]{0,2}[ \t]{0,3}(?:=>|[:=|?>]{1,3}=?|",|',)[\s"'`=(]{0,6}$/,
    literal: /=[\s"'`(]{0,6}$|["'`]$/,
    // nothing but signs, or two words
    adjacent: new RegExp(`^(?:${SIGNS}{1,4}[a-z]{1,12}){0,2}(?:${SIGNS}|[_/.]){1,6}$`, 'i'),
  };
  return patterns;
}

const leading = (words: string): RegExp =>
  new RegExp(`(?:${words})[\\w.-]{0,20}(?:${SIGNS}{1,6}[a-z]{1,12}){0,3}[_.]?${SIGNS}{0,8}$`, 'i');

/** What anybody's hash or id looks like. */
const COMMON =
  /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-z]{8}-(?:[0-9a-z]{4}-){3}[0-9a-z]{12}|\d+)$/i;

/** A package's hash, a value behind one that was hidden, the second half of a longer token. */
const NO_BEGINNING =
  /[#@]$|\[REDACTED:|\d[\w-]*$|(?<=[a-z])(?<!private|secret|token|key|access|auth|api)[_-]$/i;

/** How surely a gap says that the value behind it belongs to the name before it. */
export type Bond = 'named' | 'near' | 'none';

/**
 * Judges what stands between a provider's name and a value of its shape: `named` where a credential word leads to the
 * value, `near` where the value is assigned or simply follows, `none` where it is something else. The less distinct the
 * name, and the more common the value's look, the more is asked for.
 */
export function bondOf(gap: string, value: string, distinctness: Distinctness): Bond {
  if (NO_BEGINNING.test(gap) || breaksOff(gap)) return 'none';
  const { credential, owner, tight, assigned, literal, adjacent } = made();
  const common = COMMON.test(value);
  if (common && /\/$/.test(gap)) return 'none';
  // a hash's word counts anywhere, unless the name that goes on behind it is a credential's: `image_api_key`
  const lead = distinctness === 'ordinary' ? undefined : credential.exec(gap);
  if (TELLING.test(lead ? gap.slice(lead.index) : gap)) return 'none';
  if (distinctness === 'ordinary') return tight.test(gap) ? 'named' : 'none';
  if (lead) return 'named';
  if (!common && owner.test(gap)) return 'near';
  if (assigned.test(gap))
    return distinctness === 'distinct' || !common || literal.test(gap) ? 'near' : 'none';
  return distinctness === 'distinct' && adjacent.test(gap) ? 'near' : 'none';
}

/** An ordinary name's credential word stands so near: what `tight` allows. */
const NEAR = 40;

/** Whether a value may follow a name at all, told by the text behind the name; wrongly yes costs the look for values. */
export function mayLead(distinctness: Distinctness, text: string, end: number): boolean {
  if (distinctness !== 'ordinary') return true;
  return SPOKEN.test(text.slice(end, end + NEAR));
}

/** Wider than what it stands for, and a tenth of a millisecond cheaper when first used. */
const SPOKEN =
  /key|token|secret|private|access|auth|pass|pwd|cred|bearer|licen|dsn|pat|sid|api|app|client|webhook|login|account|user|service/i;

/** A line's end that is not in the middle of an assignment. */
function breaksOff(gap: string): boolean {
  const line = gap.indexOf('\n');
  return line >= 0 && !/[:=>(,|\\{[]["'`]?[ \t\r]*\n[ \t]*["'`]?[^\n]{0,40}$/.test(gap);
}
