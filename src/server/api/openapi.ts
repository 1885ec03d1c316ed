import type { FastifyInstance } from "fastify";
import type { TObject, TSchema } from "typebox";
import { type Call, type FileRules, pathParameters, SUCCESS_CODE } from "#base/call/call.ts";
import { rightFor } from "#base/call/callers.ts";
import { callCodec } from "#base/call/wire.ts";
import { catalogue, type ErrorCode } from "#base/errors/catalogue.ts";
import { bankName } from "#base/site/brand.ts";
import { refuseOtherMachines } from "../http/own-machine.ts";
import {
  type ApiDocument,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
  type ApiSchema,
  envelope,
  headers,
  reference,
  sharedResponses,
  sharedSchemas,
  transports,
} from "./api-document.ts";
import type { Endpoint } from "./call-context.ts";

/** Refusals of every call that requires a signed-in customer. */
const SESSION_CODES: readonly ErrorCode[] = ["CHEA000001", "CHEA000003", "CHEA000206"];

/** Refusals of every call that requires staff. */
const STAFF_CODES: readonly ErrorCode[] = ["DESK000001", "DESK000002"];

/** How callers authenticate, by the name that calls refer to. */
const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-session",
    description: "The cookie of a customer who has signed in.",
  },
  staff: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-staff-session",
    description: "The cookie of a member of staff who has signed in at the desk.",
  },
} as const;

const DESCRIPTION =
  `Every response is an envelope of \`code\`, \`message\` and \`content\`. Only the code
${SUCCESS_CODE} is success. A refusal of the bank also travels as HTTP 200, with a code of its own and
a sentence in the language asked for; a request that is malformed, unknown or too much is HTTP 4xx,
and a fault of ours HTTP 5xx, with the status as the code.`.replaceAll("\n", " ");

/** The statuses that only a call with a body can get. */
const OF_BODIES = [403, 413, 415];

/** The API as an OpenAPI 3.1 document, generated from the contracts alone. */
export function openapi(endpoints: readonly Endpoint[]): ApiDocument {
  const paths: ApiDocument["paths"] = {};
  // Sorted: the order of a module's exports differs from loader to loader.
  const addressOf = ({ call }: Endpoint) => `${call.path} ${call.method}`;
  for (const each of endpoints.toSorted((one, other) =>
    addressOf(one) < addressOf(other) ? -1 : 1,
  )) {
    const { method, path } = each.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(each) };
  }
  return {
    openapi: "3.1.1",
    info: { title: bankName.en, version: "1", description: DESCRIPTION },
    servers: [{ url: "/", description: "the site that this document comes from" }],
    tags: [...new Set(endpoints.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: sharedSchemas(),
      parameters: headers,
      responses: sharedResponses(),
      securitySchemes: schemesOf(endpoints),
    },
  };
}

/** The refusals a caller of a call must handle. */
export function codesOf({ who, errors }: Pick<Call, "who" | "errors">): ErrorCode[] {
  const ofWho = rightFor(who) ? STAFF_CODES : who === "customer" ? SESSION_CODES : [];
  return [...new Set([...ofWho, ...errors])];
}

/** The schemes that a site's calls require; the customers' is always included. */
function schemesOf(endpoints: readonly Endpoint[]): Record<string, object> {
  const hasStaff = endpoints.some(({ call }) => rightFor(call.who) !== null);
  return hasStaff ? securitySchemes : { session: securitySchemes.session };
}

function securityOf({ who }: Call): ApiOperation["security"] {
  const right = rightFor(who);
  if (right) return [{ staff: [right] }];
  return who === "customer" ? [{ session: [] }] : [];
}

function operationOf({ name, area, call }: Endpoint): ApiOperation {
  const inPath = pathParameters(call.path);
  const inBody = call.method !== "GET";
  const input = callCodec(call).input.schema as TObject;
  const rest = Object.keys(input.properties).filter((each) => !inPath.includes(each));
  const parameters = [
    ...inPath.map((each) => parameterOf(input, each, "path")),
    ...(inBody ? [] : rest.map((each) => parameterOf(input, each, "query"))),
  ];
  const named = inBody ? Object.keys(headers) : ["AcceptLanguage", "ChannelCode"];
  return {
    operationId: name,
    tags: [area],
    summary: call.summary,
    security: securityOf(call),
    parameters: [...parameters, ...named.map((each) => reference("parameters", each))],
    ...(inBody && (rest.length > 0 || call.files)
      ? { requestBody: bodyOf(input, call.files, rest) }
      : {}),
    responses: responsesOf(call, inBody),
  };
}

function parameterOf(input: TObject, name: string, place: "path" | "query"): ApiParameter {
  const { description, ...schema } = plain(input.properties[name] ?? {});
  return {
    name,
    in: place,
    required: place === "path" || requiredOf(input).includes(name),
    ...(typeof description === "string" ? { description } : {}),
    schema,
  };
}

function bodyOf(
  input: TObject,
  files: FileRules | undefined,
  names: readonly string[],
): NonNullable<ApiOperation["requestBody"]> {
  const required = requiredOf(input).filter((name) => names.includes(name));
  const schema = {
    type: "object",
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(
      names.map((name) => [name, plain(input.properties[name] ?? {})]),
    ),
    additionalProperties: false,
  };
  const json = { "application/json": { schema } };
  const form = files ? { "multipart/form-data": { schema: withFiles(schema, files) } } : {};
  return { required: required.length > 0, content: { ...json, ...form } };
}

function withFiles(schema: { properties: object }, { field, most, bytesMost }: FileRules) {
  const items = { type: "string", contentMediaType: "application/octet-stream" };
  const description = `up to ${most} files of ${bytesMost} bytes each`;
  const list = { type: "array", items, maxItems: most, description };
  return { ...schema, properties: { ...schema.properties, [field]: list } };
}

function responsesOf(call: Call, inBody: boolean): ApiOperation["responses"] {
  const responses: ApiOperation["responses"] = { "200": responseOf(call) };
  for (const [status, { name }] of Object.entries(transports)) {
    if (inBody || !OF_BODIES.includes(Number(status)))
      responses[status] = reference("responses", name);
  }
  return responses;
}

/** Success, or one of the call's refusals: both are HTTP 200. */
function responseOf(call: Call): ApiResponse {
  const success = envelope({ const: SUCCESS_CODE }, plain(callCodec(call).output.schema));
  const codes = codesOf(call);
  const meanings = codes.map((code) => `\n- \`${code}\`: ${catalogue[code].means}`).join("");
  const refused = envelope({ type: "string", enum: codes }, {});
  const schema = codes.length > 0 ? { oneOf: [success, refused] } : success;
  if (call.returnsFile) {
    const file = { schema: { type: "string", contentMediaType: "application/pdf" } };
    const description = `The file, or a refusal:\n${meanings}`;
    return {
      description,
      content: { "application/pdf": file, "application/json": { schema: refused } },
    };
  }
  return {
    description: `Code ${SUCCESS_CODE} with the content${codes.length > 0 ? `, or a refusal:\n${meanings}` : "."}`,
    content: { "application/json": { schema } },
  };
}

function requiredOf(schema: TObject): string[] {
  return (schema as { required?: string[] }).required ?? [];
}

/** The schema as plain JSON, without the schema library's internal properties. */
function plain(schema: TSchema): ApiSchema {
  return JSON.parse(JSON.stringify(schema)) as ApiSchema;
}

/** The API as an OpenAPI document; for developers, not in production. */
export function mountApiDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  // Serialized once: all responses share the bytes.
  const text = Buffer.from(JSON.stringify(openapi(endpoints)));
  const config = { kind: "call" } as const;
  app.get("/v1/openapi.json", { config, onRequest: refuseOtherMachines }, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(text),
  );
}
