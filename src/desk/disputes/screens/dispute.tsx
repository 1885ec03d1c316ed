import { redirect } from "react-router";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { DeskForm, useBusy, useTyped } from "#desk/ui/DeskForm.tsx";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { ItemFrame } from "#desk/ui/ItemFrame.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { useLease } from "#desk/ui/use-lease.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { visitContext } from "#web/visit.ts";
import {
  decideDispute,
  readDispute,
  releaseDispute,
  renewDispute,
  takeDispute,
} from "../contract.ts";
import { CREDIT_ALONE, DISPUTES_PATH } from "../rules.ts";
import { disputesTexts } from "../texts.ts";
import type { Route } from "./+types/dispute.ts";

export const handle = { hydrate: true };

const calls = { take: takeDispute, release: releaseDispute, decide: decideDispute };

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { item } = params;
  if (!/^D[0-9A-Z]{6,30}$/.test(item)) throw new Response(null, { status: 404 });
  const [opened, dispute] = await Promise.all([
    openDesk(visit),
    askDesk(visit, readDispute, { item }),
  ]);
  return { ...opened, dispute, texts: disputesTexts[visit.visitor.language] };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { acted, form } = await actAtDesk(context.get(visitContext), request, { calls, params });
  return acted.data.ok && form === "release" ? redirect(DISPUTES_PATH, 303) : acted;
}

/** /desk/disputes/{item}: one dispute, and the decision. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, dispute, texts } = loaderData;
  useLease(renewDispute, dispute.item, dispute.isOwn);
  const isOpen = dispute.decisions.length > 0;
  return (
    <DeskPage
      desk={desk}
      frame={frame}
      title={fill(texts.itemTitle, { reference: dispute.item })}
      lead={texts.itemLead}
      mark={actionData && !actionData.ok ? frame.errorMark : ""}
      live
    >
      <Facts dispute={dispute} texts={texts} />
      <Table
        id="steps"
        caption={texts.steps}
        columns={[{ label: texts.time }, { label: texts.state }]}
        rows={dispute.steps.map(({ state, at }) => ({
          key: `${state} ${at}`,
          cells: [at, texts.states[state]],
        }))}
      />
      {isOpen && (
        <ItemFrame item={dispute} path={DISPUTES_PATH} frame={frame} acted={actionData}>
          <TwoPeople dispute={dispute} texts={texts} frame={frame} />
          <Decision dispute={dispute} texts={texts} frame={frame} acted={actionData} />
        </ItemFrame>
      )}
    </DeskPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Facts({ dispute, texts }: Pick<Loaded, "dispute" | "texts">) {
  return (
    <FactList
      facts={[
        { name: texts.state, value: texts.states[dispute.state] },
        { name: texts.merchant, value: dispute.merchant },
        { name: texts.amount, value: dispute.amount },
        { name: texts.card, value: dispute.lastFour },
        { name: texts.paid, value: dispute.paidAt },
        { name: texts.reason, value: texts.reasons[dispute.reason] },
        ...(dispute.note ? [{ name: texts.note, value: dispute.note }] : []),
        { name: texts.due, value: dispute.dueOn },
      ]}
    />
  );
}

/** Says before the decision that a credit needs a colleague, or that one is asked already. */
function TwoPeople({ dispute, texts, frame }: Pick<Loaded, "dispute" | "texts" | "frame">) {
  const { requestedBy, creditNeedsTwo, decisions } = dispute;
  const isCreditOffered = decisions.includes("credit");
  if (requestedBy === null && !(creditNeedsTwo && isCreditOffered)) return null;
  const amounts = { once: formatNtd(CREDIT_ALONE.once), day: formatNtd(CREDIT_ALONE.day) };
  return (
    <Notice kind="info" word={frame.note} live>
      <p>
        {requestedBy === null
          ? fill(texts.needsTwo, amounts)
          : fill(texts.requested, { name: requestedBy })}
      </p>
    </Notice>
  );
}

const formatNtd = (amount: number) => formatAmount(ntd(amount), "TWD");

function Decision({
  dispute,
  texts,
  frame,
  acted,
}: Pick<Loaded, "dispute" | "texts" | "frame"> & { acted: Route.ComponentProps["actionData"] }) {
  const busy = useBusy();
  const typedOf = useTyped("decide", acted);
  return (
    <DeskForm name="decide" label={texts.decide} acted={acted} errorTitle={frame.errorTitle}>
      <Select
        name="decision"
        label={texts.decision}
        choices={dispute.decisions.map((value) => ({ value, label: texts.decisions[value] }))}
        {...typedOf("decision")}
      />
      <Field name="reason" label={texts.why} maxLength={200} {...typedOf("reason")} />
      <Button busy={busy}>{texts.send}</Button>
    </DeskForm>
  );
}

export default Screen;
