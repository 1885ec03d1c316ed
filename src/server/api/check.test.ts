import { Type as T } from "typebox";
import { describe, expect, test } from "vitest";
import { checkOf, checkOutput, Malformed, textsReader } from "./check.ts";

const schema = T.Object(
  {
    name: T.String({ minLength: 2, maxLength: 4 }),
    amount: T.Integer({ minimum: 1, maximum: 10 }),
    kind: T.Optional(T.Enum(["a", "b"])),
    code: T.Optional(T.String({ pattern: "^\\d{3}$" })),
    rows: T.Optional(T.Array(T.Object({ note: T.String({ maxLength: 3 }) }))),
  },
  { additionalProperties: false },
);
const check = checkOf(schema);
const good = { name: "ab", amount: 1 };

function brokenBy(value: unknown): unknown {
  try {
    check(value);
    return null;
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Malformed);
    return (thrown as Malformed).broken;
  }
}

describe("an input", () => {
  test.each([
    ["at its lower edges", { name: "ab", amount: 1 }],
    ["at its upper edges", { name: "abcd", amount: 10, kind: "b", code: "000" }],
    ["with all that may be left out", { ...good, rows: [{ note: "" }, { note: "abc" }] }],
  ])("%s passes", (_, value) => {
    expect(brokenBy(value)).toBeNull();
  });

  test.each<[string, object, string, string, object]>([
    ["is missing", { amount: 1 }, "name", "FELD000001", {}],
    ["is empty", { ...good, name: "" }, "name", "FELD000001", {}],
    ["is one character short", { ...good, name: "a" }, "name", "FELD000002", { least: 2 }],
    ["is one character long", { ...good, name: "abcde" }, "name", "FELD000003", { most: 4 }],
    ["is one too small", { ...good, amount: 0 }, "amount", "FELD000006", { least: 1 }],
    ["is one too large", { ...good, amount: 11 }, "amount", "FELD000007", { most: 10 }],
    ["is no whole number", { ...good, amount: 1.5 }, "amount", "FELD000005", {}],
    ["is a text for a number", { ...good, amount: "1" }, "amount", "FELD000005", {}],
    ["is none of the choices", { ...good, kind: "c" }, "kind", "FELD000008", {}],
    ["has another form", { ...good, code: "12a" }, "code", "FELD000004", {}],
    ["is unknown", { ...good, more: 1 }, "more", "FELD000004", {}],
    ["lies deep", { ...good, rows: [{ note: "abcd" }] }, "rows.0.note", "FELD000003", { most: 3 }],
    ["holds a NUL", { ...good, name: "a\u0000" }, "name", "FELD000004", {}],
    ["holds half a character", { ...good, name: "a\ud800" }, "name", "FELD000004", {}],
  ])("with a field that %s is refused by that field", (_, value, field, code, facts) => {
    expect(brokenBy(value)).toEqual([{ field, code, facts }]);
  });

  test("tells of every broken field once, and of twenty at the most", () => {
    expect(brokenBy({ name: "", amount: 0 })).toHaveLength(2);
    const names = Array.from({ length: 30 }, (_, index) => [`field${index}`, T.Integer()]);
    const wide = checkOf(T.Object(Object.fromEntries(names)));
    expect(() => wide({})).toThrow(/^malformed: (field\d+ FELD000001(, |$)){20}$/);
  });

  test.each([null, undefined, "text", 1, [good]])(
    "that is %j instead of an object is refused",
    (value) => {
      expect(brokenBy(value)).toMatchObject([{ field: "body" }]);
    },
  );

  test("with a name of every object's own is not taken for a field", () => {
    expect(brokenBy(JSON.parse('{"name":"ab","amount":1,"__proto__":{"kind":"a"}}'))).toHaveLength(
      1,
    );
    expect(brokenBy(JSON.parse('{"amount":1,"constructor":{"name":"ab"}}'))).toContainEqual({
      field: "name",
      code: "FELD000001",
      facts: {},
    });
  });
});

test("an answer that breaks its contract is our fault, and says where without what stood there", () => {
  const checkContent = checkOutput(
    T.Object({ rows: T.Array(T.Object({ sum: T.Integer() })) }),
    "sums",
  );
  checkContent({ rows: [{ sum: 1 }] });
  expect(() => checkContent({ rows: [{ sum: "secret" }] })).toThrow(
    /^answer of sums breaks its contract at \/rows\/0\/sum$/,
  );
});

describe("texts of a form or a query", () => {
  const read = textsReader(
    T.Object({
      amount: T.Integer(),
      isOn: T.Boolean(),
      ids: T.Array(T.Integer()),
      note: T.String(),
    }),
  );

  test("become what the contract wants, and what it does not name stays away", () => {
    expect(read({ amount: "012", isOn: "true", ids: ["1", "2"], note: "3", more: "4" })).toEqual({
      amount: 12,
      isOn: true,
      ids: [1, 2],
      note: "3",
    });
    expect(read({ ids: "7" })).toEqual({ ids: [7] });
    expect(read(JSON.parse('{"__proto__":{"amount":"1"}}'))).toEqual({});
  });

  test.each(["1e3", " 1", "0x1", "", "1.0", "１", "9".repeat(16), "--1"])(
    "%j is no whole number, and stays a text that the check refuses",
    (amount) => {
      expect(read({ amount })).toEqual({ amount });
    },
  );
});
