import { redirect } from "react-router";
import { customerVisit, signedIn } from "#areas/login/flow/customer.ts";
import type { Refused, Submitted } from "#base/call/submitted.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { callCodes } from "#web/ask.ts";
import { flowAction, goOrStay, type Outcome } from "#web/flow.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { bookCallBack, cancelCallBack, listCallBackTimes, readCall } from "../contract/calls.ts";
import { readUpgrade } from "../contract/steps.ts";
import { COMPLETE_PATH, UPGRADE_PATH, upgradeFlow, VIDEO_STEP_PATH } from "../flow/table.ts";
import { upgradeTexts } from "../texts/words.ts";
import type { Route } from "./+types/video-call.ts";
import { CallBack } from "./parts/CallBack.tsx";
import { NeedsScripts } from "./parts/Needs.tsx";
import { UpgradeSteps } from "./parts/UpgradeSteps.tsx";
import styles from "./parts/upgrade.module.css";
import { VideoCall } from "./parts/VideoCall.tsx";

export const handle: ScreenHandle = {
  hydrate: true,
  pcOnly: true,
  policy: { camera: true, microphone: true },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  const { ask, visitor } = visit;
  const { language } = visitor;
  const { step, decision } = await ask(readUpgrade, {});
  if (step !== "video")
    throw redirect(decision?.isApproved ? COMPLETE_PATH : upgradeFlow[step].page);
  const [{ opening, call, callBackAt }, { times }] = await Promise.all([
    ask(readCall, {}),
    ask(listCallBackTimes, {}),
  ]);
  return {
    ...{ texts: upgradeTexts[language], language, opening, call, callBackAt, times },
    sentences: sentencesOf(callCodes, {}, language),
  };
}

export const action = flowAction({
  open: customerVisit,
  steps: {
    book: ({ submit }, form) => callBackStep(submit(bookCallBack, form)),
    cancel: ({ submit }, form) => callBackStep(submit(cancelCallBack, form)),
  },
  button: "form",
});

async function callBackStep<Content>(
  sent: Promise<Submitted<Content>>,
): Promise<Outcome<string, Refused>> {
  const submitted = await sent;
  if (!submitted.ok && submitted.code === "UPGR000002") return { go: UPGRADE_PATH };
  return goOrStay(submitted, () => VIDEO_STEP_PATH);
}

/** /upgrade-account/video-call: the call to the desk, or booking a time for it. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { texts, language, sentences, opening, call, callBackAt, times } = loaderData;
  const { video } = texts;
  const callBack = (
    <CallBack
      texts={video.callBack}
      times={times}
      bookedAt={callBackAt}
      error={wrong?.fields[0]?.message}
    />
  );
  return (
    <Page title={`${wrong ? texts.errorMark : ""}${video.title}`} description={video.lead} hidden>
      <PageHead title={video.title} lead={video.lead} />
      <UpgradeSteps texts={texts} step="video" />
      {wrong && (
        <div className={styles.narrow}>
          <ErrorSummary
            title={texts.errorTitle}
            fields={wrong.fields}
            {...(wrong.fields.length === 0 ? { message: wrong.message } : {})}
          />
        </div>
      )}
      <NeedsScripts texts={texts} />
      <VideoCall {...{ texts, language, sentences, opening, call, callBackAt, callBack }} />
    </Page>
  );
}

export default Screen;
