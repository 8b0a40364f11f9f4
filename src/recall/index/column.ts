type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array | BigUint64Array;

interface Column<Values extends NumberArray> {
  add(value: Values[number]): void;
  /** Those that were added. */
  all(): Values;
}

/** Numbers of which nobody knows beforehand how many there will be. */
export function createColumn<Values extends NumberArray>(
  make: new (length: number) => Values,
): Column<Values> {
  let values = new make(1024);
  let count = 0;
  return {
    add: (value) => {
      if (count === values.length) {
        const larger = new make(count * 2);
        (larger as { set(from: NumberArray): void }).set(values);
        values = larger;
      }
      values[count] = value;
      count += 1;
    },
    all: () => values.subarray(0, count) as Values,
  };
}
