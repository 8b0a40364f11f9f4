import { BLOCK_DOCUMENTS, DICTIONARY_BYTES } from './layout.ts';
import { pack, placesIn } from './pack.ts';
import { bytesOf } from './paged-output.ts';
import { PAGE_BYTES } from './pages.ts';

/** Packs documents in blocks, each after the first of them. */
export function createPacker(isPacked: boolean) {
  const lengths = new Uint32Array(BLOCK_DOCUMENTS);
  let dictionary = new Uint8Array(0);
  let places: Int32Array | undefined;
  let held = new Uint8Array(PAGE_BYTES);
  let filled = lengths.byteLength;
  let count = 0;
  /** The first documents, in whole words: lengths follow. */
  const choose = (): void => {
    const first = held.slice(lengths.byteLength, Math.min(filled, lengths.byteLength + DICTIONARY_BYTES));
    dictionary = first.subarray(0, first.length - (first.length % 4));
    places = placesIn(dictionary);
    const behind = new Uint8Array(dictionary.length + Math.max(held.length, PAGE_BYTES));
    behind.set(dictionary);
    behind.set(held.subarray(0, filled), dictionary.length);
    held = behind;
    filled += dictionary.length;
  };
  return {
    add: (bytes: Uint8Array): void => {
      if (filled + bytes.length > held.length) {
        const larger = new Uint8Array((filled + bytes.length) * 2);
        larger.set(held);
        held = larger;
      }
      held.set(bytes, filled);
      filled += bytes.length;
      lengths[count] = bytes.length;
      count += 1;
    },
    filled: (): number => filled - dictionary.length,
    /** The block, which is begun anew. Holds until the next document comes. */
    take: (): Uint8Array => {
      if (isPacked && places === undefined) choose();
      held.set(bytesOf(lengths), dictionary.length);
      const block = held.subarray(0, filled);
      const packed = isPacked ? pack(block, dictionary.length, places) : block;
      const plain = held.subarray(dictionary.length, filled);
      lengths.fill(0);
      filled = dictionary.length + lengths.byteLength;
      count = 0;
      return packed.length < plain.length ? packed : plain;
    },
    dictionary: (): Uint8Array => dictionary,
  };
}
