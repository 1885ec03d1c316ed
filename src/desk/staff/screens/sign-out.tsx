import { data, redirect } from "react-router";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { signOut } from "../contract.ts";
import { ACCOUNT_PATH, SIGN_IN_PATH } from "../rules.ts";
import { staffTexts } from "../texts/words.ts";
import type { Route } from "./+types/sign-out.ts";
import styles from "./staff.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext);
  if (!visitor.signedIn) throw redirect(SIGN_IN_PATH);
  return { texts: staffTexts[visitor.language] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { submit } = context.get(visitContext);
  const submitted = await submit(signOut, await request.formData());
  if (submitted.ok) return redirect(`${SIGN_IN_PATH}?session=ended`, 303);
  return data(submitted, { status: 400 });
}

/** /desk/sign-out: signs out; opened as a page it asks for confirmation. */
export function Screen({ loaderData: { texts }, actionData: wrong }: Route.ComponentProps) {
  return (
    <Page title={texts.signOutTitle} description={texts.signOutLead} hidden>
      <div className={styles.narrow}>
        {wrong && <ErrorSummary title={texts.errorTitle} message={wrong.message} fields={[]} />}
        <h1>{texts.signOutTitle}</h1>
        <p className={styles.lead}>{texts.signOutLead}</p>
        <PostForm>
          <Button>{texts.signOut}</Button>
        </PostForm>
        <p>
          <a href={ACCOUNT_PATH}>{texts.stay}</a>
        </p>
      </div>
    </Page>
  );
}

export default Screen;
