// The one shape in which browser and server agree on a /v1 call. A call is data: the server checks
// by it, the client is typed by it, the API document is printed from it.

import type { Static, TObject, TSchema } from "typebox";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Right } from "./staff.ts";

/** The browser gives a call up after this long; the server answers long before. */
export const CALL_TIMEOUT_MS = 64_000;

/** The channel this site speaks as. */
export const CHANNEL_CODE = "IBK";

/** The code of every answer that is not a refusal. */
export const SUCCESS_CODE = 200;

/** Who may make a call: anyone, a customer, or a member of staff who has the right that is named. */
export type Who = "anyone" | "customer" | `staff:${Right}`;

/** The content of a call that answers a file. */
export interface FileAnswer {
  fileName: string;
  fileType: string;
  /** In base 64. */
  fileContent: string;
}

/** Files that may come with a form: the name of their field, how many, and how large each may be. */
export interface FileRules {
  field: string;
  most: number;
  bytesMost: number;
}

export interface Call<
  W extends Who = Who,
  I extends TObject = TObject,
  O extends TSchema = TSchema,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with its parameters in braces, as the specification writes them. */
  path: `/v1/${string}`;
  /** What the call does, for the reader of the API document. */
  summary: string;
  who: W;
  /** A call that the page makes by itself: it does not keep the session open. */
  passive?: true;
  /** Parameters of the path, then of the query (GET) or the JSON body (others), in one object. */
  input: I;
  output: O;
  /**
   * How much more it costs the bank than an ordinary call. What costs more is counted for the
   * customer or the guest's network, and done by turns.
   */
  weight?: number;
  /** A call that takes files may also be asked by multipart/form-data; handlers find them in `asked`. */
  files?: FileRules;
  /** What a refusal's content holds, where it has fields that the wire calls otherwise. */
  details?: TObject;
  /** True for a call whose success is the bytes of a file and no envelope: see `FileAnswer`. */
  answersFile?: true;
  /** The refusals a caller must be ready for, besides those of the transport. */
  errors: readonly ErrorCode[];
}

export type Input<C extends Call> = Static<C["input"]>;
export type Output<C extends Call> = Static<C["output"]>;

/** Every /v1 answer travels in this envelope; any code but 200 is an error. */
export interface Answer {
  code: string | number;
  message: string;
  content: unknown;
}

/** A field that could not be accepted, with the sentence that stands beside it. */
export interface FieldError {
  field: string;
  message: string;
}

/** How a screen makes a call, on either side. */
export type Ask = <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>;

/** Keeps the exact schema types of an entry, and refuses fields that it does not name. */
export function call<W extends Who, I extends TObject, O extends TSchema>(
  entry: Call<W, I, O>,
): Call<W, I, O> {
  return { ...entry, input: { ...entry.input, additionalProperties: false } };
}

/** The key of a call, the same in every bundle that holds a copy of its contract. */
export function callKey(entry: Pick<Call, "method" | "path">): string {
  return `${entry.method} ${entry.path}`;
}

/** The names in braces in a path, as the wire has them: ["id"] for /v1/things/{id}. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
}
