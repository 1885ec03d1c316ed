import { data, redirect } from "react-router";
import { signInAddress } from "#base/identity/sign-in.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { readSession, signOut } from "../contract/session.ts";
import { loginTexts } from "../texts/words.ts";
import type { Route } from "./+types/logout.ts";
import styles from "./login.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const { loggedIn } = await ask(readSession, {});
  if (!loggedIn) throw redirect(signInAddress(null, null));
  return { texts: loginTexts[visitor.language] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { submit } = context.get(visitContext);
  const submitted = await submit(signOut, await request.formData());
  if (submitted.ok) return redirect(signInAddress("out", null), 303);
  return data(submitted, { status: 400 });
}

/** /logout: signs out; opened by GET it asks for confirmation. */
export function Screen({ loaderData: { texts }, actionData: wrong }: Route.ComponentProps) {
  const { logout } = texts;
  return (
    <Page title={`${wrong ? texts.errorMark : ""}${logout.title}`} description={logout.lead} hidden>
      <div className={styles.columns}>
        <div>
          {wrong && <ErrorSummary title={texts.errorTitle} message={wrong.message} fields={[]} />}
          <h1>{logout.title}</h1>
          <p className={styles.lead}>{logout.lead}</p>
          <PostForm>
            <Button>{logout.submit}</Button>
          </PostForm>
          <p>
            <a href="/overview">{logout.stay}</a>
          </p>
        </div>
      </div>
    </Page>
  );
}

export default Screen;
