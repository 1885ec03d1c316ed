import type { listTrail } from "#areas/login/contract/devices.ts";
import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { Texts } from "../../texts/zh.ts";
import { SecurityPart } from "./SecurityPart.tsx";

interface Props {
  id: string;
  texts: Texts;
  kind: "own" | "staff";
  rows: Output<typeof listTrail>["ownEvents"];
}

/** The customer's audit trail, in words. */
export function Trail({ id, texts, kind, rows }: Props) {
  const words =
    kind === "own"
      ? { title: texts.trail, lead: texts.trailLead, none: texts.noTrail }
      : { title: texts.staff, lead: texts.staffLead, none: texts.noStaff };
  const columns = [texts.time, texts.event, texts.result];
  return (
    <SecurityPart id={id} title={words.title} lead={words.lead}>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table
          id={`${id}-table`}
          caption={words.title}
          captionHidden
          stacked
          columns={columns.map((label) => ({ label }))}
          rows={rows.map(({ happenedAt, eventCode, resultCode }, index) => ({
            key: String(index),
            cells: [
              happenedAt,
              eventName(eventCode, texts),
              resultCode === "ok" ? texts.ok : fill(texts.refused, { code: resultCode }),
            ],
          }))}
        />
      )}
    </SecurityPart>
  );
}

function eventName(event: string, { events }: Texts): string {
  const names: Readonly<Record<string, string>> = events;
  return names[event] ?? events.else;
}
