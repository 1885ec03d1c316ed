import { useState } from "react";
import { fill } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import type { UsedMedia } from "#web/video/use-media.ts";
import type { Texts } from "../../texts/zh.ts";
import { OwnPicture } from "./OwnPicture.tsx";
import type { CallLine } from "./use-customer-call.ts";
import styles from "./video.module.css";

interface Props {
  texts: Texts;
  line: CallLine;
  media: UsedMedia;
  opening: { closesAt: string | null };
}

/** Before the call: the customer's own video, the consent to snapshots, and joining the queue. */
export function Prepare({ texts, line, media, opening: { closesAt } }: Props) {
  const { video } = texts;
  const [consent, setConsent] = useState(false);
  return (
    <>
      <Notice kind="info" word={texts.noteWord}>
        <p>{video.never}</p>
        {closesAt && <p>{fill(video.openUntil, { closesAt })}</p>}
      </Notice>
      <OwnPicture texts={texts} media={media} />
      {media.stream && (
        <div className={styles.queue}>
          <Checkbox
            name="consent"
            label={video.consent}
            hint={video.consentHint}
            checked={consent}
            onChange={({ target }) => setConsent(target.checked)}
          />
          {line.error && (
            <Notice kind="error" word={texts.errorWord} live>
              <p>{line.error}</p>
            </Notice>
          )}
          <p className={styles.controls}>
            <Button
              type="button"
              busy={line.isBusy}
              busyLabel={video.joining}
              onClick={() => line.join(consent)}
            >
              {video.join}
            </Button>
          </p>
        </div>
      )}
    </>
  );
}
