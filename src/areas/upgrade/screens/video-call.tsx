import { data, redirect } from "react-router";
import * as session from "#areas/login/contract/session.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { TIMED_OUT, UNREACHABLE } from "#web/ask.ts";
import { signedIn } from "#web/signed-in.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { bookCallBack, cancelCallBack, listCallBackTimes, readCall } from "../contract/calls.ts";
import { readUpgrade } from "../contract/steps.ts";
import { COMPLETE_PATH, stepPaths, UPGRADE_PATH, VIDEO_STEP_PATH } from "../rules.ts";
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
  await signedIn(visit, request, session);
  const { ask, visitor } = visit;
  const { language } = visitor;
  const { step, decision } = await ask(readUpgrade, {});
  if (step !== "video") throw redirect(decision?.isApproved ? COMPLETE_PATH : stepPaths[step]);
  const [{ opening, call, callBackAt }, { times }] = await Promise.all([
    ask(readCall, {}),
    ask(listCallBackTimes, {}),
  ]);
  return {
    ...{ texts: upgradeTexts[language], language, opening, call, callBackAt, times },
    sentences: {
      [UNREACHABLE]: sentenceOf(UNREACHABLE, {}, language),
      [TIMED_OUT]: sentenceOf(TIMED_OUT, {}, language),
    },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request, session);
  const form = await request.formData();
  const call = form.get("form") === "cancel" ? cancelCallBack : bookCallBack;
  const submitted = await visit.submit(call, form);
  if (submitted.ok) return redirect(VIDEO_STEP_PATH, 303);
  if (submitted.code === "UPGR000002") return redirect(UPGRADE_PATH, 303);
  return data(submitted, { status: 400 });
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
