import table from '../data/shapes.json';

export type Shape = keyof typeof table.shapes;
type Fragments = Readonly<Record<string, string>>;

/** A source with its fragments in place. Throws for one that is not there: without it the pattern would be another one, and let secrets by. */
export const withFragments = (source: string, fragments: Fragments): string =>
  source.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const fragment = fragments[name];
    if (fragment === undefined) throw new Error(`there is no fragment ${name}`);
    return fragment;
  });

const made: Partial<Record<Shape, RegExp>> = {};

/** The pattern of a row of `data/shapes.json`, any of its alternatives; compiled when it is first asked for. */
export function shape(name: Shape): RegExp {
  const { any, flags }: { readonly any: readonly string[]; readonly flags?: string } = table.shapes[name];
  made[name] ??= new RegExp(withFragments(any.join('|'), table.fragments), flags);
  return made[name];
}

/** Whether a text has a shape: what a value, a name, or what stands beside one may look like. */
export const is = (name: Shape, text: string): boolean => (made[name] ?? shape(name)).test(text);

/** What has a shape from an offset on: right there, where its flags say so. */
export function matchAt(name: Shape, text: string, at: number): RegExpExecArray | null {
  const pattern = made[name] ?? shape(name);
  pattern.lastIndex = at;
  return pattern.exec(text);
}
