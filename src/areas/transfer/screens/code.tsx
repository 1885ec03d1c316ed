import { useEffect, useState } from "react";
import { fill } from "#base/text/language.ts";
import { serverTime } from "#web/ask.ts";
import { errorOf } from "#web/refused.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { OtpInput } from "#web/ui/forms/OtpInput.tsx";
import { RouterForm, SendButton } from "#web/ui/forms/RouterForm.tsx";
import { visitContext } from "#web/visit.ts";
import { atStep, transferAction } from "../flow/pages.ts";
import { figures } from "../rules/amounts.ts";
import type { Route } from "./+types/code.ts";
import { shell } from "./parts/customer.ts";
import { payeeWords } from "./parts/Summary.tsx";
import { TransferPage } from "./parts/TransferPage.tsx";
import styles from "./parts/transfer.module.css";

export const handle = { hydrate: true, enhance: ["session"] };

/** Where the time begins in a formatted date and time. */
const CLOCK_AT = 11;

export async function loader(given: Route.LoaderArgs) {
  const isSentAnew = new URL(given.request.url).searchParams.get("sent") === "again";
  const { now } = given.context.get(visitContext);
  return { ...(await atStep(shell, "code")(given)), isSentAnew, drawnAt: now.getTime() };
}

export const action = transferAction(shell, "code");

/** /transfer/code: step 3, the code, with a countdown. */
export default function CodeScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { frame, key, prepared, isSentAnew, drawnAt } = loaderData;
  const { texts } = frame;
  const { code } = texts;
  const { sentTo, codeSeconds = 0, expiresAt = "" } = prepared.otp ?? {};
  const seconds = useSecondsOfBank(codeSeconds, drawnAt);
  const time = expiresAt.slice(CLOCK_AT);
  const amount = figures(prepared.amount, prepared.currency);
  return (
    <TransferPage
      frame={frame}
      step="code"
      title={texts.steps.code}
      lead={texts.leads.code}
      transferKey={key}
      wrong={wrong}
    >
      {isSentAnew && !wrong && (
        <Notice kind="success" word={texts.words.success} live>
          <p>{code.resent}</p>
        </Notice>
      )}
      <RouterForm className={styles.card}>
        <p className={styles.reminder}>
          <strong>{fill(code.summary, { amount, payee: payeeWords(prepared) })}</strong>
        </p>
        {sentTo && <p>{fill(code.sentTo, { phone: sentTo })}</p>}
        <OtpInput
          name="oneTimeCode"
          label={code.label}
          hint={code.hint}
          error={errorOf(wrong, "oneTimeCode")}
          countdown={{ seconds, texts: { ...code, until: fill(code.until, { time }) } }}
        />
        <p className={styles.ways}>
          <SendButton busyLabel={texts.busy}>{code.next}</SendButton>
        </p>
      </RouterForm>
      <section aria-labelledby="resend" className={styles.part}>
        <h2 id="resend">{code.resendTitle}</h2>
        <p>{codeSeconds > 0 ? fill(code.resendAt, { time }) : code.resendNow}</p>
        <RouterForm className={styles.ways}>
          <SendButton intent="resend" busyLabel={texts.busy} variant="quiet">
            {code.resend}
          </SendButton>
          <SendButton intent="cancel" busyLabel={texts.busy} variant="link">
            {texts.confirm.cancel}
          </SendButton>
        </RouterForm>
      </section>
    </TransferPage>
  );
}

/**
 * The code's remaining seconds by the server's clock: a page that arrived late, or came from the
 * browser's cache, has less time left than when it was rendered.
 */
function useSecondsOfBank(codeSeconds: number, drawnAt: number): number {
  const [seconds, setSeconds] = useState(codeSeconds);
  useEffect(() => {
    let isOpen = true;
    const read = () =>
      serverTime("").then((now) => {
        if (!isOpen || now === null) return;
        const passed = Math.max(0, (now.getTime() - drawnAt) / 1000);
        setSeconds(Math.max(0, Math.ceil(codeSeconds - passed)));
      });
    const onShow = () => document.hidden || read();
    read();
    document.addEventListener("visibilitychange", onShow);
    return () => {
      isOpen = false;
      document.removeEventListener("visibilitychange", onShow);
    };
  }, [codeSeconds, drawnAt]);
  return seconds;
}
