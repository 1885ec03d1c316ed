// What a run is told on its command line: `--seconds 60 --seeds 1,2,3 --only none,site-kill`.

/** The words after the options' names. */
export type Options = Readonly<Record<string, string>>;

/** Reads `--name value` pairs; throws on a name that nobody knows. */
export function readOptions(words: readonly string[], known: readonly string[]): Options {
  const options: Record<string, string> = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]?.replace(/^--/, "") ?? "";
    const value = words[at + 1];
    if (!words[at]?.startsWith("--") || !known.includes(name) || value === undefined) {
      throw new Error(
        `Options are ${known.map((each) => `--${each} VALUE`).join(", ")}; "${words[at]}" is none, or has no value.`,
      );
    }
    options[name] = value;
  }
  return options;
}

/** A whole number of an option, or what is usual. */
export function wholeOf(options: Options, name: string, usual: number): number {
  const value = options[name];
  if (value === undefined) return usual;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Error(`--${name} must be a whole number above 0.`);
  return Number(value);
}

/** The values of an option with commas between them, or what is usual. */
export function listOf(options: Options, name: string, usual: readonly string[]): string[] {
  const list = (options[name] ?? usual.join(",")).split(",").filter(Boolean);
  if (list.length === 0) throw new Error(`--${name} must name something.`);
  return list;
}

/** The names that were chosen, each of which must be among those there are. */
export function chosenOf(options: Options, names: readonly string[]): string[] {
  const chosen = listOf(options, "only", names);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length === 0) return chosen;
  throw new Error(`There is no run ${unknown.join(", ")}; there are ${names.join(", ")}.`);
}
