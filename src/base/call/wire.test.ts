import fc from "fast-check";
import { Type as T } from "typebox";
import { expect, test } from "vitest";
import { call } from "./call.ts";
import { callCodec, codecOf, flag, optionalFlag, wire } from "./wire.ts";

const schema = T.Object({
  title: wire("ntcTitlCont", T.String()),
  isPinned: flag("topFixYn"),
  wasRead: optionalFlag("readYn"),
  author: wire("athrCd", T.Union([T.Object({ name: wire("athrNm", T.String()) }), T.Null()])),
  parts: wire("partList", T.Array(T.Object({ size: wire("partSz", T.Integer()), at: T.String() }))),
  note: T.Optional(T.String()),
});
const codec = codecOf(schema);

test("every level is renamed, flags travel as Y and N, and what is missing stays away", () => {
  const inside = {
    title: "利率",
    isPinned: true,
    author: { name: "林" },
    parts: [{ size: 3, at: "here" }],
  };
  const outside = {
    ntcTitlCont: "利率",
    topFixYn: "Y",
    athrCd: { athrNm: "林" },
    partList: [{ partSz: 3, at: "here" }],
  };
  expect(codec.toWire(inside)).toEqual(outside);
  expect(codec.fromWire(outside)).toEqual(inside);
  expect(codec.toWire({ ...inside, author: null, isPinned: false })).toEqual({
    ...outside,
    athrCd: null,
    topFixYn: "N",
  });
});

test("whatever goes out comes back the same", () => {
  const inside = fc.record(
    {
      title: fc.string(),
      isPinned: fc.boolean(),
      wasRead: fc.boolean(),
      author: fc.option(fc.record({ name: fc.string() })),
      parts: fc.array(fc.record({ size: fc.integer(), at: fc.string() })),
      note: fc.string(),
    },
    { requiredKeys: ["title", "isPinned", "author", "parts"] },
  );
  fc.assert(
    fc.property(inside, (value) => {
      expect(codec.fromWire(codec.toWire(value))).toEqual(value);
    }),
  );
});

test("the wire's schema has the wire's names alone, and says what is required by them", () => {
  expect(JSON.parse(JSON.stringify(codec.schema))).toEqual({
    type: "object",
    required: ["ntcTitlCont", "topFixYn", "athrCd", "partList"],
    properties: {
      ntcTitlCont: { type: "string" },
      topFixYn: { enum: ["Y", "N"] },
      readYn: { enum: ["Y", "N"] },
      athrCd: {
        anyOf: [
          { type: "object", required: ["athrNm"], properties: { athrNm: { type: "string" } } },
          { type: "null" },
        ],
      },
      partList: {
        type: "array",
        items: {
          type: "object",
          required: ["partSz", "at"],
          properties: { partSz: { type: "integer" }, at: { type: "string" } },
        },
      },
      note: { type: "string" },
    },
  });
});

test("a value whose names are the same on both sides is not copied", () => {
  const same = codecOf(T.Object({ amount: T.Integer(), note: T.Optional(T.String()) }));
  const value = { amount: 5 };
  expect(same.toWire(value)).toBe(value);
  expect(same.fromWire(value)).toBe(value);
});

test("a field is known by both of its names", () => {
  expect([codec.wireName("title"), codec.fieldName("ntcTitlCont")]).toEqual([
    "ntcTitlCont",
    "title",
  ]);
  expect([codec.wireName("body"), codec.fieldName("body")]).toEqual(["body", "body"]);
});

test("a union with two renamed shapes is refused when it is made, not when a call comes", () => {
  const shape = (name: string) => T.Object({ value: wire(name, T.String()) });
  expect(() => codecOf(T.Union([shape("a"), shape("b")]))).toThrow("two shapes");
});

test("the codecs of a call are made once", () => {
  const entry = call({
    method: "GET",
    path: "/v1/some/{sumId}",
    summary: "",
    who: "anyone",
    input: T.Object({ id: wire("sumId", T.String()) }),
    output: T.Object({}),
    errors: [],
  });
  expect(callCodec(entry)).toBe(callCodec(entry));
  expect(callCodec(entry).input.fromWire({ sumId: "7" })).toEqual({ id: "7" });
});
