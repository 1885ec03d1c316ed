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
  '{"a":1e3}',
  '{"a":10.0}',
  "[0.1E4]",
  '{"a":{"b":100.00000000000000001}}',
])("%s is refused", (text) => {
  expect(parseJson(text)).toEqual({ ok: false });
});

test.each(['{"a":"\\"a\\":1"}', '{"a\\\\":"b"}', '{"a":"\\\\","b":1}', '["a",":"]'])(
  "%s is not taken for a name that stands twice",
  (text) => {
    expect(parseJson(text)).toMatchObject({ ok: true });
  },
);

test.each(['{"a":25.033}', '{"a":"1e3"}', '{"1.0":-7}', "[1e-7]", "[1e300]"])(
  "%s holds no whole number that is written as none",
  (text) => {
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  },
);

test("nothing is nothing, and too deep is refused", () => {
  expect(parseJson(" ")).toEqual({ ok: true, value: undefined });
  expect(parseJson(`${"[".repeat(20)}${"]".repeat(20)}`)).toMatchObject({ ok: true });
  expect(parseJson(`${"[".repeat(21)}${"]".repeat(21)}`)).toEqual({ ok: false });
});
