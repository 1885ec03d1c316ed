import { Type as T } from "typebox";
import { expect, test } from "vitest";
import { flag, wire } from "#base/call/wire.ts";
import type { ApiSchema } from "#server/api/api-document.ts";
import { fieldsOf, ownNames, ruleOf, typeOf } from "./api-fields.ts";

const plain = (schema: object) => JSON.parse(JSON.stringify(schema)) as ApiSchema;

test.each<[string, object, string, string]>([
  ["a text", T.String({ minLength: 2 }), "text", "at least 2 characters"],
  ["a whole number", T.Integer({ maximum: 9, default: 1 }), "integer", "at most 9; 1 unless given"],
  ["choices", T.Enum(["Y", "N"]), "text", "one of Y, N"],
  ["one value", T.Literal("A"), "text", "always A"],
  [
    "a list",
    T.Array(T.String({ maxLength: 3 }), { maxItems: 2 }),
    "list of text",
    "at most 2 entries; each at most 3 characters",
  ],
  [
    "what may be missing",
    T.Union([T.Integer({ minimum: 0 }), T.Null()]),
    "integer or null",
    "at least 0",
  ],
  ["a secret", T.String({ secret: true }), "text", "secret: never sent back"],
  ["anything", {}, "anything", ""],
])("%s is told in words", (_, schema, type, rule) => {
  expect(typeOf(plain(schema))).toBe(type);
  expect(ruleOf(plain(schema))).toBe(rule);
});

test("fields inside objects and lists carry the way to them", () => {
  const schema = T.Object({
    rows: T.Array(T.Object({ id: T.Integer(), note: T.Optional(T.String()) })),
    next: T.Union([T.Object({ id: T.Integer() }), T.Null()]),
    grid: T.Array(T.Array(T.Object({ x: T.Integer() }))),
  });
  expect(fieldsOf(plain(schema)).map(({ name, required }) => [name, required])).toEqual([
    ["rows", true],
    ["rows[].id", true],
    ["rows[].note", false],
    ["next", true],
    ["next.id", true],
    ["grid", true],
    ["grid[][].x", true],
  ]);
});

test("a field that is called otherwise on the wire has the contract's name beside its path there", () => {
  const contract = T.Object({
    transferKey: wire("trfrKey", T.String()),
    isFirst: flag("frstYn"),
    page: T.Integer(),
    rows: wire("rowList", T.Array(T.Object({ note: wire("memoCont", T.String()) }))),
    payee: T.Union([T.Object({ name: wire("rcvNm", T.String()) }), T.Null()]),
  });
  expect([...ownNames(contract)]).toEqual([
    ["trfrKey", "transferKey"],
    ["frstYn", "isFirst"],
    ["rowList", "rows"],
    ["rowList[].memoCont", "note"],
    ["payee.rcvNm", "name"],
  ]);
});
