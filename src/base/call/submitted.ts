import type { Call, FieldError, Output } from "./call.ts";

/** The name of the field that ties a form to its session. */
export const FORM_TOKEN = "formToken";

/** What came of a form: the answer, or why not, beside which field, with what was typed. */
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

/** The status of the page that shows a refused form: who asks too often is told so in the status too. */
export function statusOfRefused({ code }: { code: string }): 400 | 429 {
  return code === "PLAT000005" ? 429 : 400;
}

/** How a page's action hands a form to a call; the same handler as behind /v1. */
export type Submit = <C extends Call>(call: C, form: FormTexts) => Promise<Submitted<Output<C>>>;

/** The form with some texts put in, or in the place of others. */
export function formWith(form: FormTexts, texts: Readonly<Record<string, string>>): FormTexts {
  return new Map([...form.entries(), ...Object.entries(texts)]);
}

/** The part of FormData that is needed, so that this file needs no browser. */
export interface FormTexts {
  entries(): Iterable<[string, unknown]>;
}
