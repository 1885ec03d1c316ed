/** Returns the value of a key, computed once per source while it is cached. */
export type Remembered<Source extends object, Answer> = (
  source: Source,
  key: string,
  make: () => Answer,
) => Answer;

/**
 * Caches values computed from an in-memory source: the most recently used, up to `most`. A new
 * source starts with an empty cache.
 */
export function remembered<Source extends object, Answer extends object>(
  most: number,
): Remembered<Source, Answer> {
  const bySource = new WeakMap<Source, Map<string, Answer>>();
  return (source, key, make) => {
    const answers = bySource.get(source) ?? new Map<string, Answer>();
    bySource.set(source, answers);
    const answer = answers.get(key) ?? make();
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > most) answers.delete(answers.keys().next().value ?? "");
    return answer;
  };
}
