import { EMERGENCIES_PATH, emergencies, PANIC_PATH } from "#areas/support/rules.ts";
import type { Output } from "#base/call/call.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listCards, listLosses, listRecentPayments } from "../contract/cards.ts";
import { LOST_CANCEL_PATH, LOST_PATH, SUSPICIOUS_PATH } from "../rules/loss.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/emergencies.ts";
import { CardTable } from "./parts/CardTable.tsx";
import { EmergencyNumbers } from "./parts/EmergencyNumbers.tsx";
import { EmergencyPage } from "./parts/EmergencyPage.tsx";
import styles from "./parts/emergency.module.css";
import { LossTable } from "./parts/LossTable.tsx";
import { PaymentTable } from "./parts/PaymentTable.tsx";
import { customerOrGuest, unlessRefused, wordsOf } from "./parts/visits.ts";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await customerOrGuest(visit, request);
  const { ask } = visit;
  const own = customer && {
    cards: (await unlessRefused(ask(listCards, {}), ["EMRG000001"]))?.cards ?? [],
    losses: (await ask(listLosses, {})).losses,
    payments: (await ask(listRecentPayments, {})).payments,
  };
  return { ...wordsOf(visit), customer, own };
}

/** /support/emergencies: whom to call, what to do now, and a customer's card states. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, own } = loaderData;
  const { main } = texts;
  return (
    <EmergencyPage
      {...{ texts, sessionTexts, customer }}
      title={main.title}
      description={main.lead}
      canonical={EMERGENCIES_PATH}
      head={<PageHead title={main.title} lead={main.lead} />}
    >
      <EmergencyNumbers texts={main} />
      <section aria-labelledby="now">
        <h2 id="now" className={styles.heading}>
          {main.now}
        </h2>
        <ul className={styles.cases}>
          {emergencies.map((each) => (
            <li key={each}>
              <Card
                title={main.cases[each].title}
                level={3}
                actions={<Action texts={main} kind={each} isSignedIn={customer !== null} />}
              >
                <Prose text={main.cases[each].body} />
              </Card>
            </li>
          ))}
        </ul>
      </section>
      {own && <Own texts={texts} own={own} />}
      <Prose text={main.more} />
    </EmergencyPage>
  );
}

/** The immediate actions for each case. */
function Action({
  texts,
  kind,
  isSignedIn,
}: {
  texts: Texts["main"];
  kind: (typeof emergencies)[number];
  isSignedIn: boolean;
}) {
  if (kind === "account") {
    return (
      <Button href={PANIC_PATH} variant="danger">
        {isSignedIn ? texts.panicSignedIn : texts.panic}
      </Button>
    );
  }
  if (kind === "money") {
    return (
      <Button href={SUSPICIOUS_PATH} variant="quiet">
        {texts.suspicious}
      </Button>
    );
  }
  return (
    <>
      <Button href={LOST_PATH} variant="danger">
        {texts.report}
      </Button>
      <p className={styles.soft}>{texts.reportHint}</p>
    </>
  );
}

interface Own {
  cards: Output<typeof listCards>["cards"];
  losses: Output<typeof listLosses>["losses"];
  payments: Output<typeof listRecentPayments>["payments"];
}

/** The customer's cards, reports and latest payments. */
function Own({ texts, own }: { texts: Texts; own: Own }) {
  const { main } = texts;
  const isOpen = own.losses.some(({ lossStatus }) => lossStatus === "open");
  return (
    <>
      <div>
        <h2 className={styles.heading}>{main.own}</h2>
        {own.cards.length === 0 ? (
          <p>{texts.report.none}</p>
        ) : (
          <CardTable texts={texts} cards={own.cards} />
        )}
      </div>
      <div>
        <h2 className={styles.heading}>{main.history}</h2>
        {own.losses.length === 0 ? (
          <p>{main.noHistory}</p>
        ) : (
          <LossTable texts={texts} losses={own.losses} />
        )}
        {isOpen && (
          <p className={styles.buttons}>
            <Button href={LOST_CANCEL_PATH} variant="quiet">
              {main.cancel}
            </Button>
          </p>
        )}
      </div>
      <div>
        <h2 className={styles.heading}>{main.recent}</h2>
        <p className={styles.lead}>{own.payments.length === 0 ? main.noRecent : main.recentLead}</p>
        {own.payments.length > 0 && (
          <PaymentTable
            texts={texts.suspicious}
            id="recent-table"
            caption={main.recent}
            payments={own.payments}
          />
        )}
        <p className={styles.buttons}>
          <Button href={SUSPICIOUS_PATH} variant="quiet">
            {main.all}
          </Button>
        </p>
      </div>
    </>
  );
}

export default Screen;
