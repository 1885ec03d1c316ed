import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { Language } from "#base/text/language.ts";
import type { CallSentences } from "#web/ask.ts";
import { useRemote } from "#web/remote.ts";
import { useAsk } from "#web/use-ask.ts";
import { readTransferState } from "../../contract/reads.ts";
import type { TransferState } from "../../flow/table.ts";

/**
 * The polling interval and the maximum number of polls; after that the customer must press a
 * button.
 */
const EVERY_MS = 2_000;
const READINGS_MOST = 150;

interface Watched {
  transferKey: string;
  /** The state that the page was rendered with. */
  state: TransferState | null;
  isWatched: boolean;
  language: Language;
  sentences: CallSentences;
}

/**
 * Polls the state of a transfer and reloads the page's data once it differs from the rendered one.
 * Polling does not extend the session.
 */
export function useTransferState(watched: Watched) {
  const { transferKey, state, isWatched, language, sentences } = watched;
  const ask = useAsk({ language, sentences, isCached: false });
  const { remote, run, reset } = useRemote((key: string) =>
    ask(readTransferState, { transferKey: key }),
  );
  const { revalidate } = useRevalidator();
  const readings = useRef(0);
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(() => {
      readings.current += 1;
      if (document.hidden || readings.current > READINGS_MOST) return;
      void run(transferKey);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      reset();
    };
  }, [isWatched, run, reset, transferKey]);
  const found = remote.state === "succeeded" ? remote.content.state : null;
  useEffect(() => {
    if (isWatched && found !== null && found !== state) void revalidate();
  }, [isWatched, found, state, revalidate]);
  return remote;
}
