import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import type { Refused } from "#base/call/submitted.ts";
import { callCentre } from "#base/site/brand.ts";
import { flowAction, type Outcome, stayAt } from "#web/flow.ts";
import { withOwnWords } from "#web/refused.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { listCards, reportLoss } from "../contract/cards.ts";
import { lossReportSteps, type Reporting } from "../flow/report-loss.ts";
import { LOST_PATH, LOST_REPORT_PATH } from "../rules/loss.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/lost.ts";
import { CardChoice } from "./parts/CardChoice.tsx";
import { EmergencyPage } from "./parts/EmergencyPage.tsx";
import styles from "./parts/emergency.module.css";
import { GuestReport } from "./parts/GuestReport.tsx";
import { LossFacts, Standing } from "./parts/LossFacts.tsx";
import { customerOrGuest, unlessRefused, wordsOf } from "./parts/visits.ts";

export const handle = { enhance: ["session", "deadline"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await customerOrGuest(visit, request);
  const listed = customer && (await unlessRefused(visit.ask(listCards, {}), ["EMRG000001"]));
  return { ...wordsOf(visit), customer, cards: listed?.cards ?? null };
}

export const action = flowAction({
  async open(visit, request) {
    return { visit, isGuest: (await customerOrGuest(visit, request)) === null };
  },
  steps: {
    begin: report("begin"),
    code: report("code"),
    card: report("card"),
  },
  button: "step",
});

/** A step of a visitor; a customer only chooses the card. */
function report(step: keyof typeof lossReportSteps) {
  return async (
    { visit, isGuest }: { visit: Visit; isGuest: boolean },
    form: FormData,
  ): Promise<Outcome<string, Reporting | { at: "own"; wrong: Refused }>> => {
    if (isGuest) return stayAt(await lossReportSteps[step](visit, form));
    const submitted = await visit.submit(reportLoss, form);
    if (submitted.ok) return { go: `${LOST_REPORT_PATH}?reference=${submitted.content.reference}` };
    const { emptyCard } = wordsOf(visit).texts.report;
    return stayAt({ at: "own", wrong: withOwnWords(submitted, form, { cardId: emptyCard }) });
  };
}

/** /support/emergencies/lost: reports a card lost, signed in or by national ID and SMS code. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, cards } = loaderData;
  const { report } = texts;
  const wrong = actionData?.wrong;
  if (actionData?.at === "done") {
    return <Done {...{ texts, sessionTexts }} loss={actionData.loss} />;
  }
  return (
    <EmergencyPage
      {...{ texts, sessionTexts, customer, wrong }}
      title={report.title}
      description={report.lead}
      {...(!actionData && { canonical: LOST_PATH })}
      head={<PageHead title={report.title} lead={report.lead} />}
    >
      {customer ? (
        <OwnReport texts={texts} cards={cards} wrong={wrong} />
      ) : (
        <GuestReport texts={texts} reporting={actionData?.at === "own" ? undefined : actionData} />
      )}
      <div className={styles.narrow}>
        <p>
          {report.call} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
        </p>
        <p>
          <a className="lone-link" href={EMERGENCIES_PATH}>
            {report.back}
          </a>
        </p>
      </div>
    </EmergencyPage>
  );
}

type Cards = Route.ComponentProps["loaderData"]["cards"];

/** A customer's own cards, or why there is nothing to report. */
function OwnReport({
  texts,
  cards,
  wrong,
}: {
  texts: Texts;
  cards: Cards;
  wrong?: Refused | undefined;
}) {
  const { report } = texts;
  const reportable = cards?.filter(({ isReportable }) => isReportable) ?? [];
  if (cards === null) {
    const way = { href: "/debit-card/landing", label: report.noneWay };
    return <Empty sentence={report.none} way={way} />;
  }
  if (reportable.length === 0) {
    const way = { href: EMERGENCIES_PATH, label: report.nothingWay };
    return <Empty sentence={report.nothing} way={way} />;
  }
  return (
    <PostForm noValidate className={styles.narrow}>
      <CardChoice texts={texts} cards={reportable} wrong={wrong} />
      <h2 className={styles.heading}>{report.happens}</h2>
      <ul className={styles.points}>
        {report.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button variant="danger">{report.confirm}</Button>
    </PostForm>
  );
}

type DoneProps = Pick<Route.ComponentProps["loaderData"], "texts" | "sessionTexts"> & {
  loss: Extract<Reporting, { at: "done" }>["loss"];
};

/** Confirms that a visitor's card is blocked. */
function Done({ texts, sessionTexts, loss }: DoneProps) {
  const { reported } = texts;
  return (
    <EmergencyPage
      {...{ texts, sessionTexts }}
      customer={null}
      title={reported.title}
      description={reported.lead}
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
          {loss.lossStatus === "open" && <li>{reported.guestFound}</li>}
          <li>{reported.renew}</li>
          <li>
            {texts.report.call} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
          </li>
        </ul>
        <p className={styles.buttons}>
          <Button href={LOST_PATH} variant="quiet">
            {reported.another}
          </Button>
          <Button href={EMERGENCIES_PATH} variant="quiet">
            {texts.report.back}
          </Button>
        </p>
      </section>
    </EmergencyPage>
  );
}

export default Screen;
