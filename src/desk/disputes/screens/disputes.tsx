import { redirect } from "react-router";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { QueueTable } from "#desk/ui/QueueTable.tsx";
import { visitContext } from "#web/visit.ts";
import { listDisputes, takeDispute } from "../contract.ts";
import { DISPUTES_PATH } from "../rules.ts";
import { disputesTexts } from "../texts/words.ts";
import type { Route } from "./+types/disputes.ts";

export const handle = { hydrate: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [opened, { items }] = await Promise.all([
    openDesk(visit),
    askDesk(visit, listDisputes, {}),
  ]);
  const { title, lead, caption } = disputesTexts[visit.visitor.language];
  return { ...opened, items, title, lead, caption };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { acted, item } = await actAtDesk(context.get(visitContext), request, {
    calls: { take: takeDispute },
  });
  if (acted.data.ok) return redirect(`${DISPUTES_PATH}/${item}`, 303);
  return acted;
}

/** /desk/disputes: the disputes that wait for a decision. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, items, title, lead, caption } = loaderData;
  return (
    <DeskPage desk={desk} frame={frame} title={title} lead={lead} live>
      <QueueTable
        caption={caption}
        items={items}
        path={DISPUTES_PATH}
        frame={frame}
        acted={actionData}
      />
    </DeskPage>
  );
}

export default Screen;
