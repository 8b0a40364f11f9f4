import type { Judges } from '../pattern-rule.ts';

/** Those of machines and of services that nobody reads; `git@` and the like are how a remote is written. */
const NOBODY =
  /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|git|hg|svn|mailer-daemon|this|super|return|your?[-_.]?(?:name|e?mail)|user(?:name)?|name|foo|bar|john\.?doe|jane\.?doe)$/i;

/** RFC 2606 and 6761: names that lead nowhere; and the domains that forges give those who hide theirs. */
const NOWHERE =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost|local|internal|lan)$|noreply|^(?:domain|company|yourdomain|yourcompany|host|server)\.\w+$/i;

/** `logo@2x.png`, `getty@tty1.service`, `pkg@1.2.3-beta.rc`. */
const NO_DOMAIN =
  /^v?\d+(?:\.\d|x\.)|\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|service|socket|timer|target|mount|slice|scope|path|swap|device)$/i;

/** The country codes that are given out (ITU-T E.164, 2024). */
const COUNTRY =
  /^(?:1|7|2[07]|2(?:1[12368]|[2-6]\d|9[01789])|3[0-469]|3[578]\d|4[013-9]|42[013]|5[1-8]|5[09]\d|6[0-6]|6[78]\d|69[0-2]|8[1246]|8(?:0[08]|5[02356]|7[08]|8[0-368])|9[0-58]|9[67]\d|99[2-68])$/;

/** The first digits and the lengths of the large networks. */
const NETWORKS: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-59]|[689]\d)\d{11}$/,
  /^(?:6011|64[4-9]\d|65\d{2}|62\d{2})\d{12,15}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
];

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

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What the rows of the stage `personal-data` ask of what they match. */
export const PERSONAL_JUDGES: Judges = {
  /** An address of a person: not a remote, a package, a unit or a stand-in. */
  person: (address) => {
    const at = address.indexOf('@');
    const domain = address.slice(at + 1);
    return !NOBODY.test(address.slice(0, at)) && !NOWHERE.test(domain) && !NO_DOMAIN.test(domain);
  },
  phone: (found) => {
    const digits = digitsOf(found);
    const code = /^\+(\d{1,3})\D/.exec(found)?.[1];
    return digits.length >= 8 && digits.length <= 15 && (code === undefined || COUNTRY.test(code));
  },
  /** Of a known network, and with the right check digit. */
  card: (found) => {
    const digits = digitsOf(found);
    return NETWORKS.some((network) => network.test(digits)) && passesLuhn(digits);
  },
  iban: (found) => passesMod97(found.replaceAll(' ', '')),
};
