import { useState } from "react";
import { fill } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { StreamVideo } from "#web/video/StreamVideo.tsx";
import shared from "#web/video/stage.module.css";
import { type UsedMedia, useSending } from "#web/video/use-media.ts";
import type { Texts } from "../../texts/zh.ts";
import { Devices } from "./OwnPicture.tsx";
import type { CallLine, CustomerCall } from "./use-customer-call.ts";
import styles from "./video.module.css";

interface Props {
  texts: Texts;
  line: CallLine;
  call: CustomerCall;
  media: UsedMedia;
}

/** During the call: both videos, what the desk does with them, and the controls. */
export function InCall({ texts, line, call, media }: Props) {
  const { video } = texts;
  const { peer } = line;
  return (
    <section aria-labelledby="in-call">
      <h2 id="in-call">{video.inCall}</h2>
      <figure className={`${shared.stage} ${styles.stage}`}>
        <StreamVideo label={video.remote} stream={peer.remote} id="remote" />
        <div className={`${shared.inset} ${styles.inset}`}>
          <StreamVideo label={video.preview} stream={media.stream} isOwn />
        </div>
        <figcaption>
          <span role="status" data-link={peer.state}>
            {video.states[peer.state]}
          </span>
        </figcaption>
      </figure>
      {line.isOffline && <p role="status">{video.offline}</p>}
      <Controls texts={texts} line={line} media={media} />
      <Devices texts={texts} media={media} />
      <Notice kind="info" word={texts.noteWord} live>
        <p>{call.hasConsent ? video.consentGiven : video.consentNone}</p>
        {call.snapshotCount > 0 && <p>{fill(video.snapshots, { count: call.snapshotCount })}</p>}
        <p>
          <Button
            type="button"
            variant="quiet"
            onClick={() => line.changeConsent(!call.hasConsent)}
          >
            {call.hasConsent ? video.withdraw : video.give}
          </Button>
        </p>
      </Notice>
    </section>
  );
}

/** Microphone, camera, and hanging up. */
function Controls({ texts: { video }, line, media }: Omit<Props, "call">) {
  const [isMuted, setMuted] = useState(false);
  const [isDark, setDark] = useState(false);
  useSending(media.stream, { sound: !isMuted, picture: !isDark });
  return (
    <p className={styles.controls}>
      <Button type="button" variant="quiet" onClick={() => setMuted(!isMuted)}>
        {isMuted ? video.unmute : video.mute}
      </Button>
      <Button type="button" variant="quiet" onClick={() => setDark(!isDark)}>
        {isDark ? video.cameraOn : video.cameraOff}
      </Button>
      <Button type="button" variant="danger" onClick={line.leave}>
        {video.hangUp}
      </Button>
    </p>
  );
}
