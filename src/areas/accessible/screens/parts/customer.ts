import { redirect } from "react-router";
import { readPreference } from "#areas/account/contract/summary.ts";
import { signedIn } from "#areas/login/flow/customer.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import type { TransferFrame } from "#areas/transfer/flow/pages.ts";
import type { Visit } from "#web/visit.ts";
import { transferPaths } from "../../rules/paths.ts";
import { wordsFor } from "../../texts/words.ts";
import type { Frame } from "./AccessiblePage.tsx";

/** The frame of a customer's page; throws a redirect to the sign-in if there is no session. */
export async function customerFrame(
  visit: Visit,
  request: Pick<Request, "url">,
): Promise<Required<Frame>> {
  const { visitor } = visit;
  return {
    texts: wordsFor(visitor),
    language: visitor.language,
    session: {
      signedIn: await signedIn(visit, request),
      texts: loginTexts[visitor.language].session,
    },
  };
}

/** The flow of a transfer in the accessible site. */
export const accessible: TransferFrame<Required<Frame>> = {
  paths: transferPaths,
  open: customerFrame,
  oldPin: ({ visitor }) => wordsFor(visitor).transfer.pinOld,
  leave: redirect,
};

/** Whether the customer wants amounts hidden: then no page of theirs holds them. */
export async function hidesAmounts({ ask }: Pick<Visit, "ask">): Promise<boolean> {
  return (await ask(readPreference, {})).amountsHidden;
}
