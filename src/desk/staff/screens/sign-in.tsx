import { data, redirect } from "react-router";
import { DESK_HOME } from "#base/site/paths.ts";
import { choiceParam } from "#web/list-page.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { signIn } from "../contract.ts";
import { SIGN_IN_PATH } from "../rules.ts";
import { staffTexts } from "../texts/words.ts";
import type { Route } from "./+types/sign-in.ts";
import styles from "./staff.module.css";

export const handle = { enhance: ["passkey"], share: "sign-in" };

export function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext);
  if (visitor.signedIn) throw redirect(DESK_HOME);
  const ended = choiceParam(new URL(request.url), "session", ["ended", "cookie"]);
  return { texts: staffTexts[visitor.language], ended };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { submit, visitor } = context.get(visitContext);
  // Signed in on another page meanwhile: this form was rendered before and has no valid token.
  if (visitor.signedIn) return redirect(DESK_HOME, 303);
  const form = await request.formData();
  const submitted = await submit(signIn, form);
  // This page redirects whoever sends the session's cookie, and tells all others why not.
  if (submitted.ok) return redirect(`${SIGN_IN_PATH}?session=cookie`, 303);
  // Three times "this field" says nothing in a summary: each sentence names its field.
  const { missing } = staffTexts[visitor.language];
  const empty = (["userId", "password", "code"] as const)
    .filter((field) => !form.get(field) && !(field === "code" && form.get("passkey")))
    .map((field) => ({ field, message: missing[field] }));
  const others = submitted.fields.filter(({ field }) => form.get(field));
  return data({ ...submitted, fields: [...empty, ...others] }, { status: 400 });
}

/** /desk/sign-in: user ID, password and the code of an authenticator app. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { texts, ended } = loaderData;
  const fields = wrong?.fields ?? [];
  const errorOf = (name: string) => fields.find(({ field }) => field === name)?.message;
  return (
    <Page title={`${wrong ? texts.errorMark : ""}${texts.title}`} description={texts.lead} hidden>
      <div className={styles.narrow}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        {ended && !wrong && (
          <Notice
            kind={ended === "cookie" ? "error" : "info"}
            word={ended === "cookie" ? texts.cookieWord : texts.endedWord}
          >
            <p>{texts[ended]}</p>
          </Notice>
        )}
        {wrong && (
          <ErrorSummary
            title={texts.errorTitle}
            fields={fields}
            {...(fields.length === 0 ? { message: wrong.message } : {})}
          />
        )}
        <PostForm noValidate aria-label={texts.form} className={styles.form}>
          <Field
            name="userId"
            label={texts.userId}
            typed={wrong?.typed.userId}
            error={errorOf("userId")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field
            name="password"
            type="password"
            label={texts.password}
            error={errorOf("password")}
            autoComplete="current-password"
          />
          <Field
            name="code"
            label={texts.code}
            hint={texts.signInCodeHint}
            error={errorOf("code")}
            variant="code"
            autoComplete="one-time-code"
            spellCheck={false}
          />
          <input type="hidden" name="passkey" />
          <Button>{texts.submit}</Button>
          <div data-passkey={texts.passkeyFailed} hidden className={styles.passkey}>
            <p>{texts.passkeyLead}</p>
            <Button type="button" variant="quiet">
              {texts.passkey}
            </Button>
            <p role="status" />
          </div>
        </PostForm>
      </div>
    </Page>
  );
}

export default Screen;
