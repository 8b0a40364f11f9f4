/** A verb whose service is built when it is first called: most processes need few of the many. */
export function whenAsked<Args extends readonly unknown[], Result>(
  make: () => (...args: Args) => Result,
): (...args: Args) => Result {
  let verb: ((...args: Args) => Result) | undefined;
  return (...args) => {
    verb ??= make();
    return verb(...args);
  };
}

/** What is made when it is first asked for, and once. */
export function onceAsked<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
