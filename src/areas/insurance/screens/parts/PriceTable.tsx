import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { Texts } from "../../texts/zh.ts";

/** A line of a price for display. */
export interface ShownLine {
  traveller: number;
  item: string;
  itemName: string;
  amount: number;
}

interface Props {
  id: string;
  texts: Texts["trial"];
  lines: readonly ShownLine[];
  /** Whether the first traveller is the policyholder; children follow. */
  hasSelf: boolean;
}

/** A price in its parts, which add up to the total. */
export function PriceTable({ id, texts, lines, hasSelf }: Props) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const nameOf = (traveller: number) =>
    hasSelf && traveller === 0
      ? texts.adult
      : fill(texts.childName, { number: traveller + (hasSelf ? 0 : 1) });
  return (
    <Table
      id={id}
      caption={texts.breakdown}
      columns={[
        { label: texts.insured },
        { label: texts.item },
        { label: texts.priceTitle, numeric: true },
      ]}
      rows={lines.map(({ traveller, item, itemName, amount }) => ({
        key: `${traveller} ${item}`,
        cells: [nameOf(traveller), itemName, formatAmount(ntd(amount), "TWD")],
      }))}
      foot={{ key: "total", cells: [texts.total, "", formatAmount(ntd(total), "TWD")] }}
    />
  );
}
