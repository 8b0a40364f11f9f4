// The few wire types of protocol buffers that an ONNX file needs (protobuf.dev/programming-guides/encoding): a library
// with the whole language would be a package more for thirty lines.

/** An encoded message, or a part of one; parts one after the other are one message. */
export type Encoded = Uint8Array;

const VARINT = 0;
const BYTES = 2;
const FIXED_32 = 5;

/** A whole number of at most 2^53, seven bits a byte, the lowest first. */
function varint(value: number): Encoded {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return Uint8Array.from([...bytes, rest]);
}

const key = (field: number, wireType: number): Encoded => varint(field * 8 + wireType);

/** Parts as one. */
export const joined = (parts: readonly Encoded[]): Encoded => Buffer.concat(parts);

/** A field with a whole number from 0. */
export const numberField = (field: number, value: number): Encoded =>
  joined([key(field, VARINT), varint(value)]);

/** A field with a number of four bytes. */
export function floatField(field: number, value: number): Encoded {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return joined([key(field, FIXED_32), bytes]);
}

/** A field with bytes, or with a message. */
export const bytesField = (field: number, bytes: Encoded): Encoded =>
  joined([key(field, BYTES), varint(bytes.length), bytes]);

/** A field with a text. */
export const textField = (field: number, text: string): Encoded => bytesField(field, Buffer.from(text));
