// The sign-in, for the customers' and the accessible site.

import { redirect } from "react-router";
import { type FormTexts, formWith, type Refused } from "#base/call/submitted.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { endings } from "#base/identity/sign-in.ts";
import { ownPath } from "#base/site/own-path.ts";
import type { PageArguments } from "#web/flow.ts";
import { choiceParam } from "#web/list-page.ts";
import { textOf, withOwnWords } from "#web/refused.ts";
import { type Visit, visitContext } from "#web/visit.ts";
import { readRemembered, readSession, signIn } from "../contract/session.ts";
import { loginTexts } from "../texts/words.ts";

/** What the page is rendered with; who is signed in already is redirected, `home` or back. */
export async function signInPage({ context, request }: PageArguments, home: string) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const to = ownPath(url.searchParams.get("to"));
  const { loggedIn } = await ask(readSession, {});
  // The page of a form that was sent is rendered for who is signed in, too.
  if (loggedIn && request.method === "GET") throw redirect(to ?? home);
  const { nationalId } = await ask(readRemembered, {});
  return {
    texts: loginTexts[visitor.language],
    to,
    ended: choiceParam(url, "ended", endings),
    remembered: url.searchParams.get("id") === "other" ? null : nationalId,
  };
}

/** Signs in; the refusal has the page's own messages: the reason of a lock, and empty fields. */
export async function trySignIn(
  { ask, submit, visitor: { language } }: Visit,
  form: FormTexts,
): Promise<"already" | "in" | Refused> {
  // Already signed in from another tab: this older form lacks the new session's token.
  if ((await ask(readSession, {})).loggedIn) return "already";
  // An unchecked box sends nothing but means no: the remembered ID is then forgotten.
  const rememberNationalId = String(textOf(form, "rememberNationalId") === "true");
  const submitted = await submit(signIn, formWith(form, { rememberNationalId }));
  if (submitted.ok) return "in";
  const wrong = withOwnWords(submitted, form, loginTexts[language].empty);
  if (wrong.code !== "CHEA000013") return wrong;
  const { reason } = (wrong.content ?? {}) as { reason?: "attempts" | "fraud" };
  const code = reason === "fraud" ? "LOGN000002" : "LOGN000001";
  return { ...wrong, message: sentenceOf(code, {}, language) };
}
