import { checksum } from './layout.ts';
import { PAGE_BYTES, wordsOf } from './pages.ts';

type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Numbers of which nobody knows beforehand how many there will be. */
export function createColumn<Values extends NumberArray>(make: new (length: number) => Values) {
  let values = new make(1024);
  let count = 0;
  return {
    add: (value: Values[number]): void => {
      if (count === values.length) {
        const larger = new make(count * 2);
        (larger as { set(from: NumberArray): void }).set(values);
        values = larger;
      }
      values[count] = value;
      count += 1;
    },
    all: (): Values => values.subarray(0, count) as Values,
  };
}

/** Takes bytes that hold until it returns. */
export type WriteBytes = (bytes: Uint8Array) => void;

export const bytesOf = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

export type Output = ReturnType<typeof createOutput>;

/** Fewer are copied one by one: to ask for them to be copied takes longer. */
const FEW_BYTES = 48;

const PAGES_AT_ONCE = 64;

/** Hands bytes on in pages, and takes their checks. */
export function createOutput(write: WriteBytes) {
  const checks = createColumn(Uint32Array);
  const held = new Uint8Array(PAGES_AT_ONCE * PAGE_BYTES);
  let [written, filled, checked] = [0, 0, 0];
  const check = (to: number): void => {
    for (; checked < to; checked += PAGE_BYTES) {
      const page = held.subarray(checked, Math.min(checked + PAGE_BYTES, to));
      checks.add(checksum(wordsOf(page), (written + checked) / PAGE_BYTES));
    }
  };
  const flush = (): void => {
    check(filled);
    write(held.subarray(0, filled));
    written += filled;
    [filled, checked] = [0, 0];
  };
  const put = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.length; ) {
      const count = Math.min(bytes.length - at, held.length - filled);
      if (count < FEW_BYTES)
        for (let next = 0; next < count; next += 1) held[filled + next] = bytes[at + next] as number;
      else held.set(bytes.subarray(at, at + count), filled);
      filled += count;
      at += count;
      if (filled === held.length) flush();
    }
  };
  const at = (): number => written + filled;
  const pad = (to: number): void => put(new Uint8Array((to - (at() % to)) % to));
  return {
    at,
    put,
    pad,
    /** Writes what is left, and gives the check of each page. */
    finish: (): Uint32Array => {
      if (filled > 0) flush();
      return checks.all();
    },
  };
}
