import { Link } from "react-router";
import { fill } from "#base/text/language.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { openDesk } from "#desk/ui/open-desk.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { visitContext } from "#web/visit.ts";
import { destinationsFor } from "../rules.ts";
import type { Route } from "./+types/home.ts";

export const handle = { hydrate: true };

export function loader({ context }: Route.LoaderArgs) {
  return openDesk(context.get(visitContext));
}

/** /desk/home: what waits, by queue. */
export function Screen({ loaderData: { desk, frame } }: Route.ComponentProps) {
  const { home, pages } = frame;
  const rows = destinationsFor(desk.rights).flatMap(({ name, path, queue }) => {
    const count = desk.queues.find((each) => each.queue === queue);
    return count ? [{ name, path, count }] : [];
  });
  return (
    <DeskPage
      desk={desk}
      frame={frame}
      title={home.title}
      lead={fill(home.lead, { name: desk.name })}
      live
    >
      {rows.length === 0 ? (
        <p>{home.none}</p>
      ) : (
        <Table
          id="queues"
          caption={home.caption}
          captionHidden
          stacked
          columns={[
            { label: home.queue },
            { label: home.waiting, numeric: true },
            { label: home.overdue, numeric: true },
            { label: home.own, numeric: true },
            { label: home.next },
          ]}
          rows={rows.map(({ name, path, count }) => ({
            key: name,
            cells: [
              <Link key="link" to={path} data-row="">
                {pages[name]}
              </Link>,
              count.waiting,
              count.overdue,
              count.own,
              count.nextOn ?? "–",
            ],
          }))}
        />
      )}
    </DeskPage>
  );
}

export default Screen;
