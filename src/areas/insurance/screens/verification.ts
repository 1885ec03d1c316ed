import { redirect } from "react-router";
import { customerVisit } from "#areas/login/flow/customer.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { visitContext } from "#web/visit.ts";
import { acceptAnswer } from "../contract/hand-over.ts";
import { applicationAddress } from "../flow/table.ts";
import { INSURANCE_PATH } from "../rules/paths.ts";
import type { Route } from "./+types/verification.ts";

const ANSWER_MOST = 1024;

/** /insurance/verification: the customer returns from the insurer, and continues on success. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = await customerVisit(context.get(visitContext), request);
  const answer = (new URL(request.url).searchParams.get("answer") ?? "").slice(0, ANSWER_MOST);
  try {
    const { purpose, applicationId } = await visit.ask(acceptAnswer, { answer });
    if (applicationId === null) return redirect(`${INSURANCE_PATH}/${purpose}?handed=over`, 303);
    return redirect(applicationAddress("pay", applicationId), 303);
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const { applicationId } = (thrown.content ?? {}) as { applicationId?: string | null };
    const page = applicationId
      ? `${applicationAddress("confirm", applicationId)}&`
      : "/overview/insurance?";
    return redirect(`${page}verification=refused`, 303);
  }
}
