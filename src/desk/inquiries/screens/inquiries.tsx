import { openQueue, takeItem } from "#desk/ui/open-desk.ts";
import { QueuePage } from "#desk/ui/QueuePage.tsx";
import { visitContext } from "#web/visit.ts";
import { listInquiries, takeInquiry } from "../contract.ts";
import { INQUIRIES_PATH } from "../rules.ts";
import { inquiriesTexts } from "../texts.ts";
import type { Route } from "./+types/inquiries.ts";

export const handle = { hydrate: true };

export function loader({ context }: Route.LoaderArgs) {
  return openQueue(context.get(visitContext), listInquiries, inquiriesTexts);
}

export function action({ context, request }: Route.ActionArgs) {
  const queue = { take: takeInquiry, path: INQUIRIES_PATH };
  return takeItem(context.get(visitContext), request, queue);
}

/** /desk/inquiries: the inquiries that wait for an answer. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage loaded={loaderData} path={INQUIRIES_PATH} acted={actionData} />;
}

export default Screen;
