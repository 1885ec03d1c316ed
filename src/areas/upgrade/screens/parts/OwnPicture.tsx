import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { StreamVideo } from "#web/video/StreamVideo.tsx";
import shared from "#web/video/stage.module.css";
import type { UsedMedia } from "#web/video/use-media.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./video.module.css";

interface Props {
  texts: Texts;
  media: UsedMedia;
}

/** The customer's own video with the choice of devices, or a device error and its remedy. */
export function OwnPicture({ texts, media }: Props) {
  const { video } = texts;
  if (media.error) {
    return (
      <Notice kind="error" word={texts.errorWord} live>
        <p>{video.errors[media.error]}</p>
        <p>
          <Button type="button" variant="quiet" onClick={() => media.choose(media.choice)}>
            {texts.retry}
          </Button>
        </p>
      </Notice>
    );
  }
  return (
    <>
      <figure className={`${shared.stage} ${styles.stage}`}>
        <StreamVideo label={video.preview} stream={media.stream} isOwn id="own" />
        <figcaption>{video.preview}</figcaption>
      </figure>
      <Devices texts={texts} media={media} />
    </>
  );
}

/** The choice of camera and microphone, if there are several. */
export function Devices({ texts: { video }, media }: Props) {
  const { cameras, microphones, choice, choose } = media;
  const choicesOf = (devices: UsedMedia["cameras"]) =>
    devices.map(({ id, label }) => ({ value: id, label }));
  if (cameras.length === 0) return null;
  return (
    <div className={styles.devices}>
      <Select
        name="camera"
        label={video.camera}
        choices={choicesOf(cameras)}
        onChange={({ target }) => choose({ ...choice, camera: target.value })}
      />
      <Select
        name="microphone"
        label={video.microphone}
        choices={choicesOf(microphones)}
        onChange={({ target }) => choose({ ...choice, microphone: target.value })}
      />
    </div>
  );
}
