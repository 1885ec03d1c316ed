import { useEffect, useState } from "react";
import { readNotice } from "#areas/board/contract.ts";
import type { Input } from "#base/call/call.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import { withCode } from "#base/text/language.ts";
import { CallError, callCodes, serverTime } from "#web/ask.ts";
import { useRemote } from "#web/remote.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { useAsk } from "#web/use-ask.ts";
import { visitContext } from "#web/visit.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/remote.ts";
import styles from "./kit.module.css";
import { onlyForBuilders } from "./parts/KitPage.tsx";

export const handle = { hydrate: true };

const MISSING = 2_147_483_647;

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  const { language } = visit.visitor;
  const sentences = sentencesOf(callCodes, {}, language);
  return { texts: kitTexts, language, sentences };
}

/** /kit/remote: the cycle of remote data, with a real call. */
export default function RemoteScreen({ loaderData }: Route.ComponentProps) {
  const { texts, language, sentences } = loaderData;
  const ask = useAsk({ language, sentences, isCached: true });
  const { remote, run, reset } = useRemote((input: Input<typeof readNotice>) =>
    ask(readNotice, input),
  );
  const [time, setTime] = useState<Date | null>(null);
  useEffect(() => {
    void serverTime("").then(setTime);
  }, []);
  const error =
    remote.state === "failed" && remote.error instanceof CallError ? remote.error : null;
  return (
    <Page title={texts.remote} description={texts.remoteLead} hidden>
      <h1>{texts.remote}</h1>
      <p>{texts.remoteLead}</p>
      <div className={styles.row}>
        <Button type="button" onClick={() => run({ noticeNumber: 1 })}>
          {texts.load}
        </Button>
        <Button type="button" variant="quiet" onClick={() => run({ noticeNumber: MISSING })}>
          {texts.loadMissing}
        </Button>
        <Button type="button" variant="quiet" onClick={reset}>
          {texts.reset}
        </Button>
      </div>
      <p role="status" data-state={remote.state}>
        {texts.states[remote.state]}
      </p>
      {remote.state === "succeeded" && <p>{remote.content.title}</p>}
      {error && <p role="alert">{withCode(error.message, error.code)}</p>}
      <p>
        {texts.serverTime}:{" "}
        {time ? <time dateTime={time.toISOString()}>{time.toISOString()}</time> : ""}
      </p>
    </Page>
  );
}
