import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "./json.ts";

test("whatever JSON writes is read back as it was", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      fc.pre(!/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)));
      for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }
    }),
  );
});

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"\\u0061":2}',
  '[{"b":{"c":1, "c" : 2}}]',
  '{"__proto__":{}}',
  '{"a":{"constructor":1}}',
  '{"a":1',
  "{'a':1}",
  '{"a":1}{"b":2}',
  "\u00a0{}x",
])("%s is refused", (text) => {
  expect(parseJson(text)).toEqual({ ok: false });
});

test.each(['{"a":"\\"a\\":1"}', '{"a\\\\":"b"}', '{"a":"\\\\","b":1}', '["a",":"]'])(
  "%s is not taken for a name that stands twice",
  (text) => {
    expect(parseJson(text)).toMatchObject({ ok: true });
  },
);

test("nothing is nothing, and too deep is refused", () => {
  expect(parseJson(" ")).toEqual({ ok: true, value: undefined });
  expect(parseJson(`${"[".repeat(20)}${"]".repeat(20)}`)).toMatchObject({ ok: true });
  expect(parseJson(`${"[".repeat(21)}${"]".repeat(21)}`)).toEqual({ ok: false });
});
