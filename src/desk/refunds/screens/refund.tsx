import { redirect } from "react-router";
import { fill } from "#base/text/language.ts";
import { DeskForm, useBusy, useTyped } from "#desk/ui/DeskForm.tsx";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { ItemFrame } from "#desk/ui/ItemFrame.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { useLease } from "#desk/ui/use-lease.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { visitContext } from "#web/visit.ts";
import {
  readRefund,
  releaseRefund,
  renewRefund,
  retryRefund,
  settleRefund,
  takeRefund,
} from "../contract.ts";
import { NOTE_LENGTH, REFUNDS_PATH } from "../rules.ts";
import { refundsTexts } from "../texts.ts";
import type { Route } from "./+types/refund.ts";

export const handle = { hydrate: true };

const calls = {
  take: takeRefund,
  release: releaseRefund,
  retry: retryRefund,
  settle: settleRefund,
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { item } = params;
  const [opened, refund] = await Promise.all([
    openDesk(visit),
    askDesk(visit, readRefund, { item }),
  ]);
  return { ...opened, refund, texts: refundsTexts[visit.visitor.language] };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { acted, form } = await actAtDesk(context.get(visitContext), request, { calls, params });
  return acted.data.ok && form !== "take" ? redirect(REFUNDS_PATH, 303) : acted;
}

/** /desk/refunds/{item}: one refund that the ledger refused, and what is done about it. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, refund, texts } = loaderData;
  const busy = useBusy();
  const typedOf = useTyped("settle", actionData);
  const shared = { acted: actionData, errorTitle: frame.errorTitle };
  useLease(renewRefund, refund.item, refund.isOwn);
  return (
    <DeskPage
      desk={desk}
      frame={frame}
      title={fill(texts.itemTitle, { reference: refund.reference })}
      lead={texts.itemLead}
      mark={actionData && !actionData.ok ? frame.errorMark : ""}
      live
    >
      <FactList
        facts={[
          { name: texts.kind, value: texts.kinds[refund.kind] },
          { name: texts.amount, value: refund.amount },
          { name: texts.account, value: refund.accountNumber },
          { name: texts.customer, value: refund.customerName },
          { name: texts.nationalId, value: refund.nationalId },
          { name: texts.since, value: refund.since },
        ]}
      />
      <ItemFrame item={refund} path={REFUNDS_PATH} frame={frame} acted={actionData}>
        <DeskForm name="retry" label={texts.retry} {...shared}>
          <Button busy={busy}>{texts.retry}</Button>
        </DeskForm>
        <DeskForm name="settle" label={texts.settle} {...shared}>
          <Field name="note" label={texts.note} maxLength={NOTE_LENGTH.most} {...typedOf("note")} />
          <Button variant="danger" busy={busy}>
            {texts.settle}
          </Button>
        </DeskForm>
      </ItemFrame>
    </DeskPage>
  );
}

export default Screen;
