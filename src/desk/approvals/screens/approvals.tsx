import { openQueue, takeItem } from "#desk/ui/open-desk.ts";
import { QueuePage } from "#desk/ui/QueuePage.tsx";
import { visitContext } from "#web/visit.ts";
import { listApprovals, takeApproval } from "../contract.ts";
import { APPROVALS_PATH } from "../rules.ts";
import { approvalsTexts } from "../texts.ts";
import type { Route } from "./+types/approvals.ts";

export const handle = { hydrate: true };

export function loader({ context }: Route.LoaderArgs) {
  return openQueue(context.get(visitContext), listApprovals, approvalsTexts);
}

export function action({ context, request }: Route.ActionArgs) {
  const queue = { take: takeApproval, path: APPROVALS_PATH };
  return takeItem(context.get(visitContext), request, queue);
}

/** /desk/approvals: the requests of colleagues. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage loaded={loaderData} path={APPROVALS_PATH} acted={actionData} />;
}

export default Screen;
