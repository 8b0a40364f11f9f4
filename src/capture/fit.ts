import { cutAtWord } from '../core/text.ts';

/** An entry of a digest before it is known which fit. */
export interface Weighed {
  readonly what: string;
  readonly text: string;
  readonly weight: number;
  /** Of a block: what stands above it, and the number of its message. */
  readonly about?: string;
  readonly message?: number;
}

/** What does not fit whole may do so with its head. */
const MAX_HEAD_CHARS = 300;
/** How much an entry of the very beginning or end gains over one of the middle. */
const EDGE = 12;
const LEAD_BYTES = 16;

/** The entries that fit, in their order: the heaviest first; what does not fit whole and is long, with its head. Pure. */
export function within(entries: readonly Weighed[], maxBytes: number): readonly Weighed[] {
  const middle = (entries.length - 1) / 2;
  const order = entries
    .map((entry, at) => ({
      entry,
      at,
      weight: entry.weight + (middle > 0 ? EDGE * Math.abs(at / middle - 1) : 0),
    }))
    .sort((a, b) => b.weight - a.weight);
  const kept = new Map<number, Weighed>();
  const told = new Set<string>();
  let size = 0;
  for (const { entry, at } of order) {
    const above = `${entry.message} ${entry.about}`;
    const lead = LEAD_BYTES + (told.has(above) ? 0 : Buffer.byteLength(entry.about ?? ''));
    const short = { ...entry, text: cutAtWord(entry.text, MAX_HEAD_CHARS) };
    const fits = [entry, short].find(({ text }) => size + Buffer.byteLength(text) + lead <= maxBytes);
    if (fits === undefined) continue;
    kept.set(at, fits);
    told.add(above);
    size += Buffer.byteLength(fits.text) + lead;
  }
  return entries.flatMap((_, at) => kept.get(at) ?? []);
}

/** The blocks of a message that stand side by side as one entry, what stands above them once. Pure. */
export function joined(entries: readonly Weighed[]): readonly Weighed[] {
  const whole: Weighed[] = [];
  for (const entry of entries) {
    const { about = '', text, message } = entry;
    const before = whole.at(-1);
    const isMore = message !== undefined && before?.message === message;
    const isUnder = isMore && before?.about === about;
    const told = about === '' || isUnder ? text : `${about} › ${text}`;
    if (isMore) whole[whole.length - 1] = { ...entry, text: `${before?.text}\n${told}` };
    else whole.push({ ...entry, text: told });
  }
  return whole;
}
