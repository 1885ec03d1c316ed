/** Gives the answer under a key, which is made once for a source as long as it is remembered. */
export type Remembered<Source extends object, Answer> = (
  source: Source,
  key: string,
  make: () => Answer,
) => Answer;

/**
 * Remembers answers that are made of a source in memory: those asked for last, up to so many. A new
 * source begins without any.
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
