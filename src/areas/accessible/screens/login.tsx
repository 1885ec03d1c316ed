import { data, redirect } from "react-router";
import { readRemembered, readSession, signIn, signOut } from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { type Typed, typedIn } from "#areas/transfer/rules/typed-order.ts";
import { type FormTexts, formWith, statusOfRefused } from "#base/call/submitted.ts";
import { endings, signedInAddress, signInAddress } from "#base/identity/sign-in.ts";
import { ownPath } from "#base/site/own-path.ts";
import { choiceParam } from "#web/list-page.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { KeypadDialog } from "#web/ui/forms/KeypadDialog.tsx";
import { HiddenFields } from "#web/ui/forms/PostForm.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { pages, transferPaths } from "../rules/paths.ts";
import { wordsFor } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/login.ts";
import { AccessiblePage, FormErrors } from "./parts/AccessiblePage.tsx";
import { SignInForm } from "./parts/SignInForm.tsx";
import { refusedSignIn } from "./parts/sign-in.ts";

export const handle = { enhance: ["keypad"], share: "sign-in" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const to = ownPath(url.searchParams.get("to"));
  const { loggedIn } = await ask(readSession, {});
  if (loggedIn && request.method === "GET") throw redirect(to ?? pages.overview);
  const { nationalId } = await ask(readRemembered, {});
  return {
    texts: wordsFor(visitor),
    login: loginTexts[visitor.language],
    to,
    ended: choiceParam(url, "ended", endings),
    remembered: url.searchParams.get("id") === "other" ? null : nationalId,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  if (form.get("intent") === "sign-out") return leave(visit, form);
  const to = ownPath(new URL(request.url).searchParams.get("to")) ?? pages.overview;
  const carried = typedIn(form.entries());
  const hasTyped = Object.keys(carried).length > 0;
  // Already signed in from another tab: this older form lacks the new session's token.
  const isIn = (await visit.ask(readSession, {})).loggedIn;
  // An unchecked box is not submitted at all.
  const rememberNationalId = String(form.get("rememberNationalId") === "true");
  const submitted = isIn
    ? null
    : await visit.submit(signIn, formWith(form, { rememberNationalId }));
  if (submitted === null || submitted.ok) {
    return hasTyped ? { carried, wrong: null } : redirect(isIn ? to : signedInAddress(to), 303);
  }
  const wrong = refusedSignIn(submitted, form, visit.visitor.language);
  return data({ carried, wrong }, { status: statusOfRefused(wrong) });
}

async function leave({ submit }: Visit, form: FormTexts) {
  const submitted = await submit(signOut, form);
  // A form with another session's token does not sign the customer out.
  return redirect(submitted.ok ? signInAddress("out", pages.entry) : pages.overview, 303);
}

/** /accessible/login: the same three fields as the standard sign-in; nothing typed is lost. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, login, ended, to } = loaderData;
  const { carried = {}, wrong } = actionData ?? {};
  if (actionData && !wrong) return <CarryOn texts={texts} carried={carried} />;
  // Who typed another national ID goes on with that one, not with the remembered one.
  const isOther = wrong ? wrong.typed.useRemembered !== "true" : false;
  const remembered = isOther ? null : loaderData.remembered;
  return (
    <AccessiblePage
      texts={texts}
      current={null}
      title={texts.login.title}
      lead={texts.leads.login}
      isWrong={Boolean(wrong)}
    >
      {ended && !wrong && (
        <Notice
          kind={ended === "elsewhere" || ended === "cookie" ? "warning" : "info"}
          word={login.ended[ended].word}
        >
          <p>{login.ended[ended].text}</p>
        </Notice>
      )}
      <FormErrors texts={texts} wrong={wrong} />
      <SignInForm
        texts={login}
        carriedNote={texts.login.carriedNote}
        {...{ remembered, to, carried, wrong }}
      />
      <KeypadDialog texts={login.keypad} kind="password" />
    </AccessiblePage>
  );
}

/** Signed in again: a link back to a form with everything that was typed. */
function CarryOn({ texts, carried }: { texts: Texts; carried: Typed }) {
  const { carriedOn, carriedOnLead, carryOn } = texts.login;
  return (
    <AccessiblePage texts={texts} current="transfer" title={carriedOn} lead={carriedOnLead}>
      <form method="post" action={transferPaths.info}>
        <HiddenFields fields={Object.entries(carried)} />
        <input type="hidden" name="intent" value="fill" />
        <Button>{carryOn}</Button>
      </form>
    </AccessiblePage>
  );
}

export default Screen;
