import { data, redirect } from "react-router";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import {
  activateInApp,
  designateInApp,
  openAccountInApp,
  readApp,
  switchInApp,
  undoPanicInApp,
  unlockInApp,
} from "../contract.ts";
import { APP_PATH } from "../rules.ts";
import { appTexts } from "../texts.ts";
import type { Route } from "./+types/app.ts";
import styles from "./app.module.css";
import { AppParts } from "./parts/AppParts.tsx";

const calls = {
  unlock: unlockInApp,
  panic: undoPanicInApp,
  switches: switchInApp,
  designate: designateInApp,
  account: openAccountInApp,
  card: activateInApp,
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  // In production neither this page nor its calls exist.
  if (!visit.demonstration) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const userId = query.get("userId")?.slice(0, 40).toWellFormed() ?? "";
  const texts = appTexts[visit.visitor.language];
  const found = userId === "" ? { app: null, message: null } : await appOf(visit, userId);
  return { texts, userId, isDone: query.has("done"), ...found };
}

/** A customer's app content, or the error if there is no such customer. */
async function appOf({ ask, visitor }: Visit, userId: string) {
  try {
    return { app: await ask(readApp, { userId }), message: null };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return { app: null, message: sentenceOf(thrown.code, thrown.facts, visitor.language) };
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  if (!visit.demonstration) throw data(null, { status: 404 });
  const form = await request.formData();
  const name = String(form.get("form") ?? "") as keyof typeof calls;
  if (!Object.hasOwn(calls, name)) throw data(null, { status: 400 });
  const submitted = await visit.submit(calls[name], form);
  if (!submitted.ok) return data({ form: name, ...submitted }, { status: 400 });
  const userId = encodeURIComponent(String(form.get("userId") ?? ""));
  return redirect(`${APP_PATH}?userId=${userId}&done=${name}`, 303);
}

/** /dev/app: simulates the mobile app for a demonstration. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, userId, app, message, isDone } = loaderData;
  return (
    <Page title={texts.title} description={texts.lead} hidden>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.parts}>
        <Notice kind="warning" word={texts.only}>
          <p>{texts.onlyLead}</p>
        </Notice>
        {actionData && (
          <ErrorSummary
            title={texts.errorTitle}
            fields={actionData.fields}
            {...(actionData.fields.length === 0 ? { message: actionData.message } : {})}
          />
        )}
        {isDone && !actionData && (
          <Notice kind="success" word={texts.done}>
            <p>{texts.doneLead}</p>
          </Notice>
        )}
        <form method="get" action={APP_PATH} aria-label={texts.choose} className={styles.choose}>
          <Field
            name="userId"
            label={texts.userId}
            hint={texts.userIdHint}
            typed={userId}
            error={message ?? undefined}
          />
          <Button>{texts.choose}</Button>
        </form>
        <p>
          <a href="/dev/outbox">{texts.outbox}</a>
        </p>
        {app && <AppParts app={app} texts={texts} wrong={actionData} />}
      </div>
    </Page>
  );
}

export default Screen;
