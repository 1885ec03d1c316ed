import { redirect, redirectDocument } from "react-router";
import { savePreference } from "#areas/account/contract/summary.ts";
import { customerPage } from "#areas/login/flow/customer.ts";
import { pagePath } from "#web/signed-in.ts";
import { AMOUNTS_ACT } from "#web/ui/forms/AmountsSwitch.tsx";
import type { Visit } from "#web/visit.ts";
import type { TransferFrame } from "../../flow/pages.ts";
import { transferPaths } from "../../flow/table.ts";
import { transferPageTexts } from "../../texts/words.ts";

/** The data that every page of a transfer is rendered with. */
export type Frame = Awaited<ReturnType<typeof customerFrame>>;

/**
 * The customer and the texts of a page; throws a redirect to the sign-in if there is no session.
 */
export async function customerFrame(visit: Visit, request: Pick<Request, "url">) {
  const { language } = visit.visitor;
  return {
    ...(await customerPage(visit, request)),
    texts: transferPageTexts[language],
    language,
  };
}

/** The flow in the customers' site; each step is a full document load and reads fresh data. */
export const shell: TransferFrame<Frame> = {
  paths: transferPaths,
  open: customerFrame,
  oldPin: ({ visitor }) => transferPageTexts[visitor.language].pin.old,
  leave: redirectDocument,
  intercept: switchedAmounts,
};

/** If the form toggles hidden amounts, saves the setting and throws the redirect back. */
export async function switchedAmounts({ submit }: Visit, { url }: Request, form: FormData) {
  if (form.get("act") !== AMOUNTS_ACT) return;
  await submit(savePreference, form);
  throw redirect(pagePath(url), 303);
}
