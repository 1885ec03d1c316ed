import { expect, test } from "vitest";
import { oldWords, unknownClasses } from "./name-law.ts";
import { breachesOf, CODE_FOLDERS, filesOf } from "./sources.ts";

test("names are the trade's words", () => {
  expect(breachesOf(filesOf(`${CODE_FOLDERS}/**/*.{ts,tsx,mjs}`), oldWords)).toEqual([]);
  const named = (name: string) => oldWords({ file: "a.ts", text: `export const ${name} = 1;` });
  for (const name of ["asked", "pageAsked", "told", "limitsTold", "kept", "isKept", "look"])
    expect(named(name), name).toHaveLength(1);
  for (const name of ["masked", "lookup", "ask", "performance", "taskedWith"])
    expect(named(name), name).toEqual([]);
});

test("every class that a component names is in its sheet", () => {
  expect(breachesOf(filesOf("src/**/*.tsx"), unknownClasses)).toEqual([]);
  const file = "src/web/ui/forms/Button.tsx";
  const text = 'import styles from "./Button.module.css";\nstyles.button; styles.nothing;';
  expect(unknownClasses({ file, text })).toEqual([
    "src/web/ui/forms/Button.module.css has no .nothing",
  ]);
});
