import { useCallback, useEffect, useRef, useState } from "react";
import { type Choices, trialUrl } from "../../rules/choices.ts";

/** Changes the choices; it gets the newest ones, which the page may not show yet. */
export type Choose = (change: (choices: Choices) => Choices) => void;

/** The visitor's choices. */
export function useTrial(first: Choices): { choices: Choices; choose: Choose } {
  const [choices, setChoices] = useState(first);
  const newest = useRef(first);
  const choose = useCallback<Choose>((change) => {
    newest.current = change(newest.current);
    setChoices(newest.current);
  }, []);
  return { choices, choose };
}

/** Lets the URL follow the choices, for bookmarks and sharing, without a page load. */
export function useTrialUrl(choices: Choices, first: Choices): void {
  const followed = useRef(first);
  useEffect(() => {
    if (choices === followed.current) return;
    followed.current = choices;
    history.replaceState(history.state, "", trialUrl(choices));
  }, [choices]);
}

/** The server's time, set by the page and advanced by the browser's clock, minute by minute. */
export function useBankTime(at: number): Date {
  const [now, setNow] = useState(() => new Date(at));
  useEffect(() => {
    const opened = performance.now();
    const timer = setInterval(() => setNow(new Date(at + performance.now() - opened)), 30_000);
    return () => clearInterval(timer);
  }, [at]);
  return now;
}
