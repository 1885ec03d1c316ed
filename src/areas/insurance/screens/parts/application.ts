import { isUuid } from "#base/identity/uuid.ts";
import { notFound } from "#web/not-found.ts";
import type { ApplicationState } from "../../rules/application.ts";

/** The application named in the URL; "not found" without one. */
export function applicationParam({ url }: Pick<Request, "url">): string {
  const id = new URL(url).searchParams.get("application") ?? "";
  if (!isUuid(id)) throw notFound();
  return id;
}

/** The page on which an application continues. */
export function wayOn({
  applicationId,
  state,
}: {
  applicationId: string;
  state: ApplicationState;
}): string {
  // A cancelled one is found among the policies.
  if (state === "cancelling" || state === "cancelled") return "/overview/insurance";
  const page = state === "registered" ? "confirm" : state === "verified" ? "pay" : "done";
  return `/insurance/travel/${page}?application=${applicationId}`;
}

/** The period of cover in minutes: it begins on the hour or half hour. */
export function periodOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const minute = (moment: string) => moment.slice(0, "2026/03/05 14:00".length);
  return `${minute(startsAt)} – ${minute(endsAt)}`;
}
