import { data, redirect } from "react-router";
import type { Call, FileOutput, Input, Output } from "#base/call/call.ts";
import { type Submitted, statusOfRefused } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/text/language.ts";
import { readDesk } from "#desk/home/contract.ts";
import { deskTexts } from "#desk/home/texts.ts";
import type { queueCalls } from "#desk/queues/contract.ts";
import { SIGN_IN_PATH } from "#desk/staff/rules.ts";
import { bytesOf } from "#web/base64.ts";
import { isMalformed } from "#web/not-found.ts";
import type { Visit } from "#web/visit.ts";

/** The data of every desk page: who is signed in, their rights, and what waits. */
export type Desk = Output<typeof readDesk>;

/** Loads what the frame of a page needs; every loader of the desk begins with it. */
export async function openDesk(visit: Visit) {
  const desk = await askDesk(visit, readDesk, {});
  return { desk, frame: deskTexts[visit.visitor.language], now: visit.now.toISOString() };
}

/**
 * Runs a call for a page. A visitor who is not signed in is redirected to sign in; a missing right
 * or a missing item gets an error page.
 */
export async function askDesk<C extends Call>(
  { ask }: Visit,
  call: C,
  input: Input<C>,
): Promise<Output<C>> {
  try {
    return await ask(call, input);
  } catch (thrown) {
    if (isMalformed(thrown)) throw new Response(null, { status: 404 });
    if (!isRefusal(thrown)) throw thrown;
    if (thrown.code === "DESK000001") throw redirect(`${SIGN_IN_PATH}?session=ended`);
    if (thrown.code === "DESK000002") throw new Response(null, { status: 403 });
    if (thrown.code === "DESK000004") throw new Response(null, { status: 404 });
    throw thrown;
  }
}

/** The field that identifies which of a page's forms was submitted. */
export const FORM_NAME = "form";

/** The result of one of a page's forms. */
export type Acted = { form: string } & Submitted<unknown>;

/**
 * Passes a page's form to the call that it names. A member of staff who was signed out meanwhile is
 * redirected to sign in; any other refusal is shown beside the form.
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

type QueueCalls = ReturnType<typeof queueCalls>;

/** Loads the page of a queue. */
export async function openQueue(
  visit: Visit,
  list: QueueCalls["list"],
  texts: Record<Language, { title: string; lead: string; caption: string }>,
) {
  const [opened, { items }] = await Promise.all([openDesk(visit), askDesk(visit, list, {})]);
  const { title, lead, caption } = texts[visit.visitor.language];
  return { ...opened, items, title, lead, caption };
}

/** Takes the item that a queue's form names, and opens its page. */
export async function takeItem(
  visit: Visit,
  request: Request,
  { take, path }: { take: QueueCalls["take"]; path: string },
) {
  const { acted, item } = await actAtDesk(visit, request, { calls: { take } });
  return acted.data.ok ? redirect(`${path}/${item}`, 303) : acted;
}

/** A file returned by a call, to be displayed inline if the browser can. */
export function fileResponse({ fileType, fileContent }: FileOutput): Response {
  return new Response(bytesOf(fileContent), {
    headers: {
      "content-type": fileType,
      "content-disposition": "inline",
      "cache-control": "no-store",
    },
  });
}
