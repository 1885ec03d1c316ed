import { certificatesTexts } from "#desk/certificates/texts/words.ts";
import { customersTexts } from "#desk/customers/texts/words.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { visitContext } from "#web/visit.ts";
import { readTrail } from "../contract.ts";
import { eventNames } from "../texts/events.ts";
import { reportsTexts } from "../texts/words.ts";
import type { Route } from "./+types/trail.ts";
import styles from "./trail.module.css";

export const handle = { hydrate: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const opened = await openDesk(visit);
  const { rows } = await askDesk(visit, readTrail, {});
  const { language } = visit.visitor;
  const reasonNames: Readonly<Record<string, string>> = {
    ...certificatesTexts[language].reasons,
    ...customersTexts[language].reasons,
  };
  return {
    ...opened,
    rows: rows.map(({ reasons, ...row }) => ({
      ...row,
      eventName: eventNames[row.event]?.[language] ?? row.event,
      reason: reasons.map((reason) => reasonNames[reason] ?? reason).join(" · "),
    })),
    texts: reportsTexts[language],
  };
}

/** /desk/trail: what members of staff did and read. */
export function Screen({ loaderData: { desk, frame, rows, texts } }: Route.ComponentProps) {
  return (
    <DeskPage desk={desk} frame={frame} title={texts.trailTitle} lead={texts.trailLead}>
      <div className={styles.trail}>
        <Table
          id="trail"
          caption={texts.trailCaption}
          captionHidden
          stacked
          columns={[
            { label: texts.time },
            { label: texts.person },
            { label: texts.event },
            { label: texts.outcome },
            { label: texts.customer },
            { label: texts.reference },
            { label: texts.reason },
          ]}
          rows={rows.map((row, place) => ({
            key: String(place),
            cells: [
              row.at,
              row.name,
              <span key="event">
                {row.eventName} <code>{row.event}</code>
              </span>,
              row.outcome === "ok" ? (
                texts.ok
              ) : (
                <span key="outcome">
                  {texts.refused} <code>{row.outcome}</code>
                </span>
              ),
              row.customer ?? "–",
              row.reference ? <code key="reference">{row.reference}</code> : "–",
              row.reason || "–",
            ],
          }))}
        />
      </div>
    </DeskPage>
  );
}

export default Screen;
