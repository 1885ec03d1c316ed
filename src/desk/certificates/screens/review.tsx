import { redirect } from "react-router";
import { rejections } from "#areas/certificates/rules.ts";
import { fill } from "#base/text/language.ts";
import { DeskForm, useBusy, useTyped } from "#desk/ui/DeskForm.tsx";
import { DeskPage } from "#desk/ui/DeskPage.tsx";
import { ItemFrame } from "#desk/ui/ItemFrame.tsx";
import { actAtDesk, askDesk, openDesk } from "#desk/ui/open-desk.ts";
import { useLease } from "#desk/ui/use-lease.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { visitContext } from "#web/visit.ts";
import {
  approveReview,
  postReview,
  readReview,
  rejectReview,
  releaseReview,
  renewReview,
  takeReview,
} from "../contract.ts";
import { CERTIFICATES_PATH } from "../rules.ts";
import { certificatesTexts } from "../texts/words.ts";
import type { Route } from "./+types/review.ts";

export const handle = { hydrate: true };

const calls = {
  take: takeReview,
  release: releaseReview,
  approve: approveReview,
  reject: rejectReview,
  posted: postReview,
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { item } = params;
  const [opened, review] = await Promise.all([
    openDesk(visit),
    askDesk(visit, readReview, { item }),
  ]);
  return { ...opened, review, texts: certificatesTexts[visit.visitor.language] };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { acted, form } = await actAtDesk(context.get(visitContext), request, { calls, params });
  return acted.data.ok && form !== "take" ? redirect(CERTIFICATES_PATH, 303) : acted;
}

/** /desk/certificates/{item}: one request, its document, and the decision. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, frame, review, texts } = loaderData;
  useLease(renewReview, review.item, review.isOwn);
  return (
    <DeskPage
      desk={desk}
      frame={frame}
      title={fill(texts.itemTitle, { reference: review.reference })}
      lead={texts.itemLead}
      mark={actionData && !actionData.ok ? frame.errorMark : ""}
      live
    >
      <Facts review={review} texts={texts} />
      <ItemFrame item={review} path={CERTIFICATES_PATH} frame={frame} acted={actionData}>
        {review.reason === "letters" ? (
          <Notice kind="warning" word={texts.cannotIssueWord}>
            <p>{texts.cannotIssue}</p>
          </Notice>
        ) : (
          <p>
            <a
              href={`${CERTIFICATES_PATH}/${review.item}/document`}
              target="_blank"
              rel="noreferrer"
            >
              {texts.document}
            </a>
          </p>
        )}
        <Decision review={review} texts={texts} frame={frame} acted={actionData} />
      </ItemFrame>
    </DeskPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Facts({ review, texts }: Pick<Loaded, "review" | "texts">) {
  const optional = (name: string, value: string | null) =>
    value === null ? [] : [{ name, value }];
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  return (
    <FactList
      facts={[
        { name: texts.kind, value: texts.kinds[review.kind] },
        { name: texts.delivery, value: texts.deliveries[review.delivery] },
        { name: texts.state, value: texts.states[review.state] },
        { name: texts.reason, value: reasons[review.reason] ?? review.reason },
        { name: texts.customer, value: review.customerName },
        { name: texts.nationalId, value: review.nationalId },
        ...optional(texts.englishName, review.englishName),
        ...optional(texts.nameOnFile, review.nameOnFile),
        ...optional(texts.email, review.email),
        ...optional(texts.address, review.postalAddress),
        { name: texts.copies, value: review.copies },
        { name: texts.made, value: review.madeAt },
        ...optional(texts.promised, review.promisedOn),
      ]}
    />
  );
}

function Decision({
  review,
  texts,
  frame,
  acted,
}: Pick<Loaded, "review" | "texts" | "frame"> & { acted: Route.ComponentProps["actionData"] }) {
  const busy = useBusy();
  const typedOf = useTyped("reject", acted);
  const shared = { acted, errorTitle: frame.errorTitle };
  if (review.state === "issued") {
    return (
      <DeskForm name="posted" label={texts.posted} {...shared}>
        <Button busy={busy}>{texts.posted}</Button>
      </DeskForm>
    );
  }
  if (review.state !== "in-review") return null;
  return (
    <>
      <h2>{texts.decide}</h2>
      {review.nameOnFile && (
        <Notice kind="warning" word={texts.reasons.name}>
          <p>{texts.otherName}</p>
        </Notice>
      )}
      {review.reason !== "letters" && (
        <DeskForm name="approve" label={texts.approve} {...shared}>
          <Button busy={busy}>{texts.approve}</Button>
        </DeskForm>
      )}
      <DeskForm name="reject" label={texts.reject} {...shared}>
        <Select
          name="reason"
          label={texts.rejectReason}
          choices={rejections.map((value) => ({ value, label: texts.reasons[value] }))}
          {...typedOf("reason")}
        />
        <Button variant="danger" busy={busy}>
          {texts.reject}
        </Button>
      </DeskForm>
    </>
  );
}

export default Screen;
