import lengths from '../data/iban-lengths.json';
import type { FilterStage, StageFinding } from '../engine.ts';

/**
 * RFC 5321 section 4.5.3.1 allows 64 characters before the @; a run of them is entered at its beginning only. Made when
 * asked for: V8 gathers the letters of all scripts as it makes the pattern, half a millisecond that every hook would pay.
 */
const address = (): RegExp =>
  /(?<![\p{L}\p{N}_.%+'-])[\p{L}\p{N}_.%+'-]{1,64}@(?<domain>(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59}))(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])/gu;

/** Those of machines and of services that nobody reads; `git@` and the like are how a remote is written. */
const NOBODY =
  /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|git|hg|svn|mailer-daemon|this|super|return|your?[-_.]?(?:name|e?mail)|user(?:name)?|name|foo|bar|john\.?doe|jane\.?doe)$/i;

/** RFC 2606 and 6761: names that lead nowhere; and the domains that forges give those who hide theirs. */
const NOWHERE =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost|local|internal|lan)$|noreply|^(?:domain|company|yourdomain|yourcompany|host|server)\.\w+$/i;

/** `logo@2x.png`, `getty@tty1.service`, `pkg@1.2.3-beta.rc`. */
const NO_DOMAIN =
  /^v?\d+(?:\.\d|x\.)|\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|service|socket|timer|target|mount|slice|scope|path|swap|device)$/i;

/** `https://alice@host.org`, `ssh://deploy@host.org`. */
const IN_URL = /:\/\/[^\s/@]{0,100}$/;
/** `ssh deploy@host.org`, `rsync -a x deploy@host.org:`. */
const IN_COMMAND = /(?:^|[\s;&|"'`(])(?:ssh|scp|sftp|rsync|mosh|sshfs|autossh|ssh-copy-id)\s[^\n]{0,200}$/;
/** What is looked at before an address. */
const MAX_BEFORE_CHARS = 220;

/** Points at e-mail addresses of people: not at remotes, places one logs in to, packages, units and stand-ins. */
function emailAddresses(text: string): readonly StageFinding[] {
  if (!text.includes('@')) return [];
  const findings: StageFinding[] = [];
  for (const { 0: found, groups, index } of text.matchAll(address())) {
    const lead = /^[.'%+-]*/.exec(found)?.[0].length ?? 0;
    const local = found.slice(lead, found.indexOf('@'));
    const end = index + found.length;
    if (local !== '' && isPerson(local, groups?.['domain'] ?? '') && !isLogin(text, index, end))
      findings.push({ kind: 'email', start: index + lead, end });
  }
  return findings;
}

const isPerson = (local: string, domain: string): boolean =>
  !NOBODY.test(local) && !NOWHERE.test(domain) && !NO_DOMAIN.test(domain);

/** Behind a login stands a path: `alice@host.org:/srv`, `alice@host.org:repo.git`. */
function isLogin(text: string, start: number, end: number): boolean {
  if (/^:[\w~/.]/.test(text.slice(end, end + 2))) return true;
  const before = text.slice(Math.max(0, start - MAX_BEFORE_CHARS), start);
  return IN_URL.test(before) || IN_COMMAND.test(before);
}

/** Matches of a pattern that pass a test, as findings of one kind. */
function matching(
  text: string,
  kind: string,
  pattern: RegExp,
  accepts: (found: string) => boolean,
): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (accepts(found)) findings.push({ kind, start: index, end: index + found.length });
  }
  return findings;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * ITU-T E.123: a plus, the country code, and groups with something between them. Without it, a number behind a plus
 * is an added line of a diff, an offset, a build; only behind `tel:` (RFC 3966) it is a telephone.
 */
const PHONE =
  /(?<![\w+.-])\+[1-9]\d{0,2}(?:[ .\-/\u00a0]|(?= ?\())(?: ?\(\d{1,5}\)[ .\-/\u00a0]?)?\d{1,5}(?:[ .\-/\u00a0]\d{2,8}){1,5}(?![\w]|[.:,]\d)|(?<=\btel:)\+[1-9]\d{7,14}(?!\w)/g;

/** The country codes that are given out (ITU-T E.164, 2024). */
const COUNTRY =
  /^(?:1|7|2[07]|2(?:1[12368]|[2-6]\d|9[01789])|3[0-469]|3[578]\d|4[013-9]|42[013]|5[1-8]|5[09]\d|6[0-6]|6[78]\d|69[0-2]|8[1246]|8(?:0[08]|5[02356]|7[08]|8[0-368])|9[0-58]|9[67]\d|99[2-68])$/;

/** Points at telephone numbers in the international form. */
function phoneNumbers(text: string): readonly StageFinding[] {
  if (!text.includes('+')) return [];
  return matching(text, 'phone', PHONE, (found) => {
    const digits = digitsOf(found);
    if (digits.length < 8 || digits.length > 15) return false;
    const code = /^\+(\d{1,3})\D/.exec(found)?.[1];
    return code === undefined || COUNTRY.test(code);
  });
}

/** ISO/IEC 7812: 13 to 19 digits, as a whole or in the groups that are printed on a card. */
const CARD =
  /(?<![\w.+-]|\d )(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|\d{4}([ -])\d{6}\2\d{4,5})(?![\w]|[.-]\d| \d)/g;

/** The first digits and the lengths of the large networks. */
const NETWORKS: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-59]|[689]\d)\d{11}$/,
  /^(?:6011|64[4-9]\d|65\d{2}|62\d{2})\d{12,15}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
];

/** Points at payment card numbers: of a known network, and with the right check digit. */
function cardNumbers(text: string): readonly StageFinding[] {
  return matching(text, 'card-number', CARD, (found) => {
    const digits = digitsOf(found);
    return NETWORKS.some((network) => network.test(digits)) && passesLuhn(digits);
  });
}

/** ISO/IEC 7812-1 annex B: from the right every second digit doubled, and the sum of all digits ends in 0. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** How long an IBAN of a country is (SWIFT's registry of IBAN formats, release 99). */
const IBAN_LENGTHS = lengths.join(' ');

const IBAN_START = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?= ?[A-Z0-9])/g;
/** The longest one has 33 characters, and then 8 spaces. */
const MAX_IBAN_CHARS = 42;

/** Points at bank account numbers (ISO 13616), as a whole or in groups of four. */
function ibans(text: string): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  for (const { 0: found, index } of text.matchAll(IBAN_START)) {
    const rest = text.slice(index, index + MAX_IBAN_CHARS + 1);
    const length = ibanLength(found.slice(0, 2), rest);
    if (length > 0) findings.push({ kind: 'iban', start: index, end: index + length });
  }
  return findings;
}

/** How many characters of the text are an IBAN of the country; 0 for none. */
function ibanLength(country: string, text: string): number {
  const at = IBAN_LENGTHS.indexOf(country);
  const wanted = at % 5 === 0 ? Number(IBAN_LENGTHS.slice(at + 2, at + 4)) : 0;
  const inGroups = /^(?:[A-Z0-9]{4} )+[A-Z0-9]{1,4}/.exec(text)?.[0] ?? '';
  const cut = inGroups.slice(0, wanted + Math.ceil(wanted / 4) - 1);
  const whole = text.slice(0, wanted);
  const iban = cut.replaceAll(' ', '').length === wanted ? cut : whole;
  const isWhole = wanted > 0 && !/^[A-Za-z0-9]/.test(text.slice(iban.length));
  return isWhole && passesMod97(iban.replaceAll(' ', '')) ? iban.length : 0;
}

/** ISO 7064 MOD 97-10: with the first four characters at the end, and letters as 10 to 35, the rest is 1. */
function passesMod97(iban: string): boolean {
  if (!/^[A-Z0-9]+$/.test(iban)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/**
 * Points at e-mail addresses, telephone numbers in the international form, payment card numbers and IBANs. Runs only
 * where `filters.personalData` asks for it.
 */
export const personalDataStage: FilterStage = {
  name: 'personal-data',
  scan(text): readonly StageFinding[] {
    return [...emailAddresses(text), ...phoneNumbers(text), ...cardNumbers(text), ...ibans(text)];
  },
};
