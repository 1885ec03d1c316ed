import { data, redirect } from "react-router";
import { statusOfRefused } from "#base/call/submitted.ts";
import { signedInAddress } from "#base/identity/sign-in.ts";
import { ownPath } from "#base/site/own-path.ts";
import { KeypadDialog } from "#web/ui/forms/KeypadDialog.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { signInPage, trySignIn } from "../flow/sign-in.ts";
import type { Route } from "./+types/login.ts";
import styles from "./login.module.css";
import { EndedNotice } from "./parts/EndedNotice.tsx";
import { SafetyNotes } from "./parts/SafetyNotes.tsx";
import { SignInForm } from "./parts/SignInForm.tsx";
import { FormErrors, WaysOn, wayOf } from "./parts/WaysOn.tsx";

const OVERVIEW = "/overview";

export const handle = { enhance: ["keypad"], share: "sign-in" };

export function loader(given: Route.LoaderArgs) {
  return signInPage(given, OVERVIEW);
}

export async function action({ context, request }: Route.ActionArgs) {
  const to = ownPath(new URL(request.url).searchParams.get("to")) ?? OVERVIEW;
  const outcome = await trySignIn(context.get(visitContext), await request.formData());
  if (outcome === "already" || outcome === "in") {
    return redirect(outcome === "in" ? signedInAddress(to) : to, 303);
  }
  return data(outcome, { status: statusOfRefused(outcome) });
}

/** /login: the sign-in, and help for those who cannot sign in. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { texts, to, ended, remembered } = loaderData;
  return (
    <Page title={`${wrong ? texts.errorMark : ""}${texts.title}`} description={texts.lead}>
      <div className={styles.columns}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          {ended && !wrong && <EndedNotice ended={ended} texts={texts.ended[ended]} />}
          {to && !wrong && <p className={styles.lead}>{texts.back}</p>}
          {wrong && <FormErrors texts={texts} blocked={texts.blocked} wrong={wrong} />}
          {wrong && <WaysOn way={wayOf(wrong.code)} texts={texts.ways} />}
          <SignInForm texts={texts} remembered={remembered} to={to} wrong={wrong} />
        </div>
        <SafetyNotes texts={texts} />
      </div>
      <KeypadDialog texts={texts.keypad} kind="password" />
    </Page>
  );
}

export default Screen;
