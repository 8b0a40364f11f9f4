import { is } from '../judge/shapes.ts';
import type { Judges } from '../pattern-rule.ts';

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
    return !is('nobody', address.slice(0, at)) && !is('nowhere', domain) && !is('no domain', domain);
  },
  phone: (found) => {
    const digits = digitsOf(found);
    const code = /^\+(\d{1,3})\D/.exec(found)?.[1];
    return digits.length >= 8 && digits.length <= 15 && (code === undefined || is('country code', code));
  },
  /** Of a known network, and with the right check digit. */
  card: (found) => {
    const digits = digitsOf(found);
    return is('card network', digits) && passesLuhn(digits);
  },
  iban: (found) => passesMod97(found.replaceAll(' ', '')),
};
