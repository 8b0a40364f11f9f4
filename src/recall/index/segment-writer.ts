import { encodePostings, type Weights } from './encode-postings.ts';
import {
  averageLengthOf,
  checksum,
  type DictionaryEntry,
  FORMAT_VERSION,
  type Footer,
  MAGIC,
  MANNER,
  MAX_LENGTH,
  type Place,
  type SectionName,
  type SegmentContent,
  type SegmentDocument,
} from './layout.ts';
import { doublesOf, evenBytes, PAGE_BYTES, wordsOf } from './pages.ts';
import { saturationOf } from './postings.ts';
import { newestRead } from './segment.ts';
import { bytesOf, createColumn, createOutput, type Output, type WriteBytes } from './segment-output.ts';

type PutSection = (name: SectionName, fill: (start: number) => void, boundary?: number) => void;

/** Lays a segment out in bytes, which `write` gets from front to back. */
export function writeSegment(content: SegmentContent, write: WriteBytes): void {
  const output = createOutput(write);
  const places: Partial<Record<SectionName, Place>> = {};
  const section: PutSection = (name, fill, boundary = 8) => {
    output.pad(boundary);
    const start = output.at();
    fill(start);
    places[name] = { start, bytes: output.at() - start };
  };
  const { lengths, ...counts } = putDocuments(content.documents, output, section);
  const weights = { lengths, ...saturationOf(averageLengthOf(counts)) };
  putDictionary(content.dictionary(), output, section, weights);
  section('hidden', () => {
    for (const documents of content.below?.hidden ?? []) {
      output.put(bytesOf(Uint32Array.of(documents.length)));
      output.put(bytesOf(documents));
    }
  });
  output.pad(8);
  const dataBytes = output.at();
  const checks = output.finish();
  write(bytesOf(checks));
  write(new Uint8Array(evenBytes(checks.length) - checks.byteLength));
  const footer: Footer = {
    ...{ dataBytes, ...counts, refs: content.refs },
    stamp: Math.floor(Math.random() * 2 ** 52),
    below: content.below?.stamp ?? 0,
    reads: newestRead(),
    places: places as Footer['places'],
  };
  const json = JSON.stringify(footer);
  const text = Uint8Array.from(Buffer.from(json + ' '.repeat(-Buffer.byteLength(json) & 7)));
  write(text);
  write(bytesOf(Float64Array.of(MAGIC, FORMAT_VERSION, text.length, checksum(wordsOf(text), MAGIC))));
}

/** Writes the records, then what else is known of the documents; of a million that is 30 MB, which go before the words come. */
function putDocuments(documents: Iterable<SegmentDocument>, output: Output, section: PutSection) {
  const columns = {
    starts: createColumn(Float64Array),
    liveUntil: createColumn(Float64Array),
    resting: createColumn(Uint32Array),
    lengths: createColumn(Uint16Array),
    manners: createColumn(Uint8Array),
    sessions: createColumn(Float64Array),
  };
  const counts = { documents: 0, memories: 0, totalLength: 0, mortals: 0 };
  section('records', (start) => {
    for (const { bytes, isMemory, liveUntil, resting, length, manner, session = 0 } of documents) {
      columns.starts.add(output.at() - start);
      output.put(bytes);
      columns.liveUntil.add(liveUntil);
      columns.resting.add(resting);
      columns.lengths.add(Math.min(MAX_LENGTH, length));
      columns.manners.add(manner);
      columns.sessions.add(session);
      counts.documents += 1;
      counts.memories += isMemory ? 1 : 0;
      counts.totalLength += length;
      counts.mortals += (manner & MANNER.mortal) === 0 ? 0 : 1;
    }
    columns.starts.add(output.at() - start);
  });
  for (const name of ['starts', 'liveUntil', 'resting', 'lengths', 'manners', 'sessions'] as const)
    section(name, () => output.put(bytesOf(columns[name].all())));
  return { ...counts, lengths: columns.lengths.all().slice() };
}

function putDictionary(
  entries: Iterable<DictionaryEntry>,
  output: Output,
  section: PutSection,
  weights: Weights,
): void {
  const table = createColumn(Uint32Array);
  const double = new Float64Array(1);
  const halves = new Uint32Array(double.buffer);
  let end = 0;
  section('postings', (start) => {
    for (const { key, postings } of entries) {
      double[0] = key;
      table.add(halves[0] as number);
      table.add(halves[1] as number);
      table.add(output.at() - start);
      table.add(postings.length);
      output.put(encodePostings(postings, weights));
    }
    end = output.at() - start;
  });
  const words = table.all();
  section('entries', () => output.put(bytesOf(words)), PAGE_BYTES);
  section('fences', () => {
    const keys = doublesOf(bytesOf(words));
    for (let word = 0; word < words.length; word += PAGE_BYTES / 4)
      output.put(bytesOf(Float64Array.of(keys[word / 2] as number, words[word + 2] as number)));
    output.put(bytesOf(Float64Array.of(Number.POSITIVE_INFINITY, end)));
  });
}
