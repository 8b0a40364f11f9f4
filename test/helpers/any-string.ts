import fc from 'fast-check';

const SURROGATES_FROM = 0xd800;
const SURROGATES = 0x800;
const CHARACTERS = 0x110000 - SURROGATES;

const characterAt = (place: number): string =>
  String.fromCodePoint(place < SURROGATES_FROM ? place : place + SURROGATES);

function placeOf(text: unknown): number {
  const point = String(text).codePointAt(0) ?? 0;
  const place = point < SURROGATES_FROM ? point : point - SURROGATES;
  if (characterAt(place) !== text) throw new Error('not one character');
  return place;
}

/** A character of any kind, as fast-check's own unit `binary`, which keeps a map of them all: a second, and 100 MB for as long as the worker runs. */
const anyCharacter = fc.nat({ max: CHARACTERS - 1 }).map(characterAt, placeOf);

/** Any text at all. */
export const anyString = (lengths: { readonly minLength?: number; readonly maxLength?: number } = {}) =>
  fc.string({ unit: anyCharacter, ...lengths });
