/** Returns the value of a key, computed once per source while it is cached. */
export type Remembered<Source extends object, Value> = (
  source: Source,
  key: string,
  make: () => Value,
) => Value;

/**
 * Caches values computed from an in-memory source: the most recently used, up to `most`. A new
 * source starts with an empty cache.
 */
export function remembered<Source extends object, Value extends object>(
  most: number,
): Remembered<Source, Value> {
  const bySource = new WeakMap<Source, Map<string, Value>>();
  return (source, key, make) => {
    const values = bySource.get(source) ?? new Map<string, Value>();
    bySource.set(source, values);
    const value = values.get(key) ?? make();
    values.delete(key);
    values.set(key, value);
    if (values.size > most) values.delete(values.keys().next().value ?? "");
    return value;
  };
}
