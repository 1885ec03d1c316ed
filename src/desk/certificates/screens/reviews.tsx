import { openQueue, takeItem } from "#desk/ui/open-desk.ts";
import { QueuePage } from "#desk/ui/QueuePage.tsx";
import { visitContext } from "#web/visit.ts";
import { listReviews, takeReview } from "../contract.ts";
import { CERTIFICATES_PATH } from "../rules.ts";
import { certificatesTexts } from "../texts/words.ts";
import type { Route } from "./+types/reviews.ts";

export const handle = { hydrate: true };

export function loader({ context }: Route.LoaderArgs) {
  return openQueue(context.get(visitContext), listReviews, certificatesTexts);
}

export function action({ context, request }: Route.ActionArgs) {
  const queue = { take: takeReview, path: CERTIFICATES_PATH };
  return takeItem(context.get(visitContext), request, queue);
}

/** /desk/certificates: the requests that wait for a review. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage loaded={loaderData} path={CERTIFICATES_PATH} acted={actionData} />;
}

export default Screen;
