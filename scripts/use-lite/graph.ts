import {
  createGraphBuilder,
  FLOAT,
  float,
  floats,
  type Graph,
  type GraphBuilder,
  ints,
  type Slot,
  type Tensor,
} from './onnx.ts';
import { quantize, type Weights } from './weights.ts';

/** Positions that the timing signal is made for: the graph clips longer texts (`ClipToMaxLength/Const`). */
export const MAX_TOKENS = 128;
/** Numbers in a vector. */
export const DIMENSION = 512;

const HEADS = 4;
/** Numbers at a position, before the first layer and before the second, and 1 / sqrt(numbers / heads) for each. */
const LAYERS = [
  { width: 256, scale: 0.125 },
  { width: 512, scale: 0.0883883461356163 },
] as const;
/** `layer_norm` of tensor2tensor, which the encoder is made of. */
const NORM_EPSILON = 1e-6;
/** Added to what padding would get of the attention (tensor2tensor's attention_bias_ignore_padding). */
const PADDING_BIAS = -1e9;

type Precision = 'float32' | 'int8';

/**
 * The smallest matrix stays whole in the int8 file, since everything goes through it: 0.4 MB more, and the least cosine
 * with the original over ten texts is 0.99944 instead of 0.99937.
 */
const WHOLE = 'widen_matrix';

/** What the pieces of the graph share. */
interface Scene extends GraphBuilder {
  weight(nameEnd: string): Tensor;
  /** A matrix of weights, in the file's precision. */
  matrix(name: string, matrix: Tensor): string;
  /** x · matrix + bias. */
  dense(x: string, name: string, matrix: Tensor, bias: Tensor): string;
}

function createScene(weights: Weights, precision: Precision): Scene {
  const graph = createGraphBuilder();
  const matrix: Scene['matrix'] = (name, tensor) => {
    if (precision === 'float32' || name === WHOLE) return graph.constant(name, tensor);
    const { values, scales } = quantize(tensor, 'column');
    const inputs = [
      graph.constant(`${name}_values`, values),
      graph.constant(`${name}_scales`, { shape: [scales.length], data: scales }),
      graph.constant(`${name}_zero`, { shape: [scales.length], data: new Int8Array(scales.length) }),
    ];
    graph.opTo('DequantizeLinear', inputs, [name], { axis: 1 });
    return name;
  };
  return {
    ...graph,
    weight: weights.tensor,
    matrix,
    dense: (x, name, tensor, bias) =>
      graph.op('Add', [
        graph.op('MatMul', [x, matrix(`${name}_matrix`, tensor)]),
        graph.constant(`${name}_bias`, bias),
      ]),
  };
}

/** The vector of each token. */
function lookUp({ op, constant, weight }: Scene, precision: Precision): string {
  const table = weight('module/Embeddings_en');
  if (precision === 'float32') return op('Gather', [constant('embeddings', table), 'input_ids'], { axis: 0 });
  const { values, scales } = quantize(table, 'row');
  const rows = op('Gather', [constant('embeddings_values', values), 'input_ids'], { axis: 0 });
  const perRow = constant('embeddings_scales', { shape: [scales.length, 1], data: scales });
  return op('Mul', [op('Cast', [rows], { to: FLOAT }), op('Gather', [perRow, 'input_ids'], { axis: 0 })]);
}

/** sin and cos of position × 1/timescale, for every position. */
function timingSignal(inverseTimescales: Tensor): Tensor {
  const inverses = [...inverseTimescales.data].map(Number);
  const rows = Array.from({ length: MAX_TOKENS }, (_, position) => {
    const angles = inverses.map((inverse) => Math.fround(position * inverse));
    return [...angles.map(Math.sin), ...angles.map(Math.cos)];
  });
  return floats(rows.flat(), [1, MAX_TOKENS, inverses.length * 2]);
}

/** Adds where in the text each token stands. The original adds the token's vector twice: x + (x + timing). */
function withTiming({ op, constant, weight }: Scene, x: string): string {
  const timing = constant('timing', timingSignal(weight('AddTimingSignal/TimingSignal/ExpandDims_1')));
  const start = constant('first', ints([0]));
  const axis = constant('positions_axis', ints([1]));
  const shape = op('Shape', ['input_ids']);
  const length = op('Slice', [shape, axis, constant('two_int', ints([2])), start]);
  const doubled = op('Mul', [x, constant('two', float(2))]);
  return op('Add', [doubled, op('Slice', [timing, start, length, axis])]);
}

function normalized({ op, constant, weight }: Scene, x: string, name: string, nameEnd: string): string {
  const part = (which: string): Tensor => weight(`${nameEnd}layer_norm_${which}/ConcatPartitions/concat`);
  const inputs = [x, constant(`${name}_gain`, part('scale')), constant(`${name}_bias`, part('bias'))];
  return op('LayerNormalization', inputs, { axis: -1, epsilon: { float: NORM_EPSILON } });
}

/** The weights of a convolution of width 1 as the matrix that it is. */
function kernel(scene: Scene, nameEnd: string, columns: number): Tensor {
  const { data } = scene.weight(nameEnd);
  return { shape: [data.length / columns, columns], data };
}

/** Self-attention; what it takes from padding is next to nothing. */
function attention(scene: Scene, x: string, layer: number, prefix: string, bias: string): string {
  const { op, opTo, constant, weight, dense } = scene;
  const { width, scale } = LAYERS[layer] ?? LAYERS[0];
  const own = `${prefix}MultiheadAttention/`;
  const biasOf = (part: string): Tensor => weight(`${own}${part}/bias/ConcatPartitions/concat`);
  const all = dense(
    x,
    `qkv${layer}`,
    kernel(scene, `${own}qkv_transform_single/kernel/part_0`, width * 3),
    biasOf('qkv_transform_single'),
  );
  const [query, key, value] = [`query${layer}`, `key${layer}`, `value${layer}`] as const;
  opTo('Split', [all, constant(`thirds${layer}`, ints([width, width, width]))], [query, key, value], {
    axis: 2,
  });
  const split = constant(`heads${layer}`, ints([0, 0, HEADS, width / HEADS]));
  const heads = (part: string, perm: readonly number[]): string =>
    op('Transpose', [op('Reshape', [part, split])], { perm });
  const scaled = op('Mul', [heads(query, [0, 2, 1, 3]), constant(`scale${layer}`, float(scale))]);
  const scores = op('Add', [op('MatMul', [scaled, heads(key, [0, 2, 3, 1])]), bias]);
  const taken = op('MatMul', [op('Softmax', [scores], { axis: -1 }), heads(value, [0, 2, 1, 3])]);
  const joined = op('Reshape', [
    op('Transpose', [taken], { perm: [0, 2, 1, 3] }),
    constant(`joined${layer}`, ints([0, 0, width])),
  ]);
  const out = kernel(scene, `${own}output_transform_single/kernel/part_0`, DIMENSION);
  return dense(joined, `out${layer}`, out, biasOf('output_transform_single'));
}

function feedForward(scene: Scene, x: string, layer: number, prefix: string): string {
  const { op, weight, dense } = scene;
  const part = (input: string, name: 'conv1' | 'conv2'): string =>
    dense(
      input,
      `${name}_${layer}`,
      weight(`Layer_${layer}/TransformerLayer/FFN/${name}/Tensordot/Reshape_1`),
      weight(`${prefix}FFN/${name}/bias/ConcatPartitions/concat`),
    );
  return part(op('Relu', [part(x, 'conv1')]), 'conv2');
}

function transformerLayer(scene: Scene, x: string, layer: number, bias: string): string {
  const { op, dense, weight } = scene;
  const prefix = `Encode/Layer_${layer}/TransformerLayer/`;
  const of = (end: string): Tensor => weight(`${prefix}dense/${end}/ConcatPartitions/concat`);
  // The first layer widens from 256 to 512, so what goes around it is widened too.
  const around = layer === 0 ? dense(x, 'widen', of('kernel'), of('bias')) : x;
  const before = normalized(scene, x, `attention_norm${layer}`, `${prefix}layer_prepostprocess/layer_norm/`);
  const attended = op('Add', [attention(scene, before, layer, prefix, bias), around]);
  const norm = `${prefix}FFN/layer_prepostprocess/layer_norm/`;
  const between = normalized(scene, attended, `ffn_norm${layer}`, norm);
  return op('Add', [feedForward(scene, between, layer, prefix), attended]);
}

/** The mean over the text's tokens, one dense layer with tanh, cut to length 1. */
function sentenceVector({ op, opTo, constant, weight, dense }: Scene, x: string, mask: string): void {
  const axis = constant('sum_axis', ints([1]));
  const one = constant('one', float(1));
  const maskColumn = op('Unsqueeze', [mask, constant('last_axis', ints([2]))]);
  const sum = op('ReduceSum', [op('Mul', [x, maskColumn]), axis], { keepdims: 0 });
  const count = op('Max', [op('ReduceSum', [mask, axis], { keepdims: 1 }), one]);
  const hidden = dense(
    op('Div', [sum, count]),
    'tanh',
    weight('tanh_layer_0/weights'),
    weight('tanh_layer_0/bias'),
  );
  const y = op('Tanh', [hidden]);
  const squares = op('ReduceSum', [op('Mul', [y, y]), axis], { keepdims: 1 });
  const length = op('Sqrt', [op('Max', [squares, constant('least', float(1e-12))])]);
  opTo('Div', [y, length], ['sentence_embedding']);
  // The loader takes the mean over all positions: the same vector at each gives the vector itself.
  const ones = op('Add', [op('Mul', [maskColumn, constant('zero', float(0))]), one]);
  opTo('Mul', [op('Unsqueeze', ['sentence_embedding', axis]), ones], ['last_hidden_state']);
}

const tokens = (name: string): Slot => ({ name, type: 'int64', shape: ['batch_size', 'sequence_length'] });

/**
 * The Universal Sentence Encoder Lite (two transformer layers, mean, tanh) as the ONNX graph of an encoder: `input_ids`
 * and `attention_mask` in; out `last_hidden_state`, where every position has the vector of the whole text, and
 * `sentence_embedding`.
 */
export function useLiteGraph(weights: Weights, precision: Precision): Graph {
  const scene = createScene(weights, precision);
  const { op, constant } = scene;
  const mask = op('Cast', ['attention_mask'], { to: FLOAT });
  const padding = op('Sub', [constant('unmasked', float(1)), mask]);
  const bias = op('Unsqueeze', [
    op('Mul', [padding, constant('padding_bias', float(PADDING_BIAS))]),
    constant('head_axes', ints([1, 2])),
  ]);
  let x = withTiming(scene, lookUp(scene, precision));
  LAYERS.forEach((_, layer) => {
    x = transformerLayer(scene, x, layer, bias);
  });
  sentenceVector(scene, x, mask);
  return {
    name: 'use_lite',
    operations: scene.operations,
    constants: scene.constants,
    inputs: [tokens('input_ids'), tokens('attention_mask')],
    outputs: [
      { name: 'last_hidden_state', type: 'float', shape: ['batch_size', 'sequence_length', DIMENSION] },
      { name: 'sentence_embedding', type: 'float', shape: ['batch_size', DIMENSION] },
    ],
  };
}
