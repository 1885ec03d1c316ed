import { type RefObject, useEffect, useState } from "react";

/** What a program says to a form whose sending it has stopped for good. */
export const UNSENT = "unsent";

/** The value of a button that has none of its own. */
const MAIN = "";

/**
 * The value of the button with which an ordinary form is being sent, from the press until the next page;
 * null while nothing is sent.
 */
export function useSending(form: RefObject<HTMLFormElement | null>): string | null {
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => {
    const sent = form.current;
    const begin = (event: SubmitEvent) =>
      setPressed((event.submitter as HTMLButtonElement | null)?.value ?? MAIN);
    const end = () => setPressed(null);
    // Who comes back by the browser's own button finds a page that can be used again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && end();
    sent?.addEventListener("submit", begin);
    sent?.addEventListener(UNSENT, end);
    addEventListener("pageshow", onShow);
    return () => {
      sent?.removeEventListener("submit", begin);
      sent?.removeEventListener(UNSENT, end);
      removeEventListener("pageshow", onShow);
    };
  }, [form]);
  return pressed;
}
