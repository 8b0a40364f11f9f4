// The few wire types of protocol buffers that an ONNX file needs (protobuf.dev/programming-guides/encoding): a library
// with the whole language would be a package more for thirty lines.

/** An encoded message, or a part of one; parts one after the other are one message. */
type Encoded = Uint8Array;

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
const joined = (parts: readonly Encoded[]): Encoded => Buffer.concat(parts);

/** A field with a whole number from 0. */
const numberField = (field: number, value: number): Encoded => joined([key(field, VARINT), varint(value)]);

/** A field with a number of four bytes. */
function floatField(field: number, value: number): Encoded {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return joined([key(field, FIXED_32), bytes]);
}

/** A field with bytes, or with a message. */
const bytesField = (field: number, bytes: Encoded): Encoded =>
  joined([key(field, BYTES), varint(bytes.length), bytes]);

/** A field with a text. */
const textField = (field: number, text: string): Encoded => bytesField(field, Buffer.from(text));

// Writes ONNX files: the messages of onnx.proto3 that a graph of dense operations needs, by their field numbers.

/** Element types, by TensorProto.DataType. */
export const FLOAT = 1;
const INT8 = 3;
const INT64 = 7;

export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array | Int8Array | BigInt64Array;
}

/** A whole number or a list of them; `{ float }` where the operation wants a real one. */
type Attribute = number | readonly number[] | { readonly float: number };

interface Operation {
  readonly type: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/** An input or output; a dimension with a name is as long as the caller likes. */
export interface Slot {
  readonly name: string;
  readonly type: 'int64' | 'float';
  readonly shape: readonly (number | string)[];
}

export interface Graph {
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly constants: ReadonlyMap<string, Tensor>;
  readonly inputs: readonly Slot[];
  readonly outputs: readonly Slot[];
}

/** IR version 8 goes with operator set 17, the first with LayerNormalization. */
const IR_VERSION = 8;
const OPERATOR_SET = 17;

/** A ModelProto. */
export function encodeModel(graph: Graph, producer: string): Encoded {
  return joined([
    numberField(1, IR_VERSION),
    textField(2, producer),
    bytesField(7, encodeGraph(graph)),
    bytesField(8, joined([textField(1, ''), numberField(2, OPERATOR_SET)])),
  ]);
}

function encodeGraph({ name, operations, constants, inputs, outputs }: Graph): Encoded {
  return joined([
    ...operations.map((operation, index) => bytesField(1, encodeOperation(operation, index))),
    textField(2, name),
    ...[...constants].map(([constant, tensor]) => bytesField(5, encodeTensor(constant, tensor))),
    ...inputs.map((slot) => bytesField(11, encodeSlot(slot))),
    ...outputs.map((slot) => bytesField(12, encodeSlot(slot))),
  ]);
}

function encodeOperation({ type, inputs, outputs, attributes }: Operation, index: number): Encoded {
  return joined([
    ...inputs.map((input) => textField(1, input)),
    ...outputs.map((output) => textField(2, output)),
    textField(3, `${index}_${type}`),
    textField(4, type),
    ...Object.entries(attributes).map(([name, value]) => bytesField(5, encodeAttribute(name, value))),
  ]);
}

/** A negative number is its two's complement in 64 bits; here only -1, for the last axis. */
const wholeField = (field: number, value: number): Encoded =>
  value === -1
    ? joined([Uint8Array.of(field * 8, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1)])
    : numberField(field, value);

/** The number before the value is its field, the one behind it AttributeProto.AttributeType. */
function encodeAttribute(name: string, value: Attribute): Encoded {
  if (typeof value === 'number')
    return joined([textField(1, name), wholeField(3, value), numberField(20, 2)]);
  if ('float' in value) return joined([textField(1, name), floatField(2, value.float), numberField(20, 1)]);
  return joined([textField(1, name), ...value.map((item) => wholeField(8, item)), numberField(20, 7)]);
}

function elementType(data: Tensor['data']): number {
  if (data instanceof Float32Array) return FLOAT;
  return data instanceof Int8Array ? INT8 : INT64;
}

/** Raw data is little-endian, as is every machine that onnxruntime has a build for. */
function encodeTensor(name: string, { shape, data }: Tensor): Encoded {
  return joined([
    ...shape.map((size) => numberField(1, size)),
    numberField(2, elementType(data)),
    textField(8, name),
    bytesField(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  ]);
}

function encodeSlot({ name, type, shape }: Slot): Encoded {
  const dimensions = shape.map((size) =>
    bytesField(1, typeof size === 'number' ? numberField(1, size) : textField(2, size)),
  );
  const tensor = joined([
    numberField(1, type === 'float' ? FLOAT : INT64),
    bytesField(2, joined(dimensions)),
  ]);
  return joined([textField(1, name), bytesField(2, bytesField(1, tensor))]);
}

/** Collects the operations and constants of a graph, each value by its name. */
export interface GraphBuilder {
  readonly operations: Operation[];
  readonly constants: Map<string, Tensor>;
  /** Adds a constant, and gives its name. */
  constant(name: string, tensor: Tensor): string;
  /** Adds an operation with one output, and gives the output's name. */
  op(type: string, inputs: readonly string[], attributes?: Readonly<Record<string, Attribute>>): string;
  /** The same with outputs that have names of their own. */
  opTo(
    type: string,
    inputs: readonly string[],
    outputs: readonly string[],
    attributes?: Readonly<Record<string, Attribute>>,
  ): void;
}

/** An empty graph. */
export function createGraphBuilder(): GraphBuilder {
  const operations: Operation[] = [];
  const constants = new Map<string, Tensor>();
  const opTo: GraphBuilder['opTo'] = (type, inputs, outputs, attributes = {}) => {
    operations.push({ type, inputs, outputs, attributes });
  };
  return {
    operations,
    constants,
    constant: (name, tensor) => {
      constants.set(name, tensor);
      return name;
    },
    op: (type, inputs, attributes) => {
      const output = `${type}_${operations.length}`;
      opTo(type, inputs, [output], attributes);
      return output;
    },
    opTo,
  };
}

/** A list of real numbers. */
export const floats = (values: readonly number[], shape: readonly number[] = [values.length]): Tensor => ({
  shape,
  data: Float32Array.from(values),
});

/** One real number. */
export const float = (value: number): Tensor => floats([value], []);

/** A list of whole numbers, as shapes and axes are given. */
export const ints = (values: readonly number[]): Tensor => ({
  shape: [values.length],
  data: BigInt64Array.from(values.map(BigInt)),
});
