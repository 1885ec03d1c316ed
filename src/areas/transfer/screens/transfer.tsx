import { redirectDocument } from "react-router";
import type { FieldError } from "#base/call/call.ts";
import { withWayBack } from "#base/site/own-path.ts";
import { dayOf } from "#base/time/day.ts";
import { flowAction } from "#web/flow.ts";
import { choiceParam } from "#web/list-page.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { useUncorrected } from "#web/ui/forms/use-uncorrected.ts";
import { visitContext } from "#web/visit.ts";
import { transferAddress, transferPaths, VERIFY_PATH } from "../flow/table.ts";
import type { Route } from "./+types/transfer.ts";
import { customerFrame, type Frame, switchedAmounts } from "./parts/customer.ts";
import { SendForm } from "./parts/SendForm.tsx";
import { type Choices, choicesFor, prepareSent, startOf } from "./parts/send.ts";
import { TransferPage } from "./parts/TransferPage.tsx";
import styles from "./parts/transfer.module.css";
import { useDraft } from "./parts/use-draft.ts";

export const handle = { hydrate: true, enhance: ["session"] };

const news = ["cancelled", "lost", "verified"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const url = new URL(request.url);
  const frame = await customerFrame(visit, request);
  const choices = await choicesFor(visit);
  const { typed, filled } = await startOf(visit, url, choices);
  if (filled?.isOver) throw redirectDocument(transferAddress("done", filled.key));
  const requestedNews = choiceParam(url, "news", news);
  return {
    frame,
    choices,
    typed,
    news: filled ? (filled.isLost ? ("lost" as const) : ("again" as const)) : requestedNews,
    freshKey: crypto.randomUUID() as string,
    today: dayOf(visit.now),
  };
}

export const action = flowAction({
  async open(visit, request, form) {
    await switchedAmounts(visit, request, form);
    return visit;
  },
  steps: { prepare: prepareSent },
  address: ({ page, key }) => transferAddress(page, key),
  leave: redirectDocument,
});

const NONE: FieldError[] = [];

/** /transfer: step 1, from which account, to whom, how much. */
export default function TransferScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, choices, typed, freshKey, today } = loaderData;
  const { texts } = frame;
  const answered = actionData?.wrong ?? null;
  const fields = useUncorrected(answered?.fields ?? NONE);
  const isCorrected = fields.length === 0 && (answered?.fields.length ?? 0) > 0;
  const wrong = answered && !isCorrected ? { ...answered, fields } : null;
  const { sources } = choices;
  const draft = useDraft(choices, Boolean(wrong) || typed.payee !== undefined);
  const news = loaderData.news ?? (draft ? "again" : null);
  return (
    <TransferPage
      frame={frame}
      step="info"
      title={texts.title}
      lead={texts.lead}
      wrong={wrong}
      amountsHidden={choices.amountsHidden}
    >
      <div className={styles.notices}>
        {news && (
          <Notice kind="info" word={texts.words.info} live>
            <p>{texts.news[news]}</p>
          </Notice>
        )}
        <Stops frame={frame} choices={choices} />
      </div>
      {sources.length === 0 ? (
        <>
          <p>{texts.stops.nothing}</p>
          <p className={styles.ways}>
            <Button href="/overview">{texts.stops.toOverview}</Button>
          </p>
        </>
      ) : (
        <SendForm
          key={draft ? "draft" : "fresh"}
          frame={frame}
          choices={choices}
          typed={{ transferKey: freshKey, ...typed, ...draft, ...actionData?.typed }}
          wrong={wrong}
          fromList={actionData?.fromList ?? draft?.toBank !== undefined}
          today={today}
        />
      )}
    </TransferPage>
  );
}

/** Restrictions on some transfers, shown before anything is typed, with a link to change them. */
function Stops({ frame: { texts }, choices }: { frame: Frame; choices: Choices }) {
  const { stops } = texts;
  const main = choices.sources.filter(({ accountKind }) => accountKind === "main");
  const isOff = (name: "otherEnabled" | "designatedEnabled") =>
    main.length > 0 && main.every((account) => !account[name]);
  return (
    <>
      {!choices.otherAllowed && (
        <Notice kind="warning" word={stops.word}>
          <p>{stops.unusual}</p>
          <p className={styles.ways}>
            <Button href={withWayBack(VERIFY_PATH, `${transferPaths.info}?news=verified`)}>
              {stops.verify}
            </Button>
          </p>
        </Notice>
      )}
      {(isOff("otherEnabled") || isOff("designatedEnabled")) && (
        <Notice kind="info" word={stops.switchedOff}>
          {isOff("otherEnabled") && <p>{stops.otherOff}</p>}
          {isOff("designatedEnabled") && <p>{stops.designatedOff}</p>}
        </Notice>
      )}
    </>
  );
}
