import { openQueue, takeItem } from "#desk/ui/open-desk.ts";
import { QueuePage } from "#desk/ui/QueuePage.tsx";
import { visitContext } from "#web/visit.ts";
import { listRefunds, takeRefund } from "../contract.ts";
import { REFUNDS_PATH } from "../rules.ts";
import { refundsTexts } from "../texts.ts";
import type { Route } from "./+types/refunds.ts";

export const handle = { hydrate: true };

export function loader({ context }: Route.LoaderArgs) {
  return openQueue(context.get(visitContext), listRefunds, refundsTexts);
}

export function action({ context, request }: Route.ActionArgs) {
  const queue = { take: takeRefund, path: REFUNDS_PATH };
  return takeItem(context.get(visitContext), request, queue);
}

/** /desk/refunds: the refunds that the ledger refused. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage loaded={loaderData} path={REFUNDS_PATH} acted={actionData} />;
}

export default Screen;
