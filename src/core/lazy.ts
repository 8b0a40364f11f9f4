/** What is made when it is first asked for, and once. */
export function onceAsked<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** A verb whose service is built when it is first called: most processes need few of the many. */
export function whenAsked<Args extends readonly unknown[], Result>(
  make: () => (...args: Args) => Result,
): (...args: Args) => Result {
  const verb = onceAsked(make);
  return (...args) => verb()(...args);
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
