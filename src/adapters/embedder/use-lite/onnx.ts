// Writes ONNX files: the messages of onnx.proto3 that a graph of dense operations needs, by their field numbers.
import { bytesField, type Encoded, floatField, joined, numberField, textField } from './protobuf.ts';

/** Element types, by TensorProto.DataType. */
export const FLOAT = 1;
const INT8 = 3;
const INT64 = 7;

export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array | Int8Array | BigInt64Array;
}

/** A whole number or a list of them; `{ float }` where the operation wants a real one. */
export type Attribute = number | readonly number[] | { readonly float: number };

export interface Operation {
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
