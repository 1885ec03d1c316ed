import { sentencesOf } from "#base/errors/texts.ts";
import { callCodes } from "#web/ask.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { checkingLoader } from "../flow/pages.ts";
import { checkingSentence, pageOf, transferAddress, transferPaths } from "../flow/table.ts";
import type { Route } from "./+types/checking.ts";
import { shell } from "./parts/customer.ts";
import { TransferPage } from "./parts/TransferPage.tsx";
import styles from "./parts/transfer.module.css";
import { useTransferState } from "./parts/use-transfer-state.ts";

export const handle = { hydrate: true, enhance: ["session"] };

export async function loader(given: Route.LoaderArgs) {
  const loaded = await checkingLoader(shell)(given);
  return { ...loaded, sentences: sentencesOf(callCodes, {}, loaded.frame.language) };
}

/** /transfer/checking: polls the outcome of a transfer that got no response until it is known. */
export default function CheckingScreen({ loaderData }: Route.ComponentProps) {
  const { frame, key, state, sentences } = loaderData;
  const { texts, language } = frame;
  const { checking } = texts;
  const sentence = checkingSentence(state);
  const isOpen = sentence === "notSent" || sentence === "unreachable";
  const remote = useTransferState({
    transferKey: key,
    state,
    isWatched: isOpen,
    language,
    sentences,
  });
  return (
    <TransferPage frame={frame} step={null} title={checking.title} lead={texts.leads.checking}>
      <Notice kind="info" word={checking.word} live>
        <p>{checking[remote.state === "failed" ? "unreachable" : sentence]}</p>
        <p>
          {checking.key} {key}
        </p>
      </Notice>
      <p className={styles.ways}>
        <Button href={transferAddress("checking", key)}>{checking.refresh}</Button>
        {sentence === "notSent" && state !== null && (
          <Button href={transferAddress(pageOf(state), key)} variant="quiet">
            {checking.goOn}
          </Button>
        )}
        {!isOpen && (
          <Button href={transferPaths.info} variant="quiet">
            {checking.startOver}
          </Button>
        )}
        <Button href="/overview" variant="link">
          {texts.done.overview}
        </Button>
      </p>
    </TransferPage>
  );
}
