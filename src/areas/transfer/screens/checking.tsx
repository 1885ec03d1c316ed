import { sentencesOf } from "#base/errors/texts.ts";
import { callCodes } from "#web/ask.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { readTransferState } from "../contract/reads.ts";
import { pageOf, transferAddress, transferPages } from "../rules/paths.ts";
import type { TransferState } from "../rules/steps.ts";
import type { Route } from "./+types/checking.ts";
import { customerFrame } from "./parts/customer.ts";
import { requestedKey, toPage } from "./parts/review.ts";
import { TransferPage } from "./parts/TransferPage.tsx";
import styles from "./parts/transfer.module.css";
import { useTransferState } from "./parts/use-transfer-state.ts";

export const handle = { hydrate: true, enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const key = requestedKey(request);
  const frame = await customerFrame(visit, request);
  const state = await stateOf(visit, key);
  if (state !== null && pageOf(state) === "done") throw toPage("done", key);
  return { frame, key, state, sentences: sentencesOf(callCodes, {}, frame.language) };
}

/** The state of a transfer; null if the ledger does not respond. */
async function stateOf({ ask }: Visit, transferKey: string): Promise<TransferState | null> {
  try {
    return (await ask(readTransferState, { transferKey })).state;
  } catch (thrown) {
    if (thrown instanceof Response) return null;
    throw thrown;
  }
}

/** Selects the sentence for a transfer whose outcome is unknown. */
function sentenceFor(state: TransferState | null): "unreachable" | "unknown" | "over" | "notSent" {
  if (state === null) return "unreachable";
  if (state === "unknown") return "unknown";
  return state === "cancelled" || state === "expired" ? "over" : "notSent";
}

/** /transfer/checking: polls the outcome of a transfer that got no response until it is known. */
export default function CheckingScreen({ loaderData }: Route.ComponentProps) {
  const { frame, key, state, sentences } = loaderData;
  const { texts, language } = frame;
  const { checking } = texts;
  const sentence = sentenceFor(state);
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
          <Button href={transferPages.info} variant="quiet">
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
