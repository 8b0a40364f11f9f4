import type { Attribute, Operation, Tensor } from './onnx.ts';

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
