import { describe, expect, test } from "vitest";
import { breachesOf, filesOf, sourceOf } from "./sources.ts";
import { strayWireNames, wireNames } from "./wire-law.ts";

const contracts = filesOf("src/**/*.ts").map(sourceOf);
const names = wireNames(contracts);

test("handlers, rules, stores, screens and their tests know none of the wire's names", () => {
  const files = filesOf("src/**/*.{ts,tsx}", "tests/{journeys,browser,accessible}/**/*.ts");
  expect(names.size).toBeGreaterThan(200);
  expect(breachesOf(files, (source) => strayWireNames(source, names))).toEqual([]);
});

describe("the law", () => {
  test("reads the names of contracts, tables and flags", () => {
    const file = "src/areas/board/contract.ts";
    const text = 'wire("ntcNbr", x), flag("topFixYn"), optionalFlag(\n "rmbrYn")';
    expect([...wireNames([{ file, text }])]).toEqual(["ntcNbr", "topFixYn", "rmbrYn"]);
    const table = 'export const keyWire = { keyId: "keyNbr" } as const;';
    expect([...wireNames([{ file: "src/base/identity/keypad.ts", text: table }])]).toEqual([
      "keyNbr",
    ]);
  });

  test.each([
    ["src/areas/board/server.ts", "return { ntcNbr: row.number };", 1],
    ["src/areas/board/screens/notice.tsx", '<input name="ntcNbr" />', 1],
    ["tests/journeys/board.spec.ts", 'page.locator("#ntcNbr")', 1],
    ["src/areas/board/contract.ts", 'number: wire("ntcNbr", T.Integer())', 0],
    ["src/areas/board/server.test.ts", 'ask(bank(), "/v1/board/notice", { ntcNbr: 1 })', 0],
    ["src/areas/board/rules.test.ts", "pathOf({ ntcNbr: 1 })", 1],
  ])("judges %s", (file, text, count) => {
    expect(strayWireNames({ file, text }, new Set(["ntcNbr"]))).toHaveLength(count);
  });
});
