import type { Output } from "#base/call/call.ts";
import { Sparkline } from "#web/ui/charts/Sparkline.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Move } from "#web/ui/layout/Move.tsx";
import type { listStocks } from "../../contract/stocks.ts";
import { formatLots, formatPrice, stockPath } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./securities.module.css";

interface Props {
  id: string;
  caption: string;
  texts: Texts;
  stocks: Output<typeof listStocks>["stocks"];
  /** With fewer columns, for tables side by side. */
  isBrief?: boolean;
}

/** Shares by name, each with its close, its change and a sparkline. */
export function StockTable({ id, caption, texts, stocks, isBrief = false }: Props) {
  const { main } = texts;
  const numeric = true;
  return (
    <Table
      id={id}
      caption={caption}
      captionHidden
      columns={[
        { label: main.name },
        { label: main.price, numeric },
        { label: main.move, numeric },
        ...(isBrief
          ? []
          : [
              { label: texts.volume, numeric },
              { label: main.line, numeric },
            ]),
      ]}
      rows={stocks.map(({ code, name, close, move, volume, recent }) => ({
        key: code,
        cells: [
          <div key="name" className={styles.name}>
            <a href={stockPath(code)}>{name}</a> <span>{code}</span>
          </div>,
          formatPrice(close),
          <Move key="move" move={move} />,
          ...(isBrief ? [] : [formatLots(volume), <Sparkline key="line" values={recent} />]),
        ],
      }))}
      {...(isBrief ? {} : { stacked: "grid" as const })}
    />
  );
}
