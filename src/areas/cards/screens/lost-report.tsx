import { redirect } from "react-router";
import { signedIn } from "#areas/login/flow/customer.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { listLosses } from "../contract/cards.ts";
import {
  LOST_CANCEL_PATH,
  LOST_CANCEL_REPORT_PATH,
  LOST_PATH,
  SUSPICIOUS_PATH,
} from "../rules/loss.ts";
import type { Route } from "./+types/lost-report.ts";
import { EmergencyPage } from "./parts/EmergencyPage.tsx";
import styles from "./parts/emergency.module.css";
import { LossFacts, Standing } from "./parts/LossFacts.tsx";
import { wordsOf } from "./parts/visits.ts";

export const handle = { enhance: ["session", "deadline"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await signedIn(visit, request);
  const { losses } = await visit.ask(listLosses, {});
  const wanted = new URL(request.url).searchParams.get("reference");
  const loss = losses.find(({ reference }) => wanted === null || reference === wanted) ?? null;
  if (loss?.lossStatus === "cancelled") {
    throw redirect(`${LOST_CANCEL_REPORT_PATH}?reference=${loss.reference}`);
  }
  return { ...wordsOf(visit), customer, loss };
}

/**
 * /support/emergencies/lost-report: a report that stands, and how long it can be cancelled. A
 * cancelled one has another page, because its card may work again.
 */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, loss } = loaderData;
  const { reported } = texts;
  const frame = {
    texts,
    sessionTexts,
    customer,
    title: reported.title,
    description: reported.lead,
  };
  if (loss === null) {
    return (
      <EmergencyPage
        {...frame}
        title={texts.main.history}
        head={<PageHead title={texts.main.history} lead={reported.nothing} />}
      >
        <Empty sentence={reported.nothing} way={{ href: LOST_PATH, label: reported.nothingWay }} />
      </EmergencyPage>
    );
  }
  return (
    <EmergencyPage
      {...frame}
      isResult
      head={
        <DoneHead title={reported.title} lead={reported.lead}>
          <LossFacts texts={texts} loss={loss} />
        </DoneHead>
      }
    >
      <Standing texts={texts} loss={loss} />
      <section aria-labelledby="next" className={styles.narrow}>
        <h2 id="next" className={styles.heading}>
          {reported.next}
        </h2>
        <ul className={styles.points}>
          <li>{reported.review}</li>
          {loss.lossStatus === "open" && <li>{reported.found}</li>}
          {loss.finalReason !== "replaced" && <li>{reported.renew}</li>}
        </ul>
        <p className={styles.buttons}>
          <Button href={SUSPICIOUS_PATH}>{reported.reviewLink}</Button>
          {loss.lossStatus === "open" && (
            <Button href={LOST_CANCEL_PATH} variant="quiet">
              {reported.foundLink}
            </Button>
          )}
        </p>
      </section>
    </EmergencyPage>
  );
}

export default Screen;
