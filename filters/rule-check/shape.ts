import { type CharSet, NOTHING, union } from './char-set.ts';
import type { PatternNode, RepeatNode } from './parse.ts';

/** What can be said of a part of a pattern by itself. */
export interface Shape {
  /** Characters of a match; `max` may be Infinity. */
  readonly min: number;
  readonly max: number;
  /** What a match that is not empty may begin and end with. */
  readonly first: CharSet;
  readonly last: CharSet;
  /** It matches at any place of any text. */
  readonly always: boolean;
  /** Steps until the first character has shown that there is no match. */
  readonly probe: number;
  /** From how many more places than one a match that ends at a given place may have begun. */
  readonly spread: number;
  /** There is a look-around in it: then the first character alone does not say how soon it fails. */
  readonly looks: boolean;
}

const EMPTY: Shape = {
  min: 0,
  max: 0,
  first: NOTHING,
  last: NOTHING,
  always: true,
  probe: 0,
  spread: 0,
  looks: false,
};

/** The shape of a part. */
export function shapeOf(node: PatternNode): Shape {
  switch (node.type) {
    case 'char':
      return { ...EMPTY, min: 1, max: 1, first: node.most, last: node.most, always: false, probe: 1 };
    case 'edge':
      return { ...EMPTY, always: false, probe: 1 };
    case 'look':
      return { ...EMPTY, always: false, looks: true };
    case 'group':
      return shapeOf(node.body);
    case 'sequence':
      return node.parts.map(shapeOf).reduce(joined, EMPTY);
    case 'choice':
      return node.options.map(shapeOf).reduce(either);
    case 'repeat':
      return repeated(node, shapeOf(node.body));
  }
}

function joined(a: Shape, b: Shape): Shape {
  return {
    min: a.min + b.min,
    max: a.max + b.max,
    first: a.min === 0 ? union(a.first, b.first) : a.first,
    last: b.min === 0 ? union(a.last, b.last) : b.last,
    always: a.always && b.always,
    probe: a.min === 0 ? a.probe + b.probe : a.probe,
    spread: a.spread + b.spread,
    looks: a.looks || b.looks,
  };
}

function either(a: Shape, b: Shape): Shape {
  return {
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
    first: union(a.first, b.first),
    last: union(a.last, b.last),
    always: a.always || b.always,
    probe: a.probe + b.probe,
    spread: a.spread + b.spread + 1,
    looks: a.looks || b.looks,
  };
}

/** An endless repetition is only taken where its beginning follows from its end (work.ts), so it spreads nothing. */
function repeated({ min, max }: RepeatNode, body: Shape): Shape {
  return {
    ...body,
    min: body.min * min,
    max: max === 0 ? 0 : body.max * max,
    always: min === 0 || body.always,
    probe: body.probe + 1,
    spread: max === Number.POSITIVE_INFINITY ? 0 : spreadOf(body, min, max),
  };
}

function spreadOf(body: Shape, min: number, max: number): number {
  if (max === 1) return body.spread + 1 - min;
  return max === 0 ? 0 : body.max * max - body.min * min;
}
