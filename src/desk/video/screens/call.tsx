import { redirect, redirectDocument } from "react-router";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { callCodes } from "#web/ask.ts";
import { type Visit, visitContext } from "#web/visit.ts";
import {
  decideUpgrade,
  endDeskCall,
  readCallOutcome,
  readDeskCall,
  saveChecks,
} from "../contract.ts";
import { VIDEO_QUEUE_PATH } from "../rules.ts";
import { videoTexts } from "../texts/words.ts";
import type { Route } from "./+types/call.ts";
import styles from "./parts/call.module.css";
import { Decision, Outcome } from "./parts/Decision.tsx";
import { DeskVideo } from "./parts/DeskVideo.tsx";
import { Papers } from "./parts/Papers.tsx";

export const handle: ScreenHandle = {
  hydrate: true,
  policy: { camera: true, microphone: true },
};

/** The call has ended, or it is a colleague's. */
function isGone(thrown: unknown): boolean {
  return isRefusal(thrown) && ["UPGR000005", "UPGR000009"].includes(thrown.code);
}

/** What is still shown of one's own call after its end; a colleague's leads to the queue. */
function outcomeOf(visit: Visit, callId: string) {
  return askDesk(visit, readCallOutcome, { callId }).catch((thrown: unknown) => {
    throw isGone(thrown) ? redirect(VIDEO_QUEUE_PATH) : thrown;
  });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { language } = visit.visitor;
  const frame = await openDesk(visit);
  const { callId } = params;
  const call = await askDesk(visit, readDeskCall, { callId }).catch((thrown: unknown) => {
    if (isGone(thrown)) return null;
    throw thrown;
  });
  const outcome = call ? null : await outcomeOf(visit, callId);
  return {
    ...{ ...frame, call, outcome, language, texts: videoTexts[language] },
    sentences: sentencesOf(callCodes, {}, language),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { acted, form } = await actAtDesk(visit, request, {
    calls: { decide: decideUpgrade, end: endDeskCall, checks: saveChecks },
    params: { callId: params.callId },
  });
  return acted.data.ok && form === "end" ? redirectDocument(VIDEO_QUEUE_PATH, 303) : acted;
}

/** /desk/video/{call}: both pictures, the customer's papers, the checks and the decision. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, call, outcome, texts, language, sentences } = loaderData;
  const acted = actionData && "form" in actionData ? actionData : undefined;
  return (
    <DeskPage desk={desk} frame={frame} title={texts.call.title} lead={texts.call.lead}>
      {call ? (
        <div className={styles.columns}>
          <div>
            <DeskVideo texts={texts} call={call} language={language} sentences={sentences} />
          </div>
          <div>
            <Papers texts={texts} call={call} />
            <Decision texts={texts} call={call} acted={acted} />
          </div>
        </div>
      ) : (
        <Outcome texts={texts} decision={outcome?.decision ?? null} />
      )}
    </DeskPage>
  );
}

export default Screen;
