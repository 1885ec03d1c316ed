import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { visitContext } from "#web/visit.ts";
import { readTrail } from "../contract.ts";
import { reportsTexts } from "../texts/words.ts";
import type { Route } from "./+types/trail.ts";

export const handle = { hydrate: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const opened = await openDesk(visit);
  const { rows } = await askDesk(visit, readTrail, {});
  return { ...opened, rows, texts: reportsTexts[visit.visitor.language] };
}

/** /desk/trail: what members of staff did and looked at. */
export function Screen({ loaderData: { desk, frame, rows, texts } }: Route.ComponentProps) {
  return (
    <DeskPage desk={desk} frame={frame} title={texts.trailTitle} lead={texts.trailLead}>
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
        rows={rows.map(({ at, name, event, outcome, customer, reference, reason }, place) => ({
          key: String(place),
          cells: [at, name, event, outcome, customer ?? "–", reference ?? "–", reason ?? "–"],
        }))}
      />
    </DeskPage>
  );
}

export default Screen;
