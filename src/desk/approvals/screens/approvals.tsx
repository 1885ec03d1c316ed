import { redirect } from "react-router";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { QueueTable } from "#desk/ui/QueueTable.tsx";
import { visitContext } from "#web/visit.ts";
import { listApprovals, takeApproval } from "../contract.ts";
import { APPROVALS_PATH } from "../rules.ts";
import { approvalsTexts } from "../texts/words.ts";
import type { Route } from "./+types/approvals.ts";

export const handle = { hydrate: true };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [opened, { items }] = await Promise.all([
    openDesk(visit),
    askDesk(visit, listApprovals, {}),
  ]);
  const { title, lead, caption } = approvalsTexts[visit.visitor.language];
  return { ...opened, items, title, lead, caption };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { acted, item } = await actAtDesk(context.get(visitContext), request, {
    calls: { take: takeApproval },
  });
  if (acted.data.ok) return redirect(`${APPROVALS_PATH}/${item}`, 303);
  return acted;
}

/** /desk/approvals: the requests of colleagues. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, items, title, lead, caption } = loaderData;
  return (
    <DeskPage desk={desk} frame={frame} title={title} lead={lead} live>
      <QueueTable
        caption={caption}
        items={items}
        path={APPROVALS_PATH}
        frame={frame}
        acted={actionData}
      />
    </DeskPage>
  );
}

export default Screen;
