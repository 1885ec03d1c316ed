import type { TSchema } from "typebox";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type {
  ApiDocument,
  ApiOperation,
  ApiParameter,
  ApiSchema,
} from "#server/api/api-document.ts";
import type { Endpoint } from "#server/api/call-context.ts";
import { type ApiField, fieldsOf, ownNames, ruleOf, typeOf } from "./api-fields.ts";

/** One call of the document, prepared for display. */
export interface Listed {
  id: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  /** Who may make it, in words. */
  who: string;
  /** How much it counts where costly calls are limited. */
  weight: number;
  /** Whether pages make it by themselves, so that it does not extend the session. */
  isPassive: boolean;
  input: (ApiField & { place: "path" | "query" | "body" | "form" })[];
  output: ApiField[];
  codes: ErrorCode[];
}

/** Every call of a document, in order; the names of fields in the bank are its endpoints'. */
export function listed(document: ApiDocument, endpoints: readonly Endpoint[]): Listed[] {
  const contracts = new Map(endpoints.map(({ name, call }) => [name, call]));
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const contract = contracts.get(operation.operationId);
      const { output, codes } = responseOf(operation);
      return {
        id: operation.operationId,
        tag: operation.tags[0],
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        who: whoOf(operation),
        weight: contract?.weight ?? 1,
        isPassive: contract?.passive ?? false,
        input: named(inputOf(operation), contract?.input),
        output: named(output, contract?.output),
        codes,
      };
    }),
  );
}

function named<F extends ApiField>(fields: readonly F[], contract: TSchema = {}): F[] {
  const names = ownNames(contract);
  return fields.map((field) => ({ ...field, ownName: names.get(field.name) }));
}

function whoOf({ security: [need] }: ApiOperation): string {
  if (!need) return "anyone";
  const [right] = need.staff ?? [];
  return right ? `a member of staff with the right ${right}` : "a customer who has signed in";
}

function inputOf({ parameters, requestBody }: ApiOperation): Listed["input"] {
  const own = parameters.filter((each): each is ApiParameter => "name" in each);
  const body = requestBody?.content["application/json"].schema ?? {};
  const form = requestBody?.content["multipart/form-data"]?.schema ?? {};
  const inBody = fieldsOf(body);
  return [
    ...own.map(({ name, in: place, required, description, schema }) => ({
      name,
      place: place === "path" ? ("path" as const) : ("query" as const),
      type: typeOf(schema),
      required,
      rule: ruleOf(description ? { ...schema, description } : schema),
    })),
    ...inBody.map((field) => ({ ...field, place: "body" as const })),
    // The files: only a form can have them.
    ...fieldsOf(form)
      .filter(({ name }) => inBody.every((field) => field.name !== name))
      .map((field) => ({ ...field, type: "list of files", place: "form" as const })),
  ];
}

interface Envelope {
  properties: { code: { enum?: ErrorCode[] }; content: ApiSchema };
}

function responseOf({ responses }: ApiOperation): Pick<Listed, "output" | "codes"> {
  const response = responses["200"];
  if (!response || "$ref" in response) return { output: [], codes: [] };
  const { schema } = response.content["application/json"];
  const branches = (schema.oneOf ?? [schema]) as Envelope[];
  return {
    output: fieldsOf(branches[0]?.properties.content ?? {}),
    codes: branches[1]?.properties.code.enum ?? [],
  };
}
