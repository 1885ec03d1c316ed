import { expect, test } from "vitest";
import { oldComments, oldWords, unknownClasses } from "./name-law.ts";
import { breachesOf, CODE_FOLDERS, filesOf } from "./sources.ts";

test("names are the trade's words", () => {
  expect(breachesOf(filesOf(`${CODE_FOLDERS}/**/*.{ts,tsx,mjs}`), oldWords)).toEqual([]);
  const named = (name: string) => oldWords({ file: "a.ts", text: `export const ${name} = 1;` });
  for (const name of ["asked", "pageAsked", "told", "limitsTold", "kept", "isKept", "look", "said"])
    expect(named(name), name).toHaveLength(1);
  for (const name of ["masked", "lookup", "ask", "performance", "taskedWith"])
    expect(named(name), name).toEqual([]);
});

test("comments are in the English of today", () => {
  expect(breachesOf(filesOf(`${CODE_FOLDERS}/**/*.{ts,tsx,mjs}`), oldComments)).toEqual([]);
  const commented = (text: string) => oldComments({ file: "a.ts", text: `// ${text}\nexport {};` });
  expect(commented("The page is told when it ends.")).toHaveLength(1);
  expect(commented("Notifies the page when it ends.")).toEqual([]);
});

test("every class that a component names is in its sheet", () => {
  expect(breachesOf(filesOf("src/**/*.tsx"), unknownClasses)).toEqual([]);
  const file = "src/web/ui/forms/Button.tsx";
  const text = 'import styles from "./Button.module.css";\nstyles.button; styles.nothing;';
  expect(unknownClasses({ file, text })).toEqual([
    "src/web/ui/forms/Button.module.css has no .nothing",
  ]);
});
