import { checkingLoader } from "#areas/transfer/flow/pages.ts";
import { checkingSentence, pageOf } from "#areas/transfer/flow/table.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { pages, transferAddress } from "../rules/paths.ts";
import type { Route } from "./+types/transfer-checking.ts";
import { AccessiblePage } from "./parts/AccessiblePage.tsx";
import { accessible } from "./parts/customer.ts";
import styles from "./parts/parts.module.css";

export const handle = { enhance: ["session"] };

export const loader = checkingLoader(accessible);

/** /accessible/transfer/checking: the outcome of a transfer that got no response. */
export function Screen({ loaderData: { frame, key, state } }: Route.ComponentProps) {
  const { texts } = frame;
  const { transfer, leads } = texts;
  const sentence = checkingSentence(state);
  const place = state && pageOf(state);
  const goesOn = sentence === "notSent" && place !== null;
  return (
    <AccessiblePage {...frame} current="transfer" title={transfer.checking} lead={leads.checking}>
      <Notice kind="info" word={transfer.checkingWord} live>
        <p>{transfer[sentence]}</p>
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
