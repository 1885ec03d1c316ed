import type { TSchema } from "typebox";
import { type Call, callKey, type Output } from "#base/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import type { FormTexts, Submit, Submitted } from "#base/submitted.ts";
import { halfWidth } from "#base/typed-text.ts";
import { fieldErrors, transport } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { Malformed, textsReader } from "./check.ts";
import type { Perform } from "./perform.ts";

/** What a schema of ours may say besides JSON Schema's words. */
type Property = TSchema & { type?: string; secret?: boolean };

/** The second door of every handler: a plain form post, answered with what stands beside fields. */
export function submitWithin(
  performs: ReadonlyMap<string, Perform>,
  asked: Asked<"anyone">,
): Submit {
  return async <C extends Call>(call: C, form: FormTexts): Promise<Submitted<Output<C>>> => {
    const perform = performs.get(callKey(call));
    if (!perform) throw new Error(`nobody answers ${callKey(call)}`);
    const texts = textsOf(form);
    try {
      const content = await perform(textsReader(call.input)(asTyped(call, texts)), asked);
      return { ok: true, content: content as Output<C> };
    } catch (thrown) {
      const refused = refusedWith(thrown, asked);
      if (!refused) throw thrown;
      return { ok: false, ...refused, typed: withoutSecrets(call, texts) };
    }
  };
}

function refusedWith(thrown: unknown, { language }: Asked<"anyone">) {
  if (isRefusal(thrown)) {
    const message = sentenceOf(thrown.code, thrown.facts, language);
    return { code: thrown.code, message, fields: [] };
  }
  if (!(thrown instanceof Malformed)) return null;
  const { body } = transport(400, { language, content: null });
  return { code: "400", message: body.message, fields: fieldErrors(thrown.broken, language) };
}

/** Files are not texts; a name that stands twice keeps its first text. */
function textsOf(form: FormTexts): Record<string, string> {
  const texts: Record<string, string> = Object.create(null);
  for (const [name, value] of form.entries()) {
    if (typeof value === "string" && !(name in texts)) texts[name] = value;
  }
  return texts;
}

/** Numbers may be typed with full-width digits, spaces around them and grouping commas. */
function asTyped(call: Call, texts: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      propertyOf(call, name)?.type === "integer" ? halfWidth(text).replace(/,/g, "") : text,
    ]),
  );
}

/** What was typed goes back into the form, but for what its contract calls secret. */
function withoutSecrets(call: Call, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => propertyOf(call, name)?.secret === undefined),
  );
}

function propertyOf(call: Call, name: string): Property | undefined {
  return Object.hasOwn(call.input.properties, name) ? call.input.properties[name] : undefined;
}
