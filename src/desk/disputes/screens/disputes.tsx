import { openQueue, takeItem } from "#desk/ui/open-desk.ts";
import { QueuePage } from "#desk/ui/QueuePage.tsx";
import { visitContext } from "#web/visit.ts";
import { listDisputes, takeDispute } from "../contract.ts";
import { DISPUTES_PATH } from "../rules.ts";
import { disputesTexts } from "../texts.ts";
import type { Route } from "./+types/disputes.ts";

export const handle = { hydrate: true };

export function loader({ context }: Route.LoaderArgs) {
  return openQueue(context.get(visitContext), listDisputes, disputesTexts);
}

export function action({ context, request }: Route.ActionArgs) {
  const queue = { take: takeDispute, path: DISPUTES_PATH };
  return takeItem(context.get(visitContext), request, queue);
}

/** /desk/disputes: the disputes that wait for a decision. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage loaded={loaderData} path={DISPUTES_PATH} acted={actionData} />;
}

export default Screen;
