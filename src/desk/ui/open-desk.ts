import { data, redirect } from "react-router";
import type { Call, Input, Output } from "#base/call/call.ts";
import type { Submitted } from "#base/call/submitted.ts";
import { statusOfRefused } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { readDesk } from "#desk/home/contract.ts";
import { deskTexts } from "#desk/home/texts/words.ts";
import { SIGN_IN_PATH } from "#desk/staff/rules.ts";
import type { Visit } from "#web/visit.ts";

/** What every page of the desk is drawn with: who looks, what they may do, and what waits. */
export type Desk = Output<typeof readDesk>;

/** What the frame of a page needs; every loader of the desk begins with it. */
export async function openDesk(visit: Visit) {
  const desk = await askDesk(visit, readDesk, {});
  return { desk, frame: deskTexts[visit.visitor.language], now: visit.now.toISOString() };
}

/**
 * Asks a call for a page. Whoever is not signed in is sent to sign in; whoever lacks the right, or asks
 * for what is not there, gets a page that says so.
 */
export async function askDesk<C extends Call>(
  { ask }: Visit,
  call: C,
  input: Input<C>,
): Promise<Output<C>> {
  try {
    return await ask(call, input);
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    if (thrown.code === "DESK000001") throw redirect(`${SIGN_IN_PATH}?session=ended`);
    if (thrown.code === "DESK000002") throw new Response(null, { status: 403 });
    if (thrown.code === "DESK000004") throw new Response(null, { status: 404 });
    throw thrown;
  }
}

/** The field of a form that says which of a page's forms it is. */
export const FORM_NAME = "form";

/** What came of a form of a page, and of which. */
export type Acted = { form: string } & Submitted<unknown>;

/**
 * Hands a page's form to the call that it names. Whoever was signed out meanwhile is sent to sign in;
 * anything else that is refused is answered beside the form.
 */
export async function actAtDesk(
  { submit }: Visit,
  request: Request,
  {
    calls,
    params = {},
  }: { calls: Readonly<Record<string, Call>>; params?: Record<string, string> },
) {
  const posted = await request.formData();
  const form = String(posted.get(FORM_NAME) ?? "");
  const call = Object.hasOwn(calls, form) ? calls[form] : undefined;
  if (!call) throw new Response(null, { status: 400 });
  for (const [name, value] of Object.entries(params)) posted.set(name, value);
  const submitted = await submit(call, posted);
  if (!submitted.ok && submitted.code === "DESK000001") {
    throw redirect(`${SIGN_IN_PATH}?session=ended`);
  }
  const status = submitted.ok ? 200 : statusOfRefused(submitted);
  const acted = data({ form, ...submitted } as Acted, { status });
  return { acted, form, item: String(posted.get("item") ?? "") };
}
