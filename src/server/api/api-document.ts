// The types of an OpenAPI 3.1 document, and the parts of ours that every call shares.

import { CHANNEL_CODE } from "#base/call/call.ts";
import { languages, languageTags } from "#base/text/language.ts";

/** A JSON Schema in the document. */
export type ApiSchema = Readonly<Record<string, unknown>>;

/** A reference to a shared part. */
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

/** A response by its status. */
export interface ApiResponse {
  description: string;
  headers?: Record<string, { description: string; schema: ApiSchema }>;
  content: { "application/json": { schema: ApiSchema }; "application/pdf"?: { schema: ApiSchema } };
}

/** One call of the document. */
export interface ApiOperation {
  operationId: string;
  tags: [string];
  summary: string;
  security: Record<string, string[]>[];
  parameters: (ApiParameter | ApiReference)[];
  requestBody?: {
    required: boolean;
    content: {
      "application/json": { schema: ApiSchema };
      /** Where files may be uploaded. */
      "multipart/form-data"?: { schema: ApiSchema };
    };
  };
  responses: Record<string, ApiResponse | ApiReference>;
}

/** An OpenAPI 3.1 document, limited to what ours uses. */
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

/** The headers that a call may carry. */
export const headers: Record<string, ApiParameter> = {
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

/** The transport's own responses, by status. */
export const transports: Record<
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

/** The envelope around a content, with the codes that it may carry. */
export function envelope(code: ApiSchema, content: ApiSchema): ApiSchema {
  return {
    type: "object",
    required: ["code", "message", "content"],
    properties: { code, message: { type: "string" }, content },
  };
}

/** The schemas that the transport's responses refer to. */
export function sharedSchemas(): Record<string, ApiSchema> {
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

/** The transport's responses, by name. */
export function sharedResponses(): Record<string, ApiResponse> {
  return Object.fromEntries(
    Object.values(transports).map(({ name, means, headers: sentHeaders }) => [
      name,
      {
        description: means,
        ...(sentHeaders ? { headers: sentHeaders } : {}),
        content: { "application/json": { schema: { ...reference("schemas", "Transport") } } },
      },
    ]),
  );
}

/** References a shared part. */
export function reference(kind: keyof ApiDocument["components"], name: string): ApiReference {
  return { $ref: `#/components/${kind}/${name}` };
}
