import type { Call, FieldError, Output } from "./call.ts";

/** The name of the form field that holds the session's CSRF token. */
export const FORM_TOKEN = "formToken";

/** The result of a form: the output, or the refusal with its fields and what was typed. */
export type Submitted<Content> =
  | { ok: true; content: Content }
  | {
      ok: false;
      /** The catalogue's code, or 400 when fields are wrong. */
      code: string;
      message: string;
      fields: FieldError[];
      /** Details of a refusal, the same as under /v1. */
      content: unknown;
      typed: Record<string, string>;
    };

/** A form that was refused. */
export type Refused = Extract<Submitted<never>, { ok: false }>;

/** The HTTP status of a page with a refused form: 429 when rate-limited, else 400. */
export function statusOfRefused({ code }: { code: string }): 400 | 429 {
  return code === "PLAT000005" ? 429 : 400;
}

/** How a page's action submits a form to a call; the same handler as behind /v1. */
export type Submit = <C extends Call>(call: C, form: FormTexts) => Promise<Submitted<Output<C>>>;

/** The form with some texts added or replaced. */
export function formWith(form: FormTexts, texts: Readonly<Record<string, string>>): FormTexts {
  return new Map([...form.entries(), ...Object.entries(texts)]);
}

/**
 * The part of FormData that is needed, so that this file does not depend on the browser's types.
 */
export interface FormTexts {
  entries(): Iterable<[string, unknown]>;
}
