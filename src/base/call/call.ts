// The single definition of a /v1 call, shared by browser and server. A call is data: the server
// validates by it, the client is typed by it, the API document is generated from it.

import type { Static, TObject, TSchema } from "typebox";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Right } from "./staff.ts";

/** The browser's timeout for a call; the server responds long before. */
export const CALL_TIMEOUT_MS = 64_000;

/** The channel code that this site sends. */
export const CHANNEL_CODE = "IBK";

/** The code of every response that is not a refusal. */
export const SUCCESS_CODE = 200;

/** Who may make a call: anyone, a customer, or staff with the named right. */
export type Who = "anyone" | "customer" | `staff:${Right}`;

/** The content of a call that returns a file. */
export interface FileOutput {
  fileName: string;
  fileType: string;
  /** In base 64. */
  fileContent: string;
}

/** Files that may come with a form: the field's name, how many, and how large each may be. */
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
  /** A call that the page makes automatically: it does not extend the session. */
  passive?: true;
  /** Parameters of the path, then of the query (GET) or the JSON body (others), in one object. */
  input: I;
  output: O;
  /**
   * Cost relative to an ordinary call. A call that costs more is rate-limited per customer or per
   * guest network, and queued.
   */
  weight?: number;
  /** A call of the sign-in: guests who make it share turns and connections with no other calls. */
  share?: "sign-in";
  /** A call that takes files also accepts multipart/form-data; see `files` of its context. */
  files?: FileRules;
  /** Schema of a refusal's content, where its fields have other names on the wire. */
  details?: TObject;
  /** True for a call that returns a file's bytes without the envelope: see `FileOutput`. */
  returnsFile?: true;
  /** The refusals a caller must handle, besides those of the transport. */
  errors: readonly ErrorCode[];
}

export type Input<C extends Call> = Static<C["input"]>;
export type Output<C extends Call> = Static<C["output"]>;

/** Every /v1 response has this envelope; any code but 200 is an error. */
export interface Envelope {
  code: string | number;
  message: string;
  content: unknown;
}

/** A field that was not accepted, with the message shown beside it. */
export interface FieldError {
  field: string;
  message: string;
}

/** How a screen makes a call, on either side. */
export type Ask = <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>;

/** Preserves the exact schema types of an entry, and rejects fields that it does not name. */
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
