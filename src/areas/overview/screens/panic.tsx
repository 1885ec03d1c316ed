import { data } from "react-router";
import { signedIn } from "#areas/login/flow/customer.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { panic } from "#areas/panic/contract.ts";
import type { Output } from "#base/call/call.ts";
import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { overviewTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/panic.ts";
import styles from "./panic.module.css";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { language, signedIn: isSignedIn } = visit.visitor;
  const texts = overviewTexts[language];
  // The panic button has just ended the session, but its result must still be shown.
  const isOver = request.method === "POST" && !isSignedIn;
  const customer = isOver ? null : await signedIn(visit, request);
  return { texts, sessionTexts: loginTexts[language].session, customer };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  const submitted = await visit.submit(panic, await request.formData());
  return data(submitted, { status: submitted.ok ? 200 : 400 });
}

/**
 * /overview/security/panic: stops everything after a confirmation, and shows the reference number.
 */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer } = loaderData;
  if (actionData?.ok) return <Stopped texts={texts} stopped={actionData.content} />;
  if (!customer) return null;
  const words = texts.panic;
  return (
    <SignedInPage
      title={`${actionData ? texts.errorMark : ""}${words.title}`}
      description={words.short}
      session={customer}
      texts={sessionTexts}
    >
      <PageHead title={words.title} lead={words.lead} />
      <div className={styles.panic}>
        {actionData && (
          <ErrorSummary title={texts.errorTitle} message={actionData.message} fields={[]} />
        )}
        <h2>{words.happens}</h2>
        <ul>
          <li>{words.transfers}</li>
          <li>{words.cards}</li>
          <li>{words.sessions}</li>
        </ul>
        <Notice kind="info" word={words.undoWord}>
          <p>{words.undo}</p>
        </Notice>
        <PostForm>
          <Button variant="danger">{words.confirm}</Button>
          <Button href="/overview/security" variant="quiet">
            {words.back}
          </Button>
        </PostForm>
      </div>
    </SignedInPage>
  );
}

interface StoppedProps {
  texts: Texts;
  stopped: Output<typeof panic>;
}

/** What was stopped; the session is over. */
function Stopped({ texts: { panic: words }, stopped }: StoppedProps) {
  return (
    <Page title={words.doneTitle} description={words.doneLead} hidden>
      <PageHead title={words.doneTitle} lead={words.doneLead} />
      <div className={styles.panic}>
        <dl>
          <dt>{words.reference}</dt>
          <dd>{stopped.reference}</dd>
          <dt>{words.stoppedAccounts}</dt>
          <dd>{fill(words.accountCount, { count: stopped.accountCount })}</dd>
          <dt>{words.stoppedCards}</dt>
          <dd>
            {fill(words.cardCount, { count: stopped.cardCount })}
            {stopped.cardCount > 0 && (
              <ul>
                {stopped.cards.map(({ cardName, cardNumber }) => (
                  <li key={cardNumber}>
                    {cardName} <span>{cardNumber}</span>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </dl>
        <p>
          {words.call} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
        </p>
        <p>{words.undo}</p>
        <p>
          <Button href="/login" variant="quiet">
            {words.signIn}
          </Button>
        </p>
      </div>
    </Page>
  );
}

export default Screen;
