import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./video.module.css";

interface Props {
  texts: Texts["video"]["callBack"];
  times: readonly { slot: string }[];
  bookedAt: string | null;
  error: string | undefined;
}

/** The booked call-back, and the available times, grouped by day. */
export function CallBack({ texts, times, bookedAt, error }: Props) {
  const days = [...new Set(times.map(({ slot }) => slot.slice(0, 10)))];
  const choices = days.map((day) => ({
    heading: day,
    choices: times
      .filter(({ slot }) => slot.startsWith(day))
      .map(({ slot }) => ({ value: slot, label: toMinute(slot) })),
  }));
  return (
    <section aria-labelledby="call-back" className={styles.queue}>
      <h2 id="call-back">{texts.title}</h2>
      <p className={styles.soft}>{texts.lead}</p>
      {bookedAt && (
        <PostForm>
          <input type="hidden" name="form" value="cancel" />
          <p>{fill(texts.booked, { at: toMinute(bookedAt) })}</p>
          <p className={styles.controls}>
            <Button variant="quiet">{texts.cancel}</Button>
          </p>
        </PostForm>
      )}
      {times.length === 0 ? (
        <p>{fill(texts.none, { phone: callCentre.tollFree })}</p>
      ) : (
        <PostForm>
          <Select name="slot" label={texts.label} choices={choices} error={error} />
          <p className={styles.controls}>
            <Button variant="quiet">{texts.submit}</Button>
          </p>
        </PostForm>
      )}
    </section>
  );
}
