import { useState } from "react";
import type { Output } from "#base/call/call.ts";
import type { Language } from "#base/text/language.ts";
import type { CallSentences } from "#web/ask.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import { useAsk } from "#web/use-ask.ts";
import { StreamVideo } from "#web/video/StreamVideo.tsx";
import shared from "#web/video/stage.module.css";
import { type UsedMedia, useMedia, useSending } from "#web/video/use-media.ts";
import type { readDeskCall } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./call.module.css";
import { Snapshots } from "./Snapshots.tsx";
import { useDeskCall } from "./use-desk-call.ts";

interface Props {
  texts: Texts;
  call: Output<typeof readDeskCall>;
  language: Language;
  sentences: CallSentences;
}

/** The customer's picture and one's own, the controls, and the snapshots. */
export function DeskVideo({ texts, call, language, sentences }: Props) {
  const { call: words } = texts;
  const ask = useAsk({ language, sentences, isCached: false });
  const media = useMedia(useHydrated());
  const { peer, isCustomerThere, isOffline } = useDeskCall({ ask, call, media });
  return (
    <>
      <figure className={`${shared.stage} ${styles.stage}`}>
        <StreamVideo label={words.remote} stream={peer.remote} id="remote" />
        <div className={`${shared.inset} ${styles.inset}`}>
          <StreamVideo label={words.own} stream={media.stream} isOwn />
        </div>
        <figcaption>
          <span role="status" data-link={peer.state}>
            {words.states[peer.state]}
          </span>
        </figcaption>
      </figure>
      {media.error && (
        <Notice kind="error" word={words.error} live>
          <p>{words.errors[media.error]}</p>
          <p>
            <Button type="button" variant="quiet" onClick={() => media.choose(media.choice)}>
              {words.retry}
            </Button>
          </p>
        </Notice>
      )}
      {isOffline && <p role="status">{words.offline}</p>}
      {!isCustomerThere && <p role="status">{words.customerAway}</p>}
      <Controls words={words} media={media} />
      <Snapshots texts={texts} call={call} ask={ask} />
    </>
  );
}

/** Microphone, camera, and device selection. */
function Controls({ words, media }: { words: Texts["call"]; media: UsedMedia }) {
  const [isMuted, setMuted] = useState(false);
  const [isDark, setDark] = useState(false);
  useSending(media.stream, { sound: !isMuted, picture: !isDark });
  const { cameras, microphones, choice, choose } = media;
  const choicesOf = (devices: UsedMedia["cameras"]) =>
    devices.map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <p className={styles.controls}>
        <Button type="button" variant="quiet" onClick={() => setMuted(!isMuted)}>
          {isMuted ? words.unmute : words.mute}
        </Button>
        <Button type="button" variant="quiet" onClick={() => setDark(!isDark)}>
          {isDark ? words.cameraOn : words.cameraOff}
        </Button>
      </p>
      {cameras.length > 0 && (
        <>
          <Select
            name="camera"
            label={words.camera}
            choices={choicesOf(cameras)}
            onChange={({ target }) => choose({ ...choice, camera: target.value })}
          />
          <Select
            name="microphone"
            label={words.microphone}
            choices={choicesOf(microphones)}
            onChange={({ target }) => choose({ ...choice, microphone: target.value })}
          />
        </>
      )}
    </>
  );
}
