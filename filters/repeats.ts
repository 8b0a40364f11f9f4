import { applyEdits, type EditedText } from './edits.ts';
import { readsAsWords } from './judge/words.ts';
import { createOccurrences } from './occurrences.ts';
import type { StageFinding } from './types.ts';

/** Shorter values are words that occur anywhere; a secret of three characters protects nothing. */
const MIN_LENGTH = 4;
/** From here on a value counts wherever its characters stand; a shorter one only as a word of its own. */
const LONG_LENGTH = 8;
/** From here on a value also counts where line breaks stand within it: no words in two lines make one by chance. */
const MIN_BROKEN_LENGTH = 12;

const isWordCharacter = (text: string, index: number): boolean =>
  /[\w\u00c0-\uffff]/.test(text.charAt(index));

/**
 * Every place in the texts where a value that was found as a secret stands: who has seen it once must not read it a
 * line further down. The texts are one text and what its views show; findings are told in the offsets of the
 * first. `values` maps the value to its kind. In the first text a value also counts in base64, as hex digits in
 * other case, and with line breaks in it.
 */
export function findRepeats(
  [text, ...views]: readonly [EditedText, ...EditedText[]],
  values: ReadonlyMap<string, string>,
): readonly StageFinding[] {
  const forms = formsOf(values);
  if (forms.size === 0) return [];
  const occurrences = createOccurrences(forms);
  const find = ({ text: shown, toSource }: EditedText): readonly StageFinding[] =>
    occurrences
      .find(shown, (start, end) => end - start >= LONG_LENGTH || isWord(shown, start, end))
      .map((it) => ({ ...it, ...toSource(it) }));
  return [text, ...views].flatMap(find).concat(findBroken(text.text, occurrences));
}

const isWord = (text: string, start: number, end: number): boolean =>
  !isWordCharacter(text, start - 1) && !isWordCharacter(text, end);

function findBroken(
  text: string,
  occurrences: ReturnType<typeof createOccurrences>,
): readonly StageFinding[] {
  if (!text.includes('\n')) return [];
  const breaks = Array.from(text.matchAll(/\\?\r?\n[ \t]{0,16}/g), ({ 0: found, index: start }) => ({
    start,
    end: start + found.length,
    replacement: '',
  }));
  const { text: joined, toSource } = applyEdits(text, breaks);
  return occurrences
    .find(joined, (start, end) => end - start >= MIN_BROKEN_LENGTH)
    .map((it) => ({ ...it, ...toSource(it) }));
}

/** The longest armoured key has 12,700 characters; what is longer is a block, which nobody repeats to the letter. */
const MAX_LENGTH = 20_000;
/** Beyond so many characters of values their forms are not made: they need four times the time and memory. */
const MAX_FORMED_LENGTH = 50_000;

/** A word as any text has it (`Severity`): it says nothing where it stands elsewhere. */
const isOneWord = (value: string): boolean => /^[A-Z]?[a-z]{3,15}$/.test(value) && readsAsWords(value);

/** The values, and the other spellings that are looked for like them. An exact value keeps its kind. */
function formsOf(values: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const [value, kind] of values)
    if (value.length >= MIN_LENGTH && value.length <= MAX_LENGTH && !isOneWord(value)) forms.set(value, kind);
  let formed = 0;
  for (const [value, kind] of [...forms]) {
    formed += value.length;
    if (value.length < LONG_LENGTH || formed > MAX_FORMED_LENGTH) continue;
    for (const form of [...base64Forms(value), ...hexForms(value), value.replace(/\\?\r?\n[ \t]{0,16}/g, '')])
      if (form.length >= LONG_LENGTH && !forms.has(form)) forms.set(form, kind);
  }
  return forms;
}

/**
 * What a value looks like inside base64, at each of the three places where a group may begin: the characters that hold
 * bits of the value alone. What is around it in the encoded text shows in those that are cut off.
 */
function base64Forms(value: string): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const own = bytes
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, Math.floor((bytes.length * 8) / 6));
    return /[+/]/.test(own) ? [own, own.replaceAll('+', '-').replaceAll('/', '_')] : [own];
  });
}

/** Hex digits mean the same in either case, and programs print them in either. */
function hexForms(value: string): readonly string[] {
  return /^[0-9a-f-]{16,}$/i.test(value) ? [value.toLowerCase(), value.toUpperCase()] : [];
}
