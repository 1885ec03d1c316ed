import { useEffect, useState } from "react";
import { fill } from "#base/text/language.ts";
import { Icon } from "../layout/Icon.tsx";
import styles from "./Countdown.module.css";

/** When the time left is announced; every second would drown out everything else. */
const TOLD_AT_SECONDS = [60, 30, 10];
const TICK_MS = 250;

/** The texts of a countdown. */
export interface CountdownTexts {
  /** Shown without scripts, with a clock time from the server: "until 14:05". */
  until: string;
  /** "Time left {time}", such as 1:59. */
  left: string;
  /** "{seconds} seconds left", for screen readers. */
  announcement: string;
  over: string;
}

interface Props {
  seconds: number;
  texts: CountdownTexts;
}

/** The time left: shown every second, announced at 60, 30 and 10 seconds and at the end. */
export function Countdown({ seconds, texts }: Props) {
  const left = useSecondsLeft(seconds);
  const announcement = left === null ? undefined : TOLD_AT_SECONDS.filter((at) => left <= at).pop();
  return (
    <div className={styles.countdown} data-over={left === 0 || undefined}>
      <p aria-hidden={left === null ? undefined : true}>
        <Icon name={left === 0 ? "wrong" : "wait"} />
        <span>{shown(left, texts)}</span>
      </p>
      <p role="status" className="sr-only">
        {left === 0
          ? texts.over
          : announcement !== undefined && fill(texts.announcement, { seconds: announcement })}
      </p>
    </div>
  );
}

function shown(left: number | null, { until, left: sentence, over }: CountdownTexts): string {
  if (left === null) return until;
  if (left === 0) return over;
  const seconds = String(left % 60).padStart(2, "0");
  return fill(sentence, { time: `${Math.floor(left / 60)}:${seconds}` });
}

/** The whole seconds left; null on the server, where no timer runs. */
function useSecondsLeft(seconds: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    // Computed from a clock, not by ticks: browsers throttle timers of hidden pages.
    const end = performance.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
