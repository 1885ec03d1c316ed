import type { TObject, TSchema } from "typebox";
import { type Call, CHANNEL_CODE, pathParameters, SUCCESS_CODE } from "#base/call.ts";
import { catalogue, type ErrorCode } from "#base/errors/catalogue.ts";
import { languages, languageTags } from "#base/language.ts";
import type { Kept } from "./asked.ts";

/** A JSON Schema as it stands in the document. */
export type ApiSchema = Readonly<Record<string, unknown>>;

/** A place in the document where a shared part stands. */
export interface ApiReference {
  $ref: string;
}

/** A parameter of the path, the query or the headers. */
export interface ApiParameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: ApiSchema;
}

/** An answer by its status. */
export interface ApiResponse {
  description: string;
  headers?: Record<string, { description: string; schema: ApiSchema }>;
  content: { "application/json": { schema: ApiSchema } };
}

/** One call of the document. */
export interface ApiOperation {
  operationId: string;
  tags: [string];
  summary: string;
  security: Record<string, string[]>[];
  parameters: (ApiParameter | ApiReference)[];
  requestBody?: { required: boolean; content: { "application/json": { schema: ApiSchema } } };
  responses: Record<string, ApiResponse | ApiReference>;
}

/** An OpenAPI 3.1 document, as far as ours goes. */
export interface ApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    schemas: Record<string, ApiSchema>;
    parameters: Record<string, ApiParameter>;
    responses: Record<string, ApiResponse>;
    securitySchemes: Record<string, object>;
  };
}

/** Of every call that only a signed-in customer may make. */
const SESSION_CODES: readonly ErrorCode[] = ["CHEA000001", "CHEA000003", "CHEA000206"];

const ANSWER = `Every answer is an envelope of \`code\`, \`message\` and \`content\`. Only the code
${SUCCESS_CODE} is success. A refusal of the bank also travels as HTTP 200, with a code of its own and
a sentence in the language asked for; a request that is malformed, unknown or too much is HTTP 4xx,
and a fault of ours HTTP 5xx, with the status as the code.`.replaceAll("\n", " ");

const headers: Record<string, ApiParameter> = {
  AcceptLanguage: {
    name: "Accept-Language",
    in: "header",
    required: false,
    description: "The language of messages and contents.",
    schema: {
      type: "string",
      examples: languages.map((language) => languageTags[language]),
      default: languageTags.zh,
    },
  },
  ChannelCode: {
    name: "X-Channel-Code",
    in: "header",
    required: false,
    description: "The channel that the call comes through.",
    schema: { type: "string", default: CHANNEL_CODE },
  },
  DeviceModel: {
    name: "X-Device-Model",
    in: "header",
    required: false,
    description: "The model of the customer's device.",
    schema: { type: "string" },
  },
  DeviceOs: {
    name: "X-Device-OS",
    in: "header",
    required: false,
    description: "The kind of operating system of the customer's device.",
    schema: { type: "string" },
  },
};

const retryAfter = {
  "Retry-After": {
    description: "The seconds to wait before the next try.",
    schema: { type: "integer", minimum: 1 },
  },
};

/** What the transport itself answers with, by status. */
const transports: Record<
  number,
  { name: string; means: string; headers?: ApiResponse["headers"] }
> = {
  400: { name: "Malformed", means: "The input breaks its contract; the content names the fields." },
  403: {
    name: "Foreign",
    means: "A call that changes something came from a page of another site.",
  },
  404: { name: "Unknown", means: "There is no such address." },
  405: {
    name: "WrongMethod",
    means: "The address has other methods.",
    headers: { Allow: { description: "The methods it has.", schema: { type: "string" } } },
  },
  413: { name: "TooLarge", means: "The body is too large." },
  415: { name: "WrongType", means: "The body is not application/json." },
  429: { name: "TooMany", means: "Too many requests from this address.", headers: retryAfter },
  500: { name: "Fault", means: "A fault of ours; it has been logged." },
  503: { name: "Away", means: "The bank is not reachable now.", headers: retryAfter },
};

/** The statuses that only a call with a body can be answered with. */
const OF_BODIES = [403, 413, 415];

/** The API as an OpenAPI 3.1 document, made of the contracts alone. */
export function openapi(kept: readonly Kept[]): ApiDocument {
  const paths: ApiDocument["paths"] = {};
  for (const each of kept) {
    const { method, path } = each.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(each) };
  }
  return {
    openapi: "3.1.1",
    info: { title: "Dawn Bank", version: "1", description: ANSWER },
    servers: [{ url: "/", description: "the site that this document comes from" }],
    tags: [...new Set(kept.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: sharedSchemas(),
      parameters: headers,
      responses: sharedResponses(),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "The cookie of a customer who has signed in.",
        },
      },
    },
  };
}

/** The refusals a caller of a call must be ready for. */
export function codesOf({ who, errors }: Pick<Call, "who" | "errors">): ErrorCode[] {
  return [...new Set([...(who === "customer" ? SESSION_CODES : []), ...errors])];
}

function operationOf({ name, area, call }: Kept): ApiOperation {
  const inPath = pathParameters(call.path);
  const inBody = call.method !== "GET";
  const rest = Object.keys(call.input.properties).filter((each) => !inPath.includes(each));
  const parameters = [
    ...inPath.map((each) => parameterOf(call.input, each, "path")),
    ...(inBody ? [] : rest.map((each) => parameterOf(call.input, each, "query"))),
  ];
  const named = inBody ? Object.keys(headers) : ["AcceptLanguage", "ChannelCode"];
  return {
    operationId: name,
    tags: [area],
    summary: call.summary,
    security: call.who === "customer" ? [{ session: [] }] : [],
    parameters: [...parameters, ...named.map((each) => reference("parameters", each))],
    ...(inBody && rest.length > 0 ? { requestBody: bodyOf(call.input, rest) } : {}),
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
  return { required: required.length > 0, content: { "application/json": { schema } } };
}

function responsesOf(call: Call, inBody: boolean): ApiOperation["responses"] {
  const responses: ApiOperation["responses"] = { "200": answerOf(call) };
  for (const [status, { name }] of Object.entries(transports)) {
    if (inBody || !OF_BODIES.includes(Number(status)))
      responses[status] = reference("responses", name);
  }
  return responses;
}

/** Success, or one of the call's refusals: both are HTTP 200. */
function answerOf(call: Call): ApiResponse {
  const success = envelope({ const: SUCCESS_CODE }, plain(call.output));
  const codes = codesOf(call);
  const meanings = codes.map((code) => `\n- \`${code}\`: ${catalogue[code].means}`).join("");
  const refused = envelope({ type: "string", enum: codes }, {});
  const schema = codes.length > 0 ? { oneOf: [success, refused] } : success;
  return {
    description: `Code ${SUCCESS_CODE} with the content${codes.length > 0 ? `, or a refusal:\n${meanings}` : "."}`,
    content: { "application/json": { schema } },
  };
}

function envelope(code: ApiSchema, content: ApiSchema): ApiSchema {
  return {
    type: "object",
    required: ["code", "message", "content"],
    properties: { code, message: { type: "string" }, content },
  };
}

function sharedSchemas(): Record<string, ApiSchema> {
  const text = { type: "string" };
  const field = {
    type: "object",
    required: ["field", "message"],
    properties: { field: text, message: text },
  };
  const fields = {
    type: "object",
    required: ["fields"],
    properties: { fields: { type: "array", items: reference("schemas", "FieldError") } },
  };
  return {
    FieldError: field,
    Transport: envelope(
      { type: "integer", minimum: 400, maximum: 599 },
      { anyOf: [fields, { type: "null" }] },
    ),
  };
}

function sharedResponses(): Record<string, ApiResponse> {
  return Object.fromEntries(
    Object.values(transports).map(({ name, means, headers: told }) => [
      name,
      {
        description: means,
        ...(told ? { headers: told } : {}),
        content: { "application/json": { schema: { ...reference("schemas", "Transport") } } },
      },
    ]),
  );
}

function reference(kind: keyof ApiDocument["components"], name: string): ApiReference {
  return { $ref: `#/components/${kind}/${name}` };
}

function requiredOf(schema: TObject): string[] {
  return (schema as { required?: string[] }).required ?? [];
}

/** The schema as JSON says it, without what the schema library keeps for itself. */
function plain(schema: TSchema): ApiSchema {
  return JSON.parse(JSON.stringify(schema)) as ApiSchema;
}
