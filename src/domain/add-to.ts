/** Adds values to the group of a key, which is made where there is none yet. In place: a copy for each value takes time by the square. */
export function addTo<K, V>(groups: Map<K, V[]>, key: K, values: readonly V[]): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [...values]);
  else for (const value of values) group.push(value);
}
