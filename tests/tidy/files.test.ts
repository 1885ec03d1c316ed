import { describe, expect, test } from "vitest";
import { folderBreach, hasStrayDefault, isBarrel, isTooLong, nameBreach } from "./file-law.ts";
import { breachesOf, CODE_FOLDERS, filesOf, type Source, sourceOf } from "./sources.ts";

const all = filesOf(`${CODE_FOLDERS}/**/*.*`);
const known = new Set(all);
const sized = all.filter((file) => /\.(ts|tsx|css|mjs)$/.test(file));
const code = [...all.filter((file) => /\.(ts|tsx|mjs)$/.test(file)), ...filesOf("*.config.ts")];

test("every file can be kept in mind", () => {
  expect(sized.filter((file) => isTooLong(sourceOf(file)))).toEqual([]);
});

test("every file lies and is named as its subject", () => {
  const wrong = (source: Source) => nameBreach(source, known) ?? folderBreach(source.file) ?? [];
  expect(breachesOf(all, wrong)).toEqual([]);
});

test("every file exports by name", () => {
  expect(code.filter((file) => hasStrayDefault(sourceOf(file)))).toEqual([]);
});

test("no file only hands on what others export", () => {
  expect(code.filter((file) => isBarrel(sourceOf(file)))).toEqual([]);
});

describe("the law", () => {
  const lines = (count: number) => "a;\n".repeat(count);

  test("counts 250 lines, and not the ones of data", () => {
    expect(isTooLong({ file: "src/web/ask.ts", text: lines(250) })).toBe(false);
    expect(isTooLong({ file: "src/web/ask.ts", text: lines(251) })).toBe(true);
    expect(isTooLong({ file: "seed/funds/funds.ts", text: lines(251) })).toBe(false);
  });

  test.each([
    ["src/web/keptAnswers.ts", "", false],
    ["src/web/kept_answers.ts", "", false],
    ["src/web/response-cache.ts", "", true],
    ["src/web/response-cache.test.ts", "", true],
    ["src/db/migrations/001-bank.sql", "", true],
    ["src/web/ui/forms/Button.tsx", "export function Button() {}", true],
    ["src/web/ui/forms/Button.tsx", "export function Key() {}", false],
    ["src/web/ui/button.tsx", "export function Button() {}", false],
    ["src/web/ui/forms/Button.module.css", "", true],
    ["src/web/ui/Key.module.css", "", false],
    ["src/areas/board/screens/notice.tsx", "", true],
    ["src/areas/board/screens/nobody-links-here.tsx", "", false],
  ])("judges the name %s holding '%s': %s", (file, text, isRight) => {
    const breach = nameBreach({ file, text }, new Set(["src/web/ui/forms/Button.tsx"]));
    expect(breach === null).toBe(isRight);
  });

  test.each(["src/utils/day.ts", "src/web/helpers/a.ts", "src/lib/a.ts", "tests/common/a.ts"])(
    "refuses the folder of %s",
    (file) => {
      expect(folderBreach(file)).not.toBeNull();
    },
  );

  test("knows a barrel from a file that also has something of its own", () => {
    const barrel = `export * from "./a.ts";\nexport { b } from "./b.ts";`;
    expect(isBarrel({ file: "src/web/index.ts", text: barrel })).toBe(true);
    expect(isBarrel({ file: "src/web/a.ts", text: `${barrel}\nexport const c = 1;` })).toBe(false);
  });

  test.each([
    ["src/web/a.ts", "export default 1;", true],
    ["src/web/a.ts", "const a = 1; export { a as default };", true],
    ["src/areas/board/screens/parts/BoardHead.tsx", "export default 1;", true],
    ["src/areas/board/screens/notice.tsx", "export default 1;", false],
    ["src/app/shell/not-found.tsx", "export default 1;", false],
    ["vite.config.ts", "export default 1;", false],
    ["src/web/a.ts", "export const a = 1;", false],
  ])("sees a default export in %s: %s", (file, text, isStray) => {
    expect(hasStrayDefault({ file, text })).toBe(isStray);
  });
});
