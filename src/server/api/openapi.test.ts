import { describe, expect, test } from "vitest";
import { areas, builderAreas } from "#app/areas.ts";
import { pathParameters } from "#base/call/call.ts";
import type { ApiDocument, ApiOperation } from "./api-document.ts";
import { openapi } from "./openapi.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const TYPES = ["object", "array", "string", "integer", "number", "boolean", "null"];

const endpoints = [...areas, ...builderAreas];
const document = openapi(endpoints);

describe("the document", () => {
  test("is OpenAPI 3.1 at its root", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(Object.keys(document).toSorted()).toEqual(
      ["components", "info", "openapi", "paths", "servers", "tags"].toSorted(),
    );
  });

  test("survives JSON unchanged", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test("has every call once, under its path, method and area", () => {
    const found = operations().map(([path, method, { operationId, tags }]) =>
      [method.toUpperCase(), path, operationId, ...tags].join(" "),
    );
    const promised = endpoints.map(({ name, area, call: each }) =>
      [each.method, each.path, name, area].join(" "),
    );
    expect(found.toSorted()).toEqual(promised.toSorted());
  });

  test("names each operation once, and each tag it uses", () => {
    const ids = operations().map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    expect(new Set(tags).size).toBe(tags.length);
    for (const [, , operation] of operations()) expect(tags).toContain(operation.tags[0]);
  });

  test("has parts where OpenAPI looks for them", () => {
    for (const [path, method, operation] of operations()) {
      expect(path).toMatch(/^\/v1\/[\w{}/.-]+$/);
      expect(METHODS).toContain(method);
      expect(parameterFaults(path, operation)).toEqual([]);
      expect(operation.responses).toHaveProperty("200");
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        if (!("$ref" in response)) expect(response.description).not.toBe("");
      }
    }
  });

  test("points only to what is there", () => {
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    expect(pointers.length).toBeGreaterThan(10);
    for (const [, pointer = ""] of pointers) expect(at(document, pointer), pointer).toBeDefined();
  });

  test("uses every shared part", () => {
    const text = JSON.stringify(document);
    for (const [kind, parts] of Object.entries(document.components)) {
      if (kind === "securitySchemes") continue;
      for (const name of Object.keys(parts))
        expect(text).toContain(`"#/components/${kind}/${name}"`);
    }
  });

  test("holds nothing but JSON Schema where a schema stands", () => {
    expect(schemaFaults(document)).toEqual([]);
    expect(schemaFaults({ schema: { type: "text" } })).toEqual(["type text"]);
    expect(schemaFaults({ schema: { type: "object", required: ["a"], properties: {} } })).toEqual([
      "required a",
    ]);
  });

  test("of no calls is still a document", () => {
    expect(openapi([])).toMatchObject({ openapi: "3.1.1", paths: {}, tags: [] });
  });
});

function operations(): [string, string, ApiOperation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]): [string, string, ApiOperation] => [
      path,
      method,
      each,
    ]),
  );
}

/** Errors in the parameters of an operation. */
function parameterFaults(path: string, { parameters }: ApiOperation): string[] {
  const own = parameters.flatMap((each) => ("name" in each ? [each] : []));
  const keys = own.map(({ name, in: place }) => `${place} ${name}`);
  const inPath = own.filter(({ in: place }) => place === "path");
  return [
    ...keys.filter((key, index) => keys.indexOf(key) !== index),
    ...inPath.filter(({ required }) => !required).map(({ name }) => `${name} is optional`),
    ...pathParameters(path).filter((name) => !inPath.some((each) => each.name === name)),
  ];
}

/** Values at a key named `schema` that are not a JSON Schema. */
function schemaFaults(value: unknown, isSchema = false): string[] {
  if (typeof value !== "object" || value === null) return [];
  const found: string[] = [];
  const { type, required, properties } = value as Record<string, unknown>;
  if (isSchema && type !== undefined && !TYPES.includes(String(type))) found.push(`type ${type}`);
  if (isSchema && Array.isArray(required)) {
    const names = Object.keys((properties as object | undefined) ?? {});
    found.push(
      ...required.filter((name) => !names.includes(name)).map((name) => `required ${name}`),
    );
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key === "properties") {
      found.push(...Object.values(inner as object).flatMap((each) => schemaFaults(each, true)));
    } else found.push(...schemaFaults(inner, key === "schema" || key === "items"));
  }
  return found;
}

/** The value at a JSON pointer. */
function at(root: ApiDocument, pointer: string): unknown {
  const keys = pointer.replace(/^#\//, "").split("/");
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    root,
  );
}
