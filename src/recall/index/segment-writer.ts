import { encodePostings, type Weights } from './encode-postings.ts';
import {
  averageLengthOf,
  bucketBits,
  bucketOf,
  checksum,
  type DictionaryEntry,
  formatVersion,
  type Header,
  MAGIC,
  MAX_LENGTH,
  type Places,
  ROW,
  type SectionName,
  type SegmentContent,
  type SegmentDocument,
  WORDS_PER_ENTRY,
} from './layout.ts';
import { wordsOf } from './pages.ts';
import { saturationOf } from './postings.ts';
import {
  bytesOf,
  createColumn,
  createOutput,
  createPacker,
  type Output,
  type WriteBytes,
} from './segment-output.ts';

/** Where each part begins: a row is in one page. */
const BOUNDARY = ROW.words * 4;

type PutSection = (name: SectionName, fill: () => void) => void;

/** Lays a segment out in bytes, which `write` gets from front to back. `isPacked`: the records are; not worth it for a file that is read once. */
export function writeSegment(content: SegmentContent, write: WriteBytes, isPacked = true): void {
  const output = createOutput(write);
  const places = {} as Record<SectionName, Places[SectionName]>;
  const section: PutSection = (name, fill) => {
    output.pad(BOUNDARY);
    const start = output.at();
    fill();
    places[name] = { start, bytes: output.at() - start };
  };
  const { lengths, ...counts } = putDocuments(content.documents, output, section, isPacked);
  const weights = { lengths, ...saturationOf(averageLengthOf(counts)) };
  const entries = putDictionary(content.dictionary(), output, section, weights);
  output.pad(BOUNDARY);
  const dataBytes = output.at();
  write(bytesOf(output.finish()));
  const { stamp: below = 0, hidden = [] } = content.below ?? {};
  const header: Header = {
    ...{ version: formatVersion(), refs: content.refs, below, hidden, ...counts, entries, dataBytes, places },
    stamp: Math.floor(Math.random() * 2 ** 52),
  };
  const text = JSON.stringify(header);
  const words = wordsOf(new TextEncoder().encode(text + ' '.repeat(-Buffer.byteLength(text) & 3)));
  write(bytesOf(words));
  write(bytesOf(Uint32Array.of(words.byteLength, checksum(words, MAGIC))));
}

/** What is written of the documents behind their records; of a million that is 40 MB, which go before the words come. */
function createRows() {
  const rows = createColumn(Uint32Array);
  const resting = createColumn(Uint32Array);
  const lengths = createColumn(Uint16Array);
  const time = new Float64Array(1);
  const timeWords = new Uint32Array(time.buffer);
  const add = (document: SegmentDocument, start: number, stored: number): void => {
    const { bytes, manner, session, liveUntil } = document;
    time[0] = liveUntil;
    for (const word of [start, stored, bytes.length, manner, session?.high ?? 0, session?.low ?? 0])
      rows.add(word);
    for (const word of timeWords) rows.add(word);
    resting.add(document.resting);
    lengths.add(Math.min(MAX_LENGTH, document.length));
  };
  return { add, rows, resting, lengths };
}

function putDocuments(
  all: Iterable<SegmentDocument>,
  output: Output,
  section: PutSection,
  isPacked: boolean,
) {
  const columns = createRows();
  const packer = createPacker(isPacked);
  let [documents, memories, mortals, totalLength] = [0, 0, 0, 0];
  section('records', () => {
    const start = output.at();
    for (const document of all) {
      const packed = packer.pack(document.bytes);
      columns.add(document, output.at() - start, packed.length);
      output.put(packed);
      documents += 1;
      memories += document.isMemory ? 1 : 0;
      mortals += document.liveUntil === Number.POSITIVE_INFINITY ? 0 : 1;
      totalLength += document.length;
    }
  });
  section('dictionary', () => output.put(packer.dictionary()));
  for (const name of ['rows', 'resting', 'lengths'] as const)
    section(name, () => output.put(bytesOf(columns[name].all())));
  return { documents, memories, mortals, totalLength, lengths: columns.lengths.all().slice() };
}

function putDictionary(
  all: Iterable<DictionaryEntry>,
  output: Output,
  section: PutSection,
  weights: Weights,
): number {
  const table = createColumn(Uint32Array);
  section('postings', () => {
    const start = output.at();
    for (const { key, postings } of all) {
      table.add(key.high);
      table.add(key.low);
      table.add(postings.length === 1 ? (postings[0] as number) : output.at() - start);
      table.add(postings.length);
      if (postings.length > 1) output.put(encodePostings(postings, weights));
    }
  });
  const words = table.all();
  const entries = words.length / WORDS_PER_ENTRY;
  section('entries', () => output.put(bytesOf(words)));
  section('buckets', () => output.put(bytesOf(bucketsOf(words, bucketBits(entries)))));
  return entries;
}

/** Where the entries of each bucket begin. */
function bucketsOf(words: Uint32Array, bits: number): Uint32Array {
  const starts = new Uint32Array(2 ** bits + 1);
  for (let at = 0; at < words.length; at += WORDS_PER_ENTRY) {
    const behind = bucketOf(words[at] as number, bits) + 1;
    starts[behind] = at / WORDS_PER_ENTRY + 1;
  }
  for (let bucket = 1; bucket < starts.length; bucket += 1)
    starts[bucket] = Math.max(starts[bucket] as number, starts[bucket - 1] as number);
  return starts;
}
