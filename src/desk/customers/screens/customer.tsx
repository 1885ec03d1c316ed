import { redirect } from "react-router";
import { fill } from "#base/text/language.ts";
import { withdrawApproval } from "#desk/approvals/contract.ts";
import { approvalsTexts } from "#desk/approvals/texts.ts";
import { certificatesTexts } from "#desk/certificates/texts/words.ts";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { visitContext } from "#web/visit.ts";
import { readCase } from "../contract/file.ts";
import {
  designateAccount,
  flagCustomer,
  openAccount,
  orderCard,
  removeDesignated,
  replaceCard,
  requestApproval,
  switchTransfers,
  unlockCustomer,
} from "../contract/help.ts";
import { CUSTOMERS_PATH } from "../rules.ts";
import { customersTexts } from "../texts/words.ts";
import type { Route } from "./+types/customer.ts";
import { ActionPanel } from "./parts/ActionPanel.tsx";
import { Holdings } from "./parts/Holdings.tsx";
import { Identity } from "./parts/Identity.tsx";
import { Requests } from "./parts/Requests.tsx";

export const handle = { hydrate: true };

const calls = {
  unlock: unlockCustomer,
  flag: flagCustomer,
  switches: switchTransfers,
  designate: designateAccount,
  remove: removeDesignated,
  "open-account": openAccount,
  order: orderCard,
  replace: replaceCard,
  request: requestApproval,
  withdraw: withdrawApproval,
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { caseId } = params;
  const opened = await openDesk(visit);
  const file = await askDesk(visit, readCase, { caseId });
  const { language } = visit.visitor;
  const query = new URL(request.url).searchParams;
  return {
    ...opened,
    file,
    texts: customersTexts[language],
    kinds: approvalsTexts[language].kinds,
    requestStates: approvalsTexts[language].states,
    certificateKinds: certificatesTexts[language].kinds,
    chosen: query.get("do"),
    done: query.get("done"),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { acted, form } = await actAtDesk(visit, request, { calls, params });
  if (!acted.data.ok) return acted;
  return redirect(`${CUSTOMERS_PATH}/${params.caseId}?done=${form}`, 303);
}

/** /desk/customers/{case}: a customer's file, and the actions on it. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, file, texts, done } = loaderData;
  const doneTexts: Readonly<Record<string, string>> = texts.done;
  const sentence = done === null ? undefined : doneTexts[done];
  const parts = { ...loaderData, acted: actionData, rights: desk.rights };
  return (
    <DeskPage
      desk={desk}
      frame={frame}
      title={fill(texts.fileTitle, { name: file.customer.name })}
      lead={fill(texts.fileLead, {
        reason: texts.reasons[file.reason],
        note: file.note,
        until: file.expiresAt,
      })}
      mark={actionData && !actionData.ok ? frame.errorMark : ""}
    >
      {sentence && !actionData && (
        <Notice kind="success" word={frame.done} live>
          <p>{sentence}</p>
        </Notice>
      )}
      <ActionPanel {...parts} />
      <Identity {...parts} />
      <Holdings {...parts} />
      <Requests {...parts} />
    </DeskPage>
  );
}

export default Screen;
