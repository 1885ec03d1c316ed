// Every call of the live OpenAPI document, with nearly valid and invalid values.

import type {
  ApiDocument,
  ApiOperation,
  ApiParameter,
  ApiSchema,
} from "#server/api/api-document.ts";
import type { Sent, Target } from "../runs/http.ts";
import { send } from "../runs/http.ts";
import type { Random } from "../runs/random.ts";
import { badTexts, bodyText, nearlyRight, spoiled } from "./values.ts";

/** A call of the document. */
interface Operation {
  method: string;
  path: string;
  operation: ApiOperation;
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "PROPFIND"];
const TYPES = [
  "application/json; charset=utf-8",
  "Application/JSON",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "Multipart/Form-Data; boundary=x",
  "application/json, text/html",
  "x",
  "",
];

/** Reads the document; returns a generator of requests. */
export async function apiRequests(target: Target, random: Random): Promise<() => Sent> {
  const { body } = await send(target, { method: "GET", path: "/v1/openapi.json" });
  const document = JSON.parse(body.toString()) as ApiDocument;
  const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  let turn = 0;
  return () => {
    const chosen = operations[turn % operations.length] as Operation;
    turn += 1;
    return requestOf(chosen, random);
  };
}

function requestOf({ method, path, operation }: Operation, random: Random): Sent {
  const parameters = operation.parameters.filter((each): each is ApiParameter => "name" in each);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(parameterText(parameters, name, random))),
  );
  const query = parameters
    .filter(({ in: place }) => place === "query")
    .filter(() => random.chance(0.7))
    .flatMap(({ name }) => queryPart(name, parameterText(parameters, name, random), random));
  const address = query.length > 0 ? `${filled}?${query.join("&")}` : filled;
  const used = random.chance(0.06) ? random.pick(METHODS) : method;
  const schema = operation.requestBody?.content["application/json"].schema;
  // A body on HEAD or TRACE confuses the client more than the bank.
  const hasBody =
    used !== "HEAD" && used !== "TRACE" && (schema !== undefined || random.chance(0.03));
  if (!hasBody) return { method: used, path: address };
  return { method: used, path: address, ...bodyOf(schema ?? {}, random) };
}

function bodyOf(schema: ApiSchema, random: Random): Pick<Sent, "headers" | "body"> {
  const right = nearlyRight(schema, random);
  const value = random.chance(0.3) ? right : spoiled(right, random);
  const type = random.chance(0.08) ? random.pick(TYPES) : "application/json";
  return { headers: { "content-type": type }, body: bodyText(value, random) };
}

function parameterText(parameters: readonly ApiParameter[], name: string, random: Random): string {
  const schema = parameters.find((each) => each.name === name)?.schema ?? {};
  return random.chance(0.5) ? random.pick(badTexts) : String(nearlyRight(schema, random));
}

function queryPart(name: string, value: string, random: Random): string[] {
  const part = `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value))}`;
  const odd = [
    [part, part],
    [`${name}[]=1`],
    [`${name}`],
    [`%${name}=%zz`],
    [`${name}=%ff%fe`],
    [`${name}=%ed%a0%80`],
    [`__proto__=1&${part}`],
    [`${part}?${part}`],
  ];
  return random.chance(0.2) ? random.pick(odd) : [part];
}

/** A lone surrogate cannot be encoded in a URL; in a body it can. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
