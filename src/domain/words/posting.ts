/** A posting is `document << FREQUENCY_BITS | frequency`, in 32 bits: for loops that cannot afford a call. */
export const FREQUENCY_BITS = 8;
export const FREQUENCY_MASK = 255;

/** More says nothing more: at 127 mentions BM25 with k1 = 1.2 gives 99 % of what it can give. */
export const MAX_FREQUENCY = FREQUENCY_MASK;

/** Puts a document's number (up to 16 million) and its weighted frequency (up to MAX_FREQUENCY) into 32 bits. */
export function posting(document: number, frequency: number): number {
  return ((document << FREQUENCY_BITS) | frequency) >>> 0;
}

/** The document of a posting. */
export function documentOf(value: number): number {
  return value >>> FREQUENCY_BITS;
}

/** The weighted frequency of a posting. */
export function frequencyOf(value: number): number {
  return value & FREQUENCY_MASK;
}
