import { data, redirect } from "react-router";
import { formWith, statusOfRefused } from "#base/call/submitted.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { endings, signedInAddress } from "#base/identity/sign-in.ts";
import { ownPath } from "#base/site/own-path.ts";
import type { Language } from "#base/text/language.ts";
import { choiceParam } from "#web/list-page.ts";
import { KeypadDialog } from "#web/ui/forms/KeypadDialog.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { readRemembered, readSession, signIn } from "../contract/session.ts";
import { loginTexts } from "../texts/words.ts";
import type { Route } from "./+types/login.ts";
import styles from "./login.module.css";
import { EndedNotice } from "./parts/EndedNotice.tsx";
import { SafetyNotes } from "./parts/SafetyNotes.tsx";
import { SignInForm } from "./parts/SignInForm.tsx";
import { FormErrors, WaysOn, wayOf } from "./parts/WaysOn.tsx";
import { type Wrong, withOwnWords } from "./parts/wrong.ts";

const OVERVIEW = "/overview";

export const handle = { enhance: ["keypad"], share: "sign-in" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const to = ownPath(url.searchParams.get("to"));
  const { loggedIn } = await ask(readSession, {});
  if (loggedIn) throw redirect(to ?? OVERVIEW);
  const { nationalId } = await ask(readRemembered, {});
  return {
    texts: loginTexts[visitor.language],
    to,
    ended: choiceParam(url, "ended", endings),
    remembered: url.searchParams.get("id") === "other" ? null : nationalId,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ask, submit, visitor } = context.get(visitContext);
  const { language } = visitor;
  const to = ownPath(new URL(request.url).searchParams.get("to")) ?? OVERVIEW;
  // Already signed in from another tab: this older form lacks the new session's token.
  if ((await ask(readSession, {})).loggedIn) return redirect(to, 303);
  const typed = await request.formData();
  // An unchecked box sends nothing but means no: the remembered ID is then forgotten.
  const form = formWith(typed, {
    rememberNationalId: String(typed.get("rememberNationalId") === "true"),
  });
  const submitted = await submit(signIn, form);
  if (submitted.ok) return redirect(signedInAddress(to), 303);
  const wrong = withOwnWords(submitted, form, loginTexts[language].empty);
  return data(withReason(wrong, language), { status: statusOfRefused(submitted) });
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

/** Adds the reason to a lock, which the code alone does not give. */
function withReason(wrong: Wrong, language: Language): Wrong {
  if (wrong.code !== "CHEA000013") return wrong;
  const { reason } = wrong.content as { reason: "attempts" | "fraud" };
  const code = reason === "fraud" ? "LOGN000002" : "LOGN000001";
  return { ...wrong, message: sentenceOf(code, {}, language) };
}

export default Screen;
