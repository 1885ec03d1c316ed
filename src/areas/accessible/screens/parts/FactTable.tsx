import type { ReactNode } from "react";
import { Table } from "#web/ui/Table.tsx";
import type { Texts } from "../../texts/zh.ts";

interface Props {
  id: string;
  caption: string;
  texts: Texts["transfer"];
  rows: readonly (readonly [label: string, content: ReactNode])[];
}

/** Facts one under the other, each with its name. */
export function FactTable({ id, caption, texts, rows }: Props) {
  return (
    <Table
      id={id}
      caption={caption}
      columns={[{ label: texts.item }, { label: texts.content }]}
      rows={rows.map(([label, content]) => ({ key: label, cells: [label, content] }))}
    />
  );
}
