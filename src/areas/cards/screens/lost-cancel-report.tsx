import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listLosses } from "../contract/cards.ts";
import { SUSPICIOUS_PATH } from "../rules/loss.ts";
import type { Route } from "./+types/lost-cancel-report.ts";
import { EmergencyPage } from "./parts/EmergencyPage.tsx";
import styles from "./parts/emergency.module.css";
import { LossFacts } from "./parts/LossFacts.tsx";
import { customerOf, wordsOf } from "./parts/visits.ts";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await customerOf(visit, request);
  const { losses } = await visit.ask(listLosses, {});
  const wanted = new URL(request.url).searchParams.get("reference");
  const cancelled = losses.filter(({ lossStatus }) => lossStatus === "cancelled");
  const loss = cancelled.find(({ reference }) => wanted === null || reference === wanted) ?? null;
  return { ...wordsOf(visit), customer, loss };
}

/** /support/emergencies/lost-cancel-report: the report is cancelled, and the card works again. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, loss } = loaderData;
  const { cancelled } = texts;
  const frame = { texts, sessionTexts, customer, title: cancelled.title };
  if (loss === null) {
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
  return (
    <EmergencyPage
      {...frame}
      description={cancelled.lead}
      isResult
      head={
        <DoneHead title={cancelled.title} lead={cancelled.lead}>
          <LossFacts texts={texts} loss={loss} />
        </DoneHead>
      }
    >
      <section aria-labelledby="next" className={styles.narrow}>
        <h2 id="next" className={styles.heading}>
          {cancelled.next}
        </h2>
        <p>{cancelled.review}</p>
        <p className={styles.buttons}>
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
