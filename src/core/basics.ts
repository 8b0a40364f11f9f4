// What any file may use: what is built late, groups, and what comes from outside: the environment, and values of unknown making.

/** What is made when it is first asked for, and once. */
export function onceAsked<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** What `make` gives for a key, made once for each. */
export function onceEach<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as V;
  };
}

/** The value of a key, which is made where there is none yet. */
export function keptIn<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** A service of several verbs that is built when one of them is first asked for. */
export function builtLate<T extends object>(make: () => T): T {
  const made = onceAsked(make);
  return new Proxy({} as T, {
    get: (_none, name) => Reflect.get(made(), name),
    has: (_none, name) => Reflect.has(made(), name),
    ownKeys: () => Reflect.ownKeys(made()),
    getOwnPropertyDescriptor: (_none, name) => {
      const found = Reflect.getOwnPropertyDescriptor(made(), name);
      return found && { ...found, configurable: true }; // a Proxy may tell no other of what it lacks itself
    },
  });
}

/** The words of some lists, in lines with single spaces, as a set that is built when it is first asked: an alternation of eighty words takes a millisecond to compile. */
export function wordSet(...lists: readonly (readonly string[])[]): { has(word: string): boolean } {
  const words = onceAsked(() => new Set(lists.flat().join(' ').split(' ')));
  return { has: (word) => words().has(word) };
}

/** Adds values to a list. One after the other: as arguments of `push`, 130,000 are more than the stack holds. */
export function addAll<V>(list: V[], values: Iterable<V>): void {
  for (const value of values) list.push(value);
}

/** Adds values to the group of a key, which is made where there is none yet. In place: a copy for each value takes time by the square. */
export function addTo<K, V>(groups: Map<K, V[]>, key: K, values: readonly V[]): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [...values]);
  else addAll(group, values);
}

/** Items by the key that each has, in their order. */
export function groupBy<K, V>(items: Iterable<V>, keyOf: (item: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const item of items) addTo(groups, keyOf(item), [item]);
  return groups;
}

/** A list in parts of at most so many, in their order. */
export function* inParts<T>(all: readonly T[], most: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += most) yield all.slice(start, start + most);
}

/** How much two sets have in common of all that is in them, 0…1 (Jaccard); 0 where both are empty. */
export function jaccard(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared += 1;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** What `work` gives, or `otherwise` where it throws, whatever the reason. */
export function attempt<T, Otherwise = undefined>(
  work: () => T,
  otherwise = undefined as Otherwise,
): T | Otherwise {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** All that is reached from some items, these included, by what `next` gives for each. */
export function reachedFrom<T>(from: Iterable<T>, next: (item: T) => Iterable<T>): Set<T> {
  const reached = new Set(from);
  for (const item of reached) for (const other of next(item)) reached.add(other); // what is added while it is gone through has its turn
  return reached;
}

// What comes from outside: variables of the environment, and values of unknown making.

export type Environment = Readonly<Record<string, string | undefined>>;

/** The user's home, not asked of the system: node:os costs a hundredth of a node start. Without HOME a place where nobody can make anything. */
export const homeOf = (env: Environment): string => env['HOME'] || env['USERPROFILE'] || '/dev/null';

/** Below the home, where the XDG base directory specification puts what its variables do not place elsewhere. */
const XDG_DEFAULTS = {
  XDG_CONFIG_HOME: '.config',
  XDG_DATA_HOME: '.local/share',
  XDG_STATE_HOME: '.local/state',
  XDG_CACHE_HOME: '.cache',
} as const;

const ABSOLUTE = /^(?:[\\/]|[A-Za-z]:[\\/])/;

/** A base folder of the user's. A relative path is ignored (XDG): it would put what is the user's into the work tree of a hook. */
export function xdgFolder(env: Environment, name: keyof typeof XDG_DEFAULTS): string {
  const named = env[name] ?? '';
  return ABSOLUTE.test(named) ? named : `${homeOf(env)}/${XDG_DEFAULTS[name]}`;
}

/** Set for every process we start: a hook raised below one of them must not run. */
export const INSIDE_VARIABLE = 'CS_MEMORY_INSIDE';

export type GitSetting = readonly [key: string, value: string];

/** Settings of git as variables of an environment (`GIT_CONFIG_COUNT` and its pairs, git-config(1)), after those that are there. */
export function settingsAsVariables(settings: readonly GitSetting[], before: readonly GitSetting[] = []) {
  if (settings.length === 0) return {};
  const first = before.length;
  const pairs = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(first + settings.length), ...Object.fromEntries(pairs) };
}

/** As far as they are whole: git refuses a count without its pairs, in the foreground already. */
export function settingsIn(env: Environment): readonly GitSetting[] {
  const pairs: GitSetting[] = [];
  const count = Number(env['GIT_CONFIG_COUNT'] ?? 0) || 0;
  for (let index = 0; index < count; index += 1) {
    const [key, value] = [env[`GIT_CONFIG_KEY_${index}`], env[`GIT_CONFIG_VALUE_${index}`]];
    if (key === undefined || value === undefined) break;
    pairs.push([key, value]);
  }
  return pairs;
}

/** An object without the fields that have no value. */
export const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;

type Defined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** An object of unknown making: what of it is there is to be looked at. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

/** What a field is to be; behind `?` it may be absent. */
type Kind = 'text' | 'number' | 'flag' | 'list' | 'texts' | 'object';
export type Shape = Readonly<Record<string, Kind | `?${Kind}`>>;

function isOf(kind: string, value: unknown): boolean {
  if (kind === 'object') return value !== null && typeof value === 'object' && !Array.isArray(value);
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'texts') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return kind === 'number'
    ? Number.isFinite(value)
    : typeof value === (kind === 'text' ? 'string' : 'boolean');
}

/** Whether a value is an object with such fields: another version of the product may have written it. Pure. */
export const hasShape = (value: unknown, shape: Shape): boolean =>
  isOf('object', value) &&
  Object.entries(shape).every(([name, kind]) => {
    const field = (value as Fields)[name];
    return (kind.startsWith('?') && field === undefined) || isOf(kind.replace('?', ''), field);
  });

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
