import { ageTypes } from "#base/call/codes.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { Texts } from "../../texts/zh.ts";

/** A line of a price for display. */
export interface ShownLine {
  traveller: number;
  ageType: string;
  item: string;
  itemName: string;
  amount: number;
}

interface Props {
  id: string;
  texts: Texts["trial"];
  lines: readonly ShownLine[];
}

/** A price in its parts, which add up to the total. */
export function PriceTable({ id, texts, lines }: Props) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  // The policyholder comes first, children follow.
  const adults = lines.some(({ ageType }) => ageType === ageTypes.adult) ? 1 : 0;
  const nameOf = ({ ageType, traveller }: ShownLine) =>
    ageType === ageTypes.adult
      ? texts.adult
      : fill(texts.childName, { number: traveller + 1 - adults });
  return (
    <Table
      id={id}
      caption={texts.breakdown}
      columns={[
        { label: texts.insured },
        { label: texts.item },
        { label: texts.priceTitle, numeric: true },
      ]}
      rows={lines.map((line) => ({
        key: `${line.traveller} ${line.item}`,
        cells: [nameOf(line), line.itemName, formatAmount(ntd(line.amount), "TWD")],
      }))}
      foot={{ key: "total", cells: [texts.total, "", formatAmount(ntd(total), "TWD")] }}
    />
  );
}
