import { data, redirect } from "react-router";
import { signOut } from "#areas/login/contract/session.ts";
import { signInPage, trySignIn } from "#areas/login/flow/sign-in.ts";
import { type Typed, typedIn } from "#areas/transfer/rules/typed-order.ts";
import { type FormTexts, statusOfRefused } from "#base/call/submitted.ts";
import { signedInAddress, signInAddress } from "#base/identity/sign-in.ts";
import { ownPath } from "#base/site/own-path.ts";
import { besideField } from "#web/refused.ts";
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

export const handle = { enhance: ["keypad"], share: "sign-in" };

export async function loader(given: Route.LoaderArgs) {
  const { texts: login, ...loaded } = await signInPage(given, pages.overview);
  return { ...loaded, login, texts: wordsFor(given.context.get(visitContext).visitor) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  if (form.get("intent") === "sign-out") return leave(visit, form);
  const to = ownPath(new URL(request.url).searchParams.get("to")) ?? pages.overview;
  const carried = typedIn(form.entries());
  const outcome = await trySignIn(visit, form);
  if (outcome === "already" || outcome === "in") {
    const hasTyped = Object.keys(carried).length > 0;
    if (hasTyped) return { carried, wrong: null };
    return redirect(outcome === "in" ? signedInAddress(to) : to, 303);
  }
  const field = fields[outcome.code];
  const wrong = field ? besideField({ ...outcome, fields: [] }, field) : outcome;
  return data({ carried, wrong }, { status: statusOfRefused(wrong) });
}

/** The field that a refusal concerns. */
const fields: Readonly<Record<string, string>> = {
  CHEA000010: "userId",
  CHEA000011: "nationalId",
  CHEA000014: "nationalId",
};

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
