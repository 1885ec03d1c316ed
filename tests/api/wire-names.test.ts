import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";
import {
  callsIn,
  codesIn,
  type Document,
  envelopes,
  type Field,
  fieldsIn,
  type Schema,
} from "../readers/api-document.ts";
import { rowsOf } from "../tidy/row-law.ts";

// spec/wire.tsv is written from the specification alone: a name, a path, a default or a list of values
// that changes in a contract has to be changed there too, and that is a change of the specification.

interface WireRow {
  row: string;
  what: string;
  call: string;
  name: string;
  value: string;
}

const table = readFileSync(new URL("../../spec/wire.tsv", import.meta.url), "utf8");
const wire = table
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line): WireRow => {
    const [row = "", what = "", call = "", name = "", value = ""] = line.split("\t");
    return { row, what, call, name, value };
  });

const bank = testBank();
let document: Document;
let fields: Field[];

beforeAll(async () => {
  document = (await bank().site.inject("/v1/openapi.json")).json<Document>();
  fields = fieldsIn(document);
});

const titled = (rows: readonly WireRow[]) =>
  rows.map((each) => [each.row, each.what, each.call, each.name, each.value] as const);

describe.each([...Map.groupBy(wire, ({ row }) => row)])("%s", (_, rows) => {
  test.each(titled(rows))("[%s] %s %s %s %s", async (row, what, call, name, value) => {
    expect(await isThere({ row, what, call, name, value })).toBe(true);
  });
});

test("the table has every call, field and code of the specification", () => {
  const rows = rowsOf(readFileSync(new URL("../../spec/rows.tsv", import.meta.url), "utf8"));
  for (const { id, requirement } of rows) {
    const named = wire.filter(({ row }) => row === id);
    const names = named.flatMap(({ name }) => name.split("."));
    const [, method, path] = /^(GET|POST|PUT|DELETE) (\/\S+)/.exec(requirement) ?? [];
    const calls = named.map(({ call }) => call);
    if (method) expect(calls, id).toContain(`${method} /v1${path}`);
    if (!/^[FCE]/.test(id)) continue;
    const text = requirement.replace(/^[A-Z]+ \/\S+/, "");
    const words = text.match(/\b(?:[a-z]+[A-Z]\w*|[A-Z]+_[A-Z]+|[A-Z]{3,4}\d{6})\b/g) ?? [];
    const values = named.flatMap(({ value }) => value.split(" "));
    const known = [...names, ...values, ...namedElsewhere];
    expect(
      words.filter((word) => !known.includes(word)),
      id,
    ).toEqual([]);
  }
});

/** Names of the browser's own state in the specification; nothing on the wire has them. */
const namedElsewhere = ["recentList", "transactionHistory"];

async function isThere({ what, call, name, value }: WireRow): Promise<boolean> {
  const own = fields.filter(
    (field) => (call === "*" || field.call === call) && isNamed(field, name),
  );
  const at = (place: Field["place"]) => own.filter((field) => field.place === place);
  switch (what) {
    case "call":
      return operationOf(call) !== undefined;
    case "request":
    case "response":
      return at(what).length > 0;
    case "header":
      return at("header").some(({ schemas }) => value === "" || schemas[0]?.default === value);
    case "default":
      return at("request").some(({ schemas }) => String(schemas[0]?.default) === value);
    case "values":
      return own.length > 0 && own.every(({ schemas }) => hasValues(schemas, value));
    case "nullable":
      return own.some(({ schemas }) => schemas.some(({ type }) => type === "null"));
    case "upload":
      return at("upload").some(({ schemas }) => schemas[0]?.maxItems === Number(value));
    case "file":
      return operationOf(call)?.responses["200"]?.content[name] !== undefined;
    case "code":
      return callsIn(document).some(
        ([each, operation]) => (call === "*" || each === call) && codesIn(operation).includes(name),
      );
    case "envelope":
      return callsIn(document).every(([, { responses }]) =>
        envelopes(responses).every(({ properties }) => isEnvelope(properties?.[name], value)),
      );
    case "static":
      return name in (await bank().site.inject(call.replace("GET ", ""))).json();
    default:
      throw new Error(`spec/wire.tsv has no such kind of row: ${what}`);
  }
}

function operationOf(call: string) {
  return callsIn(document).find(([each]) => each === call)?.[1];
}

/** Whether a field is at this path of names; `*.` stands for a list or group around it. */
function isNamed({ path }: Field, name: string): boolean {
  return name.startsWith("*.") ? path.endsWith(name.slice(1)) : path === name;
}

function hasValues(schemas: readonly Schema[], value: string): boolean {
  const wanted = value.split(" ").map((each) => (each === "(empty)" ? "" : each));
  const given = schemas.flatMap((schema) => schema.enum ?? []);
  return given.length === wanted.length && wanted.every((each) => given.includes(each));
}

function isEnvelope(part: Schema | undefined, value: string): boolean {
  return (
    part !== undefined && (value === "" || part.enum !== undefined || part.const === Number(value))
  );
}
