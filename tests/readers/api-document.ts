// Reads an OpenAPI document field by field, as any client could.

/** A JSON Schema, limited to what the document uses. */
export interface Schema {
  type?: string;
  enum?: string[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  format?: string;
  description?: string;
  maxItems?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header";
  schema: Schema;
}

interface Body {
  content: Record<string, { schema: Schema }>;
}

interface Operation {
  parameters: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body & { $ref?: string }>;
}

/** An OpenAPI document. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}

/** A field that is sent or returned. */
export interface Field {
  /** The method and the path, `GET /v1/board/notice`. */
  call: string;
  place: "request" | "response" | "header" | "upload";
  /** The names from the content down to it, with dots. */
  path: string;
  /** What it may be; a union's parts apart. */
  schemas: Schema[];
}

/** Each call with its operation. */
export function callsIn({ paths }: Document): [call: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

/** Every field of every call. */
export function fieldsIn(document: Document): Field[] {
  return callsIn(document).flatMap(([call, { parameters, requestBody, responses }]) => [
    ...parameters.map((each) => parameterField(call, named(document, each))),
    ...under(requestBody?.content["application/json"]?.schema, { call, place: "request" }),
    ...uploadFields(call, requestBody?.content["multipart/form-data"]?.schema),
    ...under(contentOf(responses), { call, place: "response" }),
  ]);
}

/** The codes that a call may refuse with. */
export function codesIn({ responses }: Operation): string[] {
  return envelopes(responses).flatMap(({ properties }) => properties?.code?.enum ?? []);
}

/** The envelopes of a call: of its success and of its refusals. */
export function envelopes(responses: Operation["responses"]): Schema[] {
  const schema = responses["200"]?.content["application/json"]?.schema;
  return schema ? (schema.oneOf ?? [schema]) : [];
}

function parameterField(call: string, { name, in: where, schema }: Parameter): Field {
  const place = where === "header" ? "header" : "request";
  return { call, place, path: name, schemas: partsOf(schema) };
}

function named({ components }: Document, parameter: Parameter): Parameter {
  const name = parameter.$ref?.split("/").at(-1);
  return name ? (components.parameters[name] ?? parameter) : parameter;
}

function contentOf(responses: Operation["responses"]): Schema | undefined {
  const success = envelopes(responses).find(({ properties }) => properties?.code?.const === 200);
  return success?.properties?.content;
}

/** The parts of a form that are files. */
function uploadFields(call: string, schema: Schema | undefined): Field[] {
  const files = Object.entries(schema?.properties ?? {}).filter(([, { items }]) =>
    Object.hasOwn(items ?? {}, "contentMediaType"),
  );
  return files.map(([path, each]) => ({ call, place: "upload", path, schemas: [each] }));
}

function under(
  schema: Schema | undefined,
  { call, place, above = "" }: Pick<Field, "call" | "place"> & { above?: string },
): Field[] {
  return partsOf(schema ?? {}).flatMap((part) => [
    ...(part.items ? under(part.items, { call, place, above }) : []),
    ...Object.entries(part.properties ?? {}).flatMap(([name, inner]) => {
      const path = above === "" ? name : `${above}.${name}`;
      return [
        { call, place, path, schemas: partsOf(inner) },
        ...under(inner, { call, place, above: path }),
      ];
    }),
  ]);
}

/** The schema, or the parts of its union. */
function partsOf(schema: Schema): Schema[] {
  const parts = schema.anyOf ?? schema.oneOf;
  return parts ? parts.flatMap(partsOf) : [schema];
}
