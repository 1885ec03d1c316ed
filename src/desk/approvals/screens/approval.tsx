import { redirect } from "react-router";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { DeskForm, useBusy, useTyped } from "#desk/ui/DeskForm.tsx";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { Difference } from "#desk/ui/Difference.tsx";
import { ItemFrame } from "#desk/ui/ItemFrame.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { useLease } from "#desk/ui/use-lease.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { visitContext } from "#web/visit.ts";
import {
  decideApproval,
  readApproval,
  releaseApproval,
  renewApproval,
  takeApproval,
} from "../contract.ts";
import { APPROVALS_PATH, REASON_LENGTH } from "../rules.ts";
import { approvalsTexts } from "../texts.ts";
import type { Route } from "./+types/approval.ts";

export const handle = { hydrate: true };

const calls = { take: takeApproval, release: releaseApproval, decide: decideApproval };

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { item } = params;
  const [opened, request] = await Promise.all([
    openDesk(visit),
    askDesk(visit, readApproval, { item }),
  ]);
  return { ...opened, request, texts: approvalsTexts[visit.visitor.language] };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { acted, form } = await actAtDesk(context.get(visitContext), request, { calls, params });
  return acted.data.ok && form !== "take" ? redirect(APPROVALS_PATH, 303) : acted;
}

/** /desk/approvals/{item}: a colleague's request, and the decision. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, request, texts } = loaderData;
  useLease(renewApproval, request.item, request.isOwn);
  return (
    <DeskPage
      desk={desk}
      frame={frame}
      title={fill(texts.itemTitle, { kind: texts.kinds[request.kind] })}
      lead={texts.itemLead}
      mark={actionData && !actionData.ok ? frame.errorMark : ""}
      live
    >
      <Facts request={request} texts={texts} />
      {request.change && (
        <>
          <h2>{texts.difference.title}</h2>
          <Difference texts={texts.difference} lines={request.change.difference} />
        </>
      )}
      {request.state === "waiting" && !request.isMine && (
        <ItemFrame item={request} path={APPROVALS_PATH} frame={frame} acted={actionData}>
          <Decision texts={texts} frame={frame} acted={actionData} />
        </ItemFrame>
      )}
      {request.isMine && <p>{texts.mine}</p>}
    </DeskPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

type Change = NonNullable<Loaded["request"]["change"]>;

/** The rates that are to change. */
function changeFacts({ kind, title, version, from }: Change, texts: Loaded["texts"]) {
  const name = `${texts.rateKinds[kind]} · ${title} · ${fill(texts.version, { version })}`;
  return [
    { name: texts.rates, value: name },
    { name: texts.from, value: from === null ? texts.atOnce : toMinute(from) },
  ];
}

function Facts({ request, texts }: Pick<Loaded, "request" | "texts">) {
  const { change } = request;
  return (
    <FactList
      facts={[
        { name: texts.kind, value: texts.kinds[request.kind] },
        { name: texts.state, value: texts.states[request.state] },
        ...(request.customerName ? [{ name: texts.customer, value: request.customerName }] : []),
        ...(request.nationalId ? [{ name: texts.nationalId, value: request.nationalId }] : []),
        ...(change ? changeFacts(change, texts) : []),
        ...(request.about ? [{ name: texts.about, value: request.about }] : []),
        { name: texts.reason, value: request.reason },
        { name: texts.by, value: request.requestedBy },
        { name: texts.at, value: request.requestedAt },
        { name: texts.until, value: request.expiresAt },
      ]}
    />
  );
}

function Decision({
  texts,
  frame,
  acted,
}: Pick<Loaded, "texts" | "frame"> & { acted: Route.ComponentProps["actionData"] }) {
  const busy = useBusy();
  const typedOf = useTyped("decide", acted);
  return (
    <DeskForm name="decide" label={texts.decision} acted={acted} errorTitle={frame.errorTitle}>
      <RadioGroup
        name="decision"
        label={texts.decision}
        choices={[
          { value: "approve", label: texts.decisions.approve },
          { value: "decline", label: texts.decisions.decline },
        ]}
        {...typedOf("decision")}
      />
      <Field name="note" label={texts.note} maxLength={REASON_LENGTH.most} {...typedOf("note")} />
      <Button busy={busy}>{texts.send}</Button>
    </DeskForm>
  );
}

export default Screen;
