// The command line options of a run: `--seconds 60 --seeds 1,2,3 --only none,site-kill`.

/** The values by option name. */
export type Options = Readonly<Record<string, string>>;

/** Parses `--name value` pairs; throws on an unknown name. */
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

/** The integer value of an option, or the default. */
export function wholeOf(options: Options, name: string, usual: number): number {
  const value = options[name];
  if (value === undefined) return usual;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Error(`--${name} must be a whole number above 0.`);
  return Number(value);
}

/** The comma-separated values of an option, or the default. */
export function listOf(options: Options, name: string, usual: readonly string[]): string[] {
  const list = (options[name] ?? usual.join(",")).split(",").filter(Boolean);
  if (list.length === 0) throw new Error(`--${name} must name something.`);
  return list;
}

/** The selected names, each of which must be known. */
export function chosenOf(options: Options, names: readonly string[]): string[] {
  const chosen = listOf(options, "only", names);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length === 0) return chosen;
  throw new Error(`There is no run ${unknown.join(", ")}; there are ${names.join(", ")}.`);
}
