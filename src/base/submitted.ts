import type { Call, FieldError, Output } from "./call.ts";

/** What came of a form: the answer, or why not, beside which field, with what was typed. */
export type Submitted<Content> =
  | { ok: true; content: Content }
  | {
      ok: false;
      /** The catalogue's code, or 400 when fields are wrong. */
      code: string;
      message: string;
      fields: FieldError[];
      typed: Record<string, string>;
    };

/** How a page's action hands a form to a call; the same handler as behind /v1. */
export type Submit = <C extends Call>(call: C, form: FormTexts) => Promise<Submitted<Output<C>>>;

/** The part of FormData that is needed, so that this file needs no browser. */
export interface FormTexts {
  entries(): Iterable<[string, unknown]>;
}
