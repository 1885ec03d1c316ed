import { redirect } from "react-router";
import * as session from "#areas/login/contract/session.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { signedIn } from "#web/signed-in.ts";
import { visitContext } from "#web/visit.ts";
import { acceptAnswer } from "../contract/hand-over.ts";
import { INSURANCE_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/verification.ts";

const ANSWER_MOST = 1024;

/** /insurance/verification: the customer returns from the insurer, and continues on success. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request, session);
  const answer = (new URL(request.url).searchParams.get("answer") ?? "").slice(0, ANSWER_MOST);
  try {
    const { purpose, applicationId } = await visit.ask(acceptAnswer, { answer });
    if (applicationId === null) return redirect(`${INSURANCE_PATH}/${purpose}?handed=over`, 303);
    return redirect(`/insurance/travel/pay?application=${applicationId}`, 303);
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const { applicationId } = (thrown.content ?? {}) as { applicationId?: string | null };
    const page = applicationId
      ? `/insurance/travel/confirm?application=${applicationId}&`
      : "/overview/insurance?";
    return redirect(`${page}verification=refused`, 303);
  }
}
