import { timingSafeEqual } from "node:crypto";
import type { TSchema } from "typebox";
import { type Call, callKey, type Output } from "#base/call/call.ts";
import { FORM_TOKEN, type FormTexts, type Submit, type Submitted } from "#base/call/submitted.ts";
import { isRefusal, Refusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import { fieldErrors, transport } from "../http/error-response.ts";
import { RequestRejected } from "../http/guard.ts";
import { type Texts, textsOf, uploadsOf } from "../uploads/form-parts.ts";
import type { CallContext } from "./call-context.ts";
import { Malformed, textsReader } from "./check.ts";
import type { Invoker } from "./invoke.ts";

/** Our own keywords of a schema besides those of JSON Schema. */
type Property = TSchema & { type?: string; secret?: boolean };

/** The second entry point of every handler: a plain form post, answered with field errors. */
export function submitWithin(
  invokers: ReadonlyMap<string, Invoker>,
  context: CallContext<"anyone">,
): Submit {
  return async <C extends Call>(call: C, form: FormTexts): Promise<Submitted<Output<C>>> => {
    const invoker = invokers.get(callKey(call));
    if (!invoker) throw new Error(`nobody answers ${callKey(call)}`);
    const texts = textsOf(call.input, form);
    if (!isTokenRight(context, texts)) {
      const refused = refusedWith(new Refusal("PLAT000009"), context);
      return { ok: false, ...refused, typed: withoutSecrets(call, texts) } as Submitted<Output<C>>;
    }
    try {
      context.files = await uploadsOf(call, form);
      const content = await invoker.invoke(textsReader(call.input)(asTyped(call, texts)), context);
      return { ok: true, content: content as Output<C> };
    } catch (thrown) {
      const refused = refusedWith(thrown, context);
      if (!refused) throw thrown;
      return { ok: false, ...refused, typed: withoutSecrets(call, texts) };
    }
  };
}

/** The CSRF token that a form of the signed-in caller must send back. */
export function formTokenOf({ customer, staff, vault }: CallContext<"anyone">): string {
  const [token = ""] = formTokens({ customer, staff, vault });
  return token;
}

/** The tokens of a session for every key: a page may be older than the current key. */
function formTokens({
  customer,
  staff,
  vault,
}: Pick<CallContext<"anyone">, "customer" | "staff" | "vault">): string[] {
  const use = staff ? "staff-form" : "form";
  const session = (staff ?? customer)?.session;
  if (!session) return [];
  return vault.macs(use, session.hash).map((mac) => mac.toString("base64url"));
}

/** A page of another site, or of an earlier session, does not have the token. */
function isTokenRight(context: CallContext<"anyone">, texts: Texts): boolean {
  const tokens = formTokens(context).map((token) => Buffer.from(token));
  if (tokens.length === 0) return true;
  const given = Buffer.from(String(texts[FORM_TOKEN] ?? ""));
  return tokens.some((wanted) => wanted.length === given.length && timingSafeEqual(wanted, given));
}

function refusedWith(
  thrown: unknown,
  { language }: Pick<CallContext<"anyone">, "language">,
): Omit<Extract<Submitted<unknown>, { ok: false }>, "ok" | "typed"> | null {
  if (isRefusal(thrown)) {
    const { code, content } = thrown;
    const message = sentenceOf(code, thrown.facts, language);
    const { field } = (content ?? {}) as { field?: string };
    return { code, message, content, fields: field ? [{ field, message }] : [] };
  }
  if (thrown instanceof RequestRejected && thrown.statusCode === 429) {
    // Costly work over its allowance: nothing was done, and nothing that was typed is lost.
    const { seconds } = thrown;
    return refusedWith(new Refusal("PLAT000005", { seconds }, { seconds }), { language });
  }
  if (!(thrown instanceof Malformed)) return null;
  const { body } = transport(400, { language, content: null });
  const fields = fieldErrors(thrown.broken, language);
  return { code: "400", message: body.message, content: null, fields };
}

/** Numbers may be typed with full-width digits, surrounding spaces and grouping commas. */
function asTyped(call: Call, texts: Texts): Record<string, unknown> {
  const isWhole = (name: string) => propertyOf(call, name)?.type === "integer";
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === "string" && isWhole(name) ? halfWidth(text).replace(/,/g, "") : text,
    ]),
  );
}

/** What was typed is put back into the form, except fields that the contract marks as secret. */
function withoutSecrets(call: Call, texts: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const isShown = typeof text === "string" && propertyOf(call, name)?.secret === undefined;
      return isShown ? [[name, text]] : [];
    }),
  );
}

function propertyOf(call: Call, name: string): Property | undefined {
  return Object.hasOwn(call.input.properties, name) ? call.input.properties[name] : undefined;
}
