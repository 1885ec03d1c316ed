import type { ReactNode } from "react";
import type { Output } from "#base/call/call.ts";
import { fill, type Language } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import type { CallSentences } from "#web/ask.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import { useAsk } from "#web/use-ask.ts";
import { useMedia } from "#web/video/use-media.ts";
import type { readCall } from "../../contract/calls.ts";
import { ANSWER_SECONDS } from "../../rules/video.ts";
import type { Texts } from "../../texts/zh.ts";
import { InCall } from "./InCall.tsx";
import { OwnPicture } from "./OwnPicture.tsx";
import { Prepare } from "./Prepare.tsx";
import { type CallLine, type CustomerCall, useCustomerCall } from "./use-customer-call.ts";
import styles from "./video.module.css";

interface Props {
  texts: Texts;
  language: Language;
  sentences: CallSentences;
  opening: Output<typeof readCall>["opening"];
  call: CustomerCall | null;
  callBackAt: string | null;
  /** The form to book a time. */
  callBack: ReactNode;
}

/** The call in all its states: preparing, waiting, talking, ended. */
export function VideoCall(props: Props) {
  const { texts, language, sentences, opening, callBackAt, callBack } = props;
  const { video } = texts;
  const ask = useAsk({ language, sentences, isCached: false });
  const isHydrated = useHydrated();
  // With a booking the customer may join at the booked time, whatever the hours; the server
  // decides.
  const mayJoin = opening.isOpen || callBackAt !== null || props.call !== null;
  const media = useMedia(isHydrated && mayJoin);
  const line = useCustomerCall({ ask, first: props.call, media });
  const { call, outcome } = line;
  if (outcome === "decided") {
    return (
      <Notice kind="success" word={texts.okWord} live>
        <p>{video.decided}</p>
      </Notice>
    );
  }
  if (call?.state === "answered") {
    return <InCall texts={texts} line={line} call={call} media={media} />;
  }
  if (call) {
    return (
      <>
        <Waiting texts={texts} line={line} call={call} />
        <OwnPicture texts={texts} media={media} />
        {call.waitedSeconds >= ANSWER_SECONDS && callBack}
      </>
    );
  }
  return (
    <>
      {outcome === "ended" && (
        <Notice kind="warning" word={video.endedTitle} live>
          <p>{video.endedText}</p>
        </Notice>
      )}
      {!opening.isOpen && (
        <Notice kind="info" word={video.closedTitle}>
          <p>{fill(video.closedText, { opensAt: toMinute(opening.opensAt ?? "") })}</p>
        </Notice>
      )}
      {mayJoin && <Prepare texts={texts} line={line} media={media} opening={opening} />}
      {(!opening.isOpen || outcome === "ended" || callBackAt !== null) && callBack}
    </>
  );
}

interface WaitingProps {
  texts: Texts;
  line: CallLine;
  call: CustomerCall;
}

/** The position in the queue, the waiting time, and the alternatives. */
function Waiting({
  texts: { video, noteWord },
  line,
  call: { place, waitedSeconds },
}: WaitingProps) {
  const time = `${Math.floor(waitedSeconds / 60)}:${String(waitedSeconds % 60).padStart(2, "0")}`;
  const isLong = waitedSeconds >= ANSWER_SECONDS;
  return (
    <section className={styles.queue} aria-labelledby="waiting">
      <h2 id="waiting">{video.waitTitle}</h2>
      <p className={styles.place} role="status" data-place={place}>
        {place <= 1 ? video.next : fill(video.place, { before: place - 1 })}
      </p>
      <p className={styles.soft}>{fill(video.waited, { time })}</p>
      <p className={styles.soft}>{video.waitHint}</p>
      {line.isOffline && <p role="status">{video.offline}</p>}
      {isLong && (
        <Notice kind="info" word={noteWord} live>
          <p>{video.longWait}</p>
        </Notice>
      )}
      <p className={styles.controls}>
        <Button type="button" variant="quiet" onClick={line.leave}>
          {video.leave}
        </Button>
      </p>
    </section>
  );
}
