import { type RefObject, useEffect, useState } from "react";

/** The event for a form whose submission a script has stopped for good. */
export const UNSENT = "unsent";

/** The value of a button without one. */
const MAIN = "";

/**
 * The value of the button with which an ordinary form is being submitted, from the press until the
 * next page; null while nothing is submitted.
 */
export function useSending(form: RefObject<HTMLFormElement | null>): string | null {
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => {
    const sent = form.current;
    const begin = (event: SubmitEvent) =>
      setPressed((event.submitter as HTMLButtonElement | null)?.value ?? MAIN);
    const end = () => setPressed(null);
    // After the browser's back button the page must be usable again.
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
