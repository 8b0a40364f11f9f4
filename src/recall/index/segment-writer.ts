import { encodePostings, type Weights } from './encode-postings.ts';
import {
  averageLengthOf,
  checksum,
  type DictionaryEntry,
  FIELD,
  FIRST_SECTION_FIELD,
  FOOTER_CHECK_FIELD,
  FOOTER_FIELDS,
  FORMAT_VERSION,
  idEntry,
  MAGIC,
  MANNER,
  MAX_LENGTH,
  SECTIONS,
  type SectionName,
  type SegmentContent,
  type SegmentDocument,
} from './layout.ts';
import { evenBytes, PAGE_BYTES, wordsOf } from './pages.ts';
import { saturationOf } from './postings.ts';
import { newestRead } from './segment.ts';
import {
  bytesOf,
  createColumn,
  createOutput,
  createPacker,
  type Output,
  type WriteBytes,
} from './segment-output.ts';

/** Lays a segment out in bytes, which `write` gets from front to back. `isPacked`: the records are; not worth it for a file that is read once. */
export function writeSegment(content: SegmentContent, write: WriteBytes, isPacked = true): void {
  const output = createOutput(write);
  const footer = new Float64Array(FOOTER_FIELDS);
  const section = (name: SectionName, fill: () => void, boundary = 8): void => {
    output.pad(boundary);
    const start = output.at();
    fill();
    footer.set([start, output.at() - start], FIRST_SECTION_FIELD + SECTIONS.indexOf(name) * 2);
  };
  const { lengths, ...counts } = putDocuments(content.documents, output, section, isPacked);
  putDictionary(content.dictionary(), output, section, { lengths, ...saturationOf(averageLengthOf(counts)) });
  section('refs', () => output.put(new TextEncoder().encode(JSON.stringify(content.refs))));
  section('hidden', () => {
    for (const documents of content.below?.hidden ?? []) {
      output.put(bytesOf(Uint32Array.of(documents.length)));
      output.put(bytesOf(documents));
    }
  });

  output.pad(8);
  const dataBytes = output.at();
  const checks = output.finish();
  const fields: Record<keyof typeof FIELD, number> = {
    ...{ magic: MAGIC, version: FORMAT_VERSION, dataBytes, ...counts, reads: newestRead() },
    stamp: Math.floor(Math.random() * 2 ** 52),
    below: content.below?.stamp ?? 0,
  };
  for (const name of Object.keys(FIELD) as (keyof typeof FIELD)[]) footer[FIELD[name]] = fields[name];
  footer[FOOTER_CHECK_FIELD] = checksum(wordsOf(bytesOf(footer.subarray(0, FOOTER_CHECK_FIELD))), MAGIC);
  write(bytesOf(checks));
  write(new Uint8Array(evenBytes(checks.length) - checks.byteLength));
  write(bytesOf(footer));
}

type PutSection = (name: SectionName, fill: () => void, boundary?: number) => void;

const COLUMNS = ['starts', 'liveUntil', 'resting', 'lengths', 'manners', 'sessions'] as const;

const createColumns = () => ({
  starts: createColumn(Uint32Array),
  liveUntil: createColumn(Float64Array),
  resting: createColumn(Uint32Array),
  lengths: createColumn(Uint16Array),
  manners: createColumn(Uint8Array),
  sessions: createColumn(Uint32Array),
  ids: createColumn(Uint32Array),
});

function addDocument(
  columns: ReturnType<typeof createColumns>,
  document: SegmentDocument,
  number: number,
): void {
  columns.liveUntil.add(document.liveUntil);
  columns.resting.add(document.resting);
  columns.lengths.add(Math.min(MAX_LENGTH, document.length));
  columns.manners.add(document.manner);
  columns.sessions.add(document.session?.high ?? 0); // 0 and 0 for none
  columns.sessions.add(document.session?.low ?? 0);
  for (const half of idEntry(document.id, number)) columns.ids.add(half);
}

/** Writes the records, then what else is known of the documents; of a million that is 30 MB, which go before the words come. */
function putDocuments(
  all: Iterable<SegmentDocument>,
  output: Output,
  section: PutSection,
  isPacked: boolean,
) {
  const columns = createColumns();
  const packer = createPacker(isPacked);
  let [documents, memories, totalLength, mortals] = [0, 0, 0, 0];
  section('records', () => {
    const start = output.at();
    for (const document of all) {
      columns.starts.add(output.at() - start);
      columns.starts.add(document.bytes.length);
      output.put(packer.pack(document.bytes));
      addDocument(columns, document, documents);
      documents += 1;
      memories += document.isMemory ? 1 : 0;
      totalLength += document.length;
      mortals += (document.manner & MANNER.mortal) === 0 ? 0 : 1;
    }
    columns.starts.add(output.at() - start);
    columns.starts.add(0);
  });
  section('dictionary', () => output.put(packer.dictionary()));
  for (const name of COLUMNS) section(name, () => output.put(bytesOf(columns[name].all())));
  section('ids', () => {
    const ids = columns.ids.all();
    output.put(bytesOf(new BigUint64Array(ids.buffer, ids.byteOffset, ids.length / 2).sort()));
  });
  return { documents, memories, totalLength, mortals, lengths: columns.lengths.all().slice() };
}

function putDictionary(
  entries: Iterable<DictionaryEntry>,
  output: Output,
  section: PutSection,
  weights: Weights,
): void {
  const table = createColumn(Uint32Array);
  section('postings', () => {
    const start = output.at();
    for (const { key, postings } of entries) {
      table.add(key.high);
      table.add(key.low);
      table.add(postings.length === 1 ? (postings[0] as number) : output.at() - start);
      table.add(postings.length);
      if (postings.length > 1) output.put(encodePostings(postings, weights));
    }
  });
  const words = table.all();
  const perPage = PAGE_BYTES / 4;
  section('entries', () => output.put(bytesOf(words)), PAGE_BYTES);
  const fences = Uint32Array.from(
    { length: Math.ceil(words.length / perPage) },
    (_, page) => words[page * perPage] ?? 0,
  );
  section('fences', () => output.put(bytesOf(fences)));
}
