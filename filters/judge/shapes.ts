import table from '../data/shapes.json';

export type Shape = keyof typeof table;

const made: Partial<Record<Shape, RegExp>> = {};

/** The pattern of a row of `data/shapes.json`, any of its alternatives; compiled when it is first asked for. */
export function shape(name: Shape): RegExp {
  const { any, flags }: { readonly any: readonly string[]; readonly flags?: string } = table[name];
  made[name] ??= new RegExp(any.join('|'), flags);
  return made[name];
}

/** Whether a text has a shape: what a value, a name, or what stands beside one may look like. */
export const is = (name: Shape, text: string): boolean => (made[name] ?? shape(name)).test(text);
