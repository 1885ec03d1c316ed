import { redirect } from "react-router";
import { readPreference, savePreference } from "#areas/account/contract/summary.ts";
import { signedIn } from "#areas/login/flow/customer.ts";
import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { pagePath } from "#web/signed-in.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { AmountsSwitch } from "#web/ui/forms/AmountsSwitch.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { listApprovals, readCard } from "../contract/cards.ts";
import { LOST_CANCEL_PATH, LOST_PATH, SUSPICIOUS_PATH } from "../rules/loss.ts";
import { type CardPageTexts, cardPageTexts } from "../texts/page.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/card.ts";
import { CardPayments, type PrivatePayment } from "./parts/CardPayments.tsx";
import styles from "./parts/card.module.css";
import { wordsOf } from "./parts/visits.ts";

export const handle = { hydrate: true, enhance: ["session"] };

const CARD_ID = /^[1-9]\d{0,17}$/;
const SHOWN_PAYMENTS = 10;
const SHOWN_DIGITS = 4;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await signedIn(visit, request);
  const { cardId } = params;
  if (!CARD_ID.test(cardId)) throw notFound();
  const [card, { payments }, { amountsHidden }] = await orNotFound(
    Promise.all([
      visit.ask(readCard, { cardId }),
      visit.ask(listApprovals, { cardId, pageSize: SHOWN_PAYMENTS }),
      visit.ask(readPreference, {}),
    ]),
  );
  return {
    ...wordsOf(visit),
    page: cardPageTexts[visit.visitor.language],
    customer,
    amountsHidden,
    card,
    payments: payments.map(
      (payment): PrivatePayment => ({
        ...payment,
        amount: { amount: amountsHidden ? null : payment.amount, currency: "TWD" },
      }),
    ),
  };
}

/** Toggles hidden amounts. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  await visit.submit(savePreference, await request.formData());
  return redirect(pagePath(request.url), 303);
}

/** /cards/{id}: one debit card, its state, and its recent payments. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, sessionTexts, page, customer, card, payments, amountsHidden } = loaderData;
  return (
    <SignedInPage
      title={card.cardName}
      description={page.lead}
      session={customer}
      texts={sessionTexts}
    >
      <p className={styles.back}>
        <a href="/overview">{page.back}</a>
      </p>
      <div className={styles.head}>
        <div>
          <h1>{card.cardName}</h1>
          <p className={styles.soft}>
            {fill(page.ending, { digits: card.cardNumber.slice(-SHOWN_DIGITS) })}
          </p>
        </div>
        <AmountsSwitch hidden={amountsHidden} texts={page.amounts} />
      </div>
      <div className={styles.columns}>
        <CardFacts texts={texts} page={page} card={card} />
        <section aria-labelledby="payments" className={styles.panel}>
          <h2 id="payments">{page.recent}</h2>
          {payments.length === 0 ? (
            <p>{page.none}</p>
          ) : (
            <CardPayments texts={texts.suspicious} page={page} payments={payments} />
          )}
        </section>
      </div>
    </SignedInPage>
  );
}

interface FactsProps {
  texts: Texts;
  page: CardPageTexts;
  card: Output<typeof readCard>;
}

function CardFacts({ texts, page, card }: FactsProps) {
  const { loss } = card;
  return (
    <div className={styles.panel}>
      {loss && card.lossStatus === "open" && (
        <Notice kind="warning" word={texts.card.states.lost}>
          <p>
            {fill(page.cancelUntil, { moment: loss.cancelUntil })}{" "}
            <a href={LOST_CANCEL_PATH}>{page.cancel}</a>
          </p>
        </Notice>
      )}
      <FactList
        facts={[
          { name: texts.card.state, value: texts.card.states[card.cardState] },
          { name: page.issuedOn, value: card.issuedOn },
          { name: page.expiresOn, value: card.expiresOn },
          ...(loss ? [{ name: texts.loss.reference, value: loss.reference }] : []),
        ]}
      />
      <p className={styles.buttons}>
        {card.isReportable && (
          <Button href={LOST_PATH} variant="danger">
            {page.report}
          </Button>
        )}
        <Button href={SUSPICIOUS_PATH} variant="quiet">
          {page.dispute}
        </Button>
      </p>
    </div>
  );
}

export default Screen;
