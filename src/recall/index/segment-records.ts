import { onceAsked } from '../../core/basics.ts';
import { BLOCK_DOCUMENTS, type DocumentName, firstPlace, type Place, type Places } from './layout.ts';
import { type PagedReader, type ReadBytes, wordsOf } from './pages.ts';
import { entryDocument, entryKey, idRange, type KeyRange, prefixRange } from './record.ts';

const NEWLINE = 10;
/**
 * So many blocks stay unpacked, about 3 MB: who asks for a document's name asks for its lines next, and a page that searches at each key comes back to
 * the same ones. With eight, a key of the page took 13 ms of CPU (median, 10,000 memories) in place of 7.
 */
const HELD_BLOCKS = 512;
/** Of all segments together: a merge has many open. By the segment's own number and the block's. */
const held = new Map<number, Block>();
const MAX_BLOCKS = 2 ** 24;
let segments = 0;

/** Documents that were packed together. */
interface Block extends Unpacked {
  readonly number: number;
  /** How long each is. */
  readonly lengths: Uint32Array;
}

const LENGTHS_BYTES = BLOCK_DOCUMENTS * 4;

function blockOf(number: number, { bytes, from, until }: Unpacked): Block {
  until(from + LENGTHS_BYTES);
  return { number, bytes, from, until, lengths: wordsOf(bytes.slice(from, from + LENGTHS_BYTES)) };
}

const plain = (bytes: Uint8Array): Unpacked => ({ bytes, from: 0, until: () => {} });

/** Of `["<id>","<time>"]`; a merge asks for every one, and nearly all are without an escape. */
function nameOf(text: string): DocumentName {
  const middle = text.includes('\\') ? -1 : text.indexOf('","');
  if (middle >= 0) return { id: text.slice(2, middle), at: text.slice(middle + 3, -2) };
  const [id, at] = JSON.parse(text) as [string, string];
  return { id, at };
}

/** The documents of a segment. */
export function recordReader({ read, forward }: PagedReader, places: Places, documents: number) {
  segments += 1;
  const own = segments * MAX_BLOCKS;
  let last: Block | undefined;
  const readForward = forward();
  const before = onceAsked(() => read(places.dictionary.start, places.dictionary.bytes));
  const readBlock = (number: number): Block => {
    const isNext = number === (last?.number ?? -1) + 1; // read in order, as a merge does: nobody comes back
    const entry = wordsOf(read(places.blocks.start + number * 8, 12));
    const start = entry[0] as number;
    const bytes = entry[1] as number;
    const length = (entry[2] as number) - start;
    const stored = (isNext ? readForward : read)(places.records.start + start, length);
    const block = blockOf(number, length === bytes ? plain(stored) : unpack(stored, bytes, before()));
    if (isNext) return block;
    if (held.size === HELD_BLOCKS) held.delete(held.keys().next().value ?? 0); // the one that was read first
    held.set(own + number, block);
    return block;
  };
  const bytes = (document: number): Buffer => {
    const number = Math.floor(document / BLOCK_DOCUMENTS);
    if (last?.number !== number) last = held.get(own + number) ?? readBlock(number);
    const { bytes: content, from, lengths, until } = last;
    const place = document % BLOCK_DOCUMENTS;
    let start = from + LENGTHS_BYTES;
    for (let earlier = 0; earlier < place; earlier += 1) start += lengths[earlier] as number;
    const length = lengths[place] as number;
    until(start + length);
    return Buffer.from(content.buffer, content.byteOffset + start, length);
  };
  const name = (document: number): DocumentName => {
    const text = bytes(document);
    return nameOf(text.toString('utf8', 0, text.indexOf(NEWLINE)));
  };
  const among = (range: KeyRange, isIt: (id: string) => boolean): number[] =>
    documentsInRange(read, places.ids, documents, range).filter((document) => isIt(name(document).id));
  return {
    name,
    /** Its name and its lines, as they are kept. Holds until the next document is asked for. */
    bytes,
    /** A document's lines; see record.ts. */
    record: (document: number): string => {
      const text = bytes(document);
      return text.toString('utf8', text.indexOf(NEWLINE) + 1);
    },
    /** The document of an id. */
    withId: (id: string): number | undefined => among(idRange(id), (own) => own === id)[0],
    /** Documents whose id begins so. */
    withIdPrefix: (prefix: string): readonly number[] =>
      among(prefixRange(prefix), (id) => id.startsWith(prefix)),
  };
}

/** The documents whose ids have these keys, by document. */
function documentsInRange(read: ReadBytes, { start }: Place, documents: number, range: KeyRange): number[] {
  if (range === undefined) return [];
  const [least, most] = range;
  const entryAt = (place: number): Uint32Array => wordsOf(read(start + place * 8, 8));
  const keyAt = (place: number): number => {
    const [low = 0, high = 0] = entryAt(place);
    return entryKey(low, high);
  };
  const found: number[] = [];
  let place = firstPlace(0, documents, (at) => keyAt(at) < least);
  for (; place < documents && keyAt(place) <= most; place += 1)
    found.push(entryDocument(entryAt(place)[0] ?? 0));
  return found.sort((a, b) => a - b);
}

/** The shortest match that the format of LZ4 blocks knows. */
export const MIN_MATCH = 4;

/** What `pack` was given, as far as it is asked for, behind what stood before it. */
export interface Unpacked {
  readonly bytes: Uint8Array;
  /** Where it begins. */
  readonly from: number;
  /** From here on the bytes before `end` are there. */
  until(end: number): void;
}

/** Unpacks what `pack` gave, from its beginning and no further than is asked for; `length`: its length before it was packed. */
export function unpack(packed: Uint8Array, length: number, before?: Uint8Array): Unpacked {
  const from = before === undefined ? 0 : before.length;
  const bytes = new Uint8Array(from + length);
  if (before !== undefined) bytes.set(before);
  let [read, written] = [0, from];
  const until = (end: number): void => {
    if (written >= end) return;
    let at = read; // locals: they take V8 half as long as what a closure holds, and this is too short to be compiled
    let out = written;
    const total = packed.length;
    while (at < total && out < end) {
      const token = packed[at] as number;
      at += 1;
      let length = token >> 4;
      for (let byte = length === 15 ? 255 : 0; byte === 255; at += 1) {
        byte = packed[at] as number;
        length += byte;
      }
      if (length > 0) bytes.set(packed.subarray(at, at + length), out);
      at += length;
      out += length;
      if (at >= total) break;
      const start = out - ((packed[at] as number) | ((packed[at + 1] as number) << 8));
      at += 2;
      length = (token & 15) + MIN_MATCH;
      for (let byte = length === 15 + MIN_MATCH ? 255 : 0; byte === 255; at += 1) {
        byte = packed[at] as number;
        length += byte;
      }
      if (start + length <= out) bytes.copyWithin(out, start, start + length);
      else
        for (let index = 0; index < length; index += 1) bytes[out + index] = bytes[start + index] as number;
      out += length;
    }
    [read, written] = [at, out];
  };
  return { bytes, from, until };
}
