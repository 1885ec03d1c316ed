import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { listCards } from "../../contract/cards.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./emergency.module.css";

type CardShown = Output<typeof listCards>["cards"][number];

/** The customer's cards and their states. */
export function CardTable({ texts, cards }: { texts: Texts; cards: readonly CardShown[] }) {
  const { card: words, loss } = texts;
  return (
    <Table
      id="own-table"
      caption={texts.main.own}
      captionHidden
      stacked
      columns={[{ label: words.number }, { label: loss.card }, { label: words.state }]}
      rows={cards.map(({ cardId, cardName, cardNumber, cardState, expiresOn }) => ({
        key: cardId,
        cells: [
          <span key="number" className={styles.number}>
            {cardNumber}
          </span>,
          <span key="name">
            {cardName} <small>{fill(words.expires, { day: expiresOn })}</small>
          </span>,
          words.states[cardState],
        ],
      }))}
    />
  );
}
