import { type Ntd, ntd } from "#base/money/money.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { Pagination } from "#web/ui/data/Pagination.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import type { Texts } from "../../texts/words.ts";
import { Part, Specimen } from "./Part.tsx";

/** Tables and their pagination. */
export function TablesPart({ texts: { data, specimens } }: { texts: Texts }) {
  return (
    <>
      <Part id="tables" title={data.table} wide>
        <Specimen state={specimens.stacked}>
          <HistoryTable data={data} />
        </Specimen>
        <Specimen state={specimens.scrolls}>
          <RatesTable data={data} />
        </Specimen>
      </Part>
      <Part id="pages" title={data.pagination} wide>
        <Specimen state={specimens.first}>
          <Pagination page={1} pages={3} address={address} texts={data.pages} />
        </Specimen>
        <Specimen state={specimens.many}>
          <Pagination
            page={12}
            pages={24}
            address={address}
            texts={{ ...data.pages, label: data.secondPages }}
          />
        </Specimen>
      </Part>
    </>
  );
}

function HistoryTable({ data }: { data: Texts["data"] }) {
  const { columns, rows } = data;
  const row = (day: string, what: string, amounts: readonly [Ntd, Ntd]) => ({
    key: day,
    cells: [
      day,
      what,
      amounts[0] < 0 ? data.out : data.in,
      <Amount key="amount" amount={amounts[0]} currency="TWD" />,
      <Amount key="left" amount={amounts[1]} currency="TWD" />,
    ],
  });
  return (
    <Table
      id="history"
      caption={data.historyCaption}
      stacked
      columns={[
        { label: columns.day },
        { label: columns.what },
        { label: columns.kind },
        { label: columns.amount, numeric: true },
        { label: columns.left, numeric: true },
      ]}
      rows={[
        row("2026/11/15", rows.dinner, [ntd(-1_280), ntd(1_234_567)]),
        row("2026/11/10", rows.salary, [ntd(62_500), ntd(1_235_847)]),
        row("2026/11/05", rows.rent, [ntd(-18_000), ntd(1_173_347)]),
      ]}
    />
  );
}

function RatesTable({ data }: { data: Texts["data"] }) {
  const { rateColumns: columns, terms, none } = data;
  const figures = [columns.fixed, columns.floating, columns.large, columns.early];
  return (
    <Table
      id="rates"
      caption={data.ratesCaption}
      columns={[
        { label: columns.term },
        ...figures.map((label) => ({ label, numeric: true as const })),
      ]}
      rows={[
        { key: "demand", cells: [terms.demand, none, "0.705%", none, none] },
        { key: "three", cells: [terms.three, "1.225%", "1.235%", "0.560%", "0.980%"] },
        { key: "year", cells: [terms.year, "1.700%", "1.715%", "0.665%", "1.360%"] },
        { key: "three years", cells: [terms.three_years, "1.760%", "1.780%", "0.665%", "1.408%"] },
      ]}
    />
  );
}

function address(page: number): string {
  return `/kit/data?page=${page}`;
}
