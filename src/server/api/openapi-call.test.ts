import { Type as T } from "typebox";
import { describe, expect, test } from "vitest";
import { areas } from "#app/areas.ts";
import { call } from "#base/call/call.ts";
import type { ApiOperation } from "./api-document.ts";
import type { Endpoint } from "./call-context.ts";
import { codesOf, openapi } from "./openapi.ts";

const change = call({
  method: "PUT",
  path: "/v1/made-up/{id}",
  summary: "Changes what was made up",
  who: "customer",
  input: T.Object({
    id: T.String({ maxLength: 10, description: "which one" }),
    name: T.String(),
    tags: T.Optional(T.Array(T.String())),
  }),
  output: T.Object({ done: T.Boolean() }),
  errors: ["BORD000001", "CHEA000001"],
});
const nothing = call({
  method: "POST",
  path: "/v1/made-up",
  summary: "Needs nothing",
  who: "anyone",
  input: T.Object({}),
  output: T.Null(),
  errors: [],
});

const document = openapi([
  ...areas,
  endpointsOf("changeMadeUp", change),
  endpointsOf("makeUp", nothing),
]);

describe("a call", () => {
  test("has its path in the path, its query in the query, and no body when it only reads", () => {
    const list = operation("/v1/board/notice", "get");
    const own = list.parameters.flatMap((each) => ("name" in each ? [each] : []));
    expect(own.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ["pageNbr", "query", false],
      ["pageCnt", "query", false],
      ["ntcCtgCd", "query", false],
    ]);
    expect(list).not.toHaveProperty("requestBody");
  });

  test("that changes something takes what is not in its path from the body", () => {
    const put = operation("/v1/made-up/{id}", "put");
    expect(put.parameters[0]).toEqual({
      name: "id",
      in: "path",
      required: true,
      description: "which one",
      schema: { type: "string", maxLength: 10 },
    });
    expect(put.requestBody).toEqual({
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["name"],
            properties: {
              name: { type: "string" },
              tags: { type: "array", items: { type: "string" } },
            },
            additionalProperties: false,
          },
        },
      },
    });
    expect(operation("/v1/made-up", "post")).not.toHaveProperty("requestBody");
  });

  test("that takes files may also be asked by a form that brings them", () => {
    const files = { field: "pictures", most: 2, bytesMost: 9 };
    const endpoints = endpointsOf("sendMadeUp", { ...change, path: "/v1/sent", files });
    const body = openapi([endpoints]).paths["/v1/sent"]?.put?.requestBody?.content;
    expect(Object.keys(body?.["application/json"].schema.properties as object)).toEqual([
      "id",
      "name",
      "tags",
    ]);
    expect(body?.["multipart/form-data"]?.schema.properties).toMatchObject({
      name: { type: "string" },
      pictures: { type: "array", maxItems: 2, description: "up to 2 files of 9 bytes each" },
    });
  });

  test("tells its refusals and what they mean", () => {
    const [, response] =
      Object.entries(operation("/v1/board/notice/{ntcNbr}", "get").responses)[0] ?? [];
    expect(response).toMatchObject({
      description: expect.stringContaining("`BORD000001`: no such notice"),
    });
    const text = JSON.stringify(response);
    expect(text).toContain('"const":200');
    expect(text).toContain('"enum":["BORD000001"]');
  });

  test("of a customer needs the session's cookie and can end with the session's codes", () => {
    expect(operation("/v1/made-up/{id}", "put").security).toEqual([{ session: [] }]);
    expect(operation("/v1/made-up", "post").security).toEqual([]);
    expect(document.components.securitySchemes.session).toMatchObject({
      type: "apiKey",
      in: "cookie",
    });
    expect(codesOf(change)).toEqual(["CHEA000001", "CHEA000003", "CHEA000206", "BORD000001"]);
  });

  test("carries the language and the channel, and tells the device when it changes something", () => {
    expect(headersOf(operation("/v1/board/notice", "get"))).toEqual([
      "Accept-Language",
      "X-Channel-Code",
    ]);
    expect(headersOf(operation("/v1/made-up", "post"))).toEqual([
      "Accept-Language",
      "X-Channel-Code",
      "X-Device-Model",
      "X-Device-OS",
    ]);
  });

  test("is answered by the transport with the statuses that fit", () => {
    const statuses = (path: string, method: string) =>
      Object.keys(operation(path, method).responses);
    const reading = ["200", "400", "404", "405", "429", "500", "503"];
    expect(statuses("/v1/board/notice", "get")).toEqual(reading);
    expect(statuses("/v1/made-up", "post")).toEqual([...reading, "403", "413", "415"].toSorted());
  });
});

function endpointsOf(name: string, each: Endpoint["call"]): Endpoint {
  return { name, area: "made-up", call: each, handler: async () => null };
}

function operation(path: string, method: string): ApiOperation {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`the document has no ${method} ${path}`);
  return found;
}

function headersOf({ parameters }: ApiOperation): (string | undefined)[] {
  const { components } = document;
  return parameters.flatMap((each) =>
    "$ref" in each ? [components.parameters[each.$ref.split("/").at(-1) ?? ""]?.name] : [],
  );
}
