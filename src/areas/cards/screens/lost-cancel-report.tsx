import { signedIn } from "#areas/login/flow/customer.ts";
import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listLosses, readCard } from "../contract/cards.ts";
import { LOST_REPORT_PATH, SUSPICIOUS_PATH } from "../rules/loss.ts";
import type { Route } from "./+types/lost-cancel-report.ts";
import { EmergencyPage } from "./parts/EmergencyPage.tsx";
import styles from "./parts/emergency.module.css";
import { LossFacts } from "./parts/LossFacts.tsx";
import { wordsOf } from "./parts/visits.ts";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await signedIn(visit, request);
  const { losses } = await visit.ask(listLosses, {});
  const wanted = new URL(request.url).searchParams.get("reference");
  const cancelled = losses.filter(({ lossStatus }) => lossStatus === "cancelled");
  const loss = cancelled.find(({ reference }) => wanted === null || reference === wanted) ?? null;
  // What has happened to the card since decides whether it can be used.
  const card = loss && (await visit.ask(readCard, { cardId: loss.cardId }));
  return { ...wordsOf(visit), customer, loss, card };
}

/** /support/emergencies/lost-cancel-report: a cancelled report, and whether its card works now. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, loss, card } = loaderData;
  const { cancelled } = texts;
  const frame = { texts, sessionTexts, customer };
  if (loss === null || card === null) {
    const way = { href: EMERGENCIES_PATH, label: cancelled.nothingWay };
    return (
      <EmergencyPage
        {...frame}
        title={texts.cancel.title}
        description={cancelled.nothing}
        head={<PageHead title={texts.cancel.title} lead={cancelled.nothing} />}
      >
        <Empty sentence={cancelled.nothing} way={way} />
      </EmergencyPage>
    );
  }
  const { cardState, loss: latest } = card;
  const isUsable = cardState === "active" || cardState === "inactive";
  const title = isUsable ? cancelled.title : cancelled.unusableTitle;
  const lead = cancelled.leads[cardState];
  const facts = <LossFacts texts={texts} loss={loss} />;
  return (
    <EmergencyPage
      {...{ ...frame, title, isResult: isUsable }}
      description={lead}
      head={
        isUsable ? (
          <DoneHead title={title} lead={lead}>
            {facts}
          </DoneHead>
        ) : (
          <PageHead title={title} lead={lead} />
        )
      }
    >
      {!isUsable && facts}
      <section aria-labelledby="next" className={styles.narrow}>
        <h2 id="next" className={styles.heading}>
          {cancelled.next}
        </h2>
        <p>{cancelled.review}</p>
        <p className={styles.buttons}>
          {latest && latest.lossStatus !== "cancelled" && (
            <Button href={`${LOST_REPORT_PATH}?reference=${latest.reference}`}>
              {cancelled.newer}
            </Button>
          )}
          <Button href={SUSPICIOUS_PATH}>{cancelled.reviewLink}</Button>
          <Button href={EMERGENCIES_PATH} variant="quiet">
            {texts.report.back}
          </Button>
        </p>
      </section>
    </EmergencyPage>
  );
}

export default Screen;
