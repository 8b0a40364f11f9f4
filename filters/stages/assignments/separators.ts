import { is, matchAt } from '../../hints.ts';
import { keyStrength } from './keys.ts';

/** What stands between a name and its value. */
export interface Separator {
  readonly form: 'assign' | 'pair' | 'call' | 'markup' | 'attribute' | 'member' | 'bare';
  readonly text: string;
  /** The literal is an argument of a call that makes the value of it, or reads it from somewhere. */
  readonly wrapped: boolean;
}

const FORMS = ['assign', 'pair', 'call', 'markup', 'attribute', 'member', 'bare'] as const;

/** The separator behind a name that ends at `end`; undefined: none, or one that means something else there. */
export function separatorAt(text: string, start: number, end: number): Separator | undefined {
  const groups = matchAt('separator', text, end)?.groups;
  if (groups === undefined) return undefined;
  const form = FORMS.find((it) => groups[it] !== undefined) ?? 'bare';
  const separator = { form, text: groups[form] ?? '', wrapped: groups['wrap'] !== undefined };
  return separates(separator, text, start, end) ? separator : undefined;
}

/** The text right before a name: enough to see what it is a part of. */
const MAX_BEFORE_LENGTH = 40;

/** Separators that mean something else where they stand: `${PASS:?unset}`, `x/oauth2 v1.2`, `Credential("user", …)`. */
function separates({ form }: Separator, text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start);
  const whole = text.slice(Math.max(0, start - 1), end + 8);
  if (is('position', whole) || is('mount', whole)) return false;
  if (/(?:checksum|etc|:\/)\/$|\?\s?["']$|\b[Nn]o $/.test(before)) return false; // `etc/passwd`, `isOk ? 'pass' : 'no'`
  if (text.startsWith('${', start - 2) && !/^(?::?[-=]|:(?![?+\d]))/.test(text.slice(end, end + 2)))
    return false;
  if (form === 'call') return !is('asks', text.slice(start, end)) && isOwnCall(text.slice(start, end));
  return form !== 'bare' || !/[/=]$/.test(before);
}

/** `client.password("x")`, not `password.encode("utf-8")`: the method itself speaks of a secret. */
const isOwnCall = (name: string): boolean => keyStrength(name.slice(name.lastIndexOf('.') + 1)) !== undefined;

/** Whether a pair is one: the first arguments of a call that sets something, or the only two of their list. */
export function isPair(text: string, start: number, valueEnd: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start);
  return is('opens pair', before) && /^\s{0,8}[)\]}]/.test(text.slice(valueEnd, valueEnd + 10));
}
