import { redirect } from "react-router";
import { readTransferState } from "#areas/transfer/contract/reads.ts";
import { pageOf } from "#areas/transfer/rules/paths.ts";
import type { TransferState } from "#areas/transfer/rules/steps.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { pages, transferAddress } from "../rules/paths.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/transfer-checking.ts";
import { AccessiblePage } from "./parts/AccessiblePage.tsx";
import { customerFrame } from "./parts/customer.ts";
import styles from "./parts/parts.module.css";
import { keyParam } from "./parts/review.ts";

export const handle = { enhance: ["session"] };

/** What is known about the transfer: its state, or that the ledger does not respond. */
type Known = TransferState | "unreachable";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const key = keyParam(request);
  const frame = await customerFrame(visit, request);
  const known = await stateOf(visit, key);
  if (known !== "unreachable" && pageOf(known) === "done") {
    throw redirect(transferAddress("done", key));
  }
  return { frame, key, known };
}

async function stateOf({ ask }: Visit, key: string): Promise<Known> {
  try {
    return (await ask(readTransferState, { transferKey: key })).state;
  } catch (thrown) {
    if (thrown instanceof Response) return "unreachable";
    throw thrown;
  }
}

/** The sentence for each state without an outcome. */
const sentences: Readonly<Record<Known, keyof Texts["transfer"] & string>> = {
  unreachable: "unreachable",
  unknown: "unknown",
  prepared: "notSent",
  confirmed: "notSent",
  coded: "notSent",
  cancelled: "over",
  expired: "over",
  done: "notSent",
  pending: "notSent",
  rejected: "notSent",
};

/** /accessible/transfer/checking: the outcome of a transfer that got no response. */
export function Screen({ loaderData: { frame, key, known } }: Route.ComponentProps) {
  const { texts } = frame;
  const { transfer, leads } = texts;
  const sentence = sentences[known];
  const place = known === "unreachable" ? null : pageOf(known);
  const goesOn = sentence === "notSent" && place !== null;
  return (
    <AccessiblePage {...frame} current="transfer" title={transfer.checking} lead={leads.checking}>
      <Notice kind="info" word={transfer.checkingWord} live>
        <p>{String(transfer[sentence])}</p>
        <p>
          {transfer.key} {key}
        </p>
      </Notice>
      <p className={styles.ways}>
        <Button href={transferAddress("checking", key)}>{transfer.refresh}</Button>
        {goesOn && (
          <Button href={transferAddress(place, key)} variant="quiet">
            {transfer.goOn}
          </Button>
        )}
        {place === "info" && (
          <Button href={pages.transfer} variant="quiet">
            {transfer.startOver}
          </Button>
        )}
        <Button href={pages.history} variant="link">
          {transfer.toHistory}
        </Button>
      </p>
    </AccessiblePage>
  );
}

export default Screen;
