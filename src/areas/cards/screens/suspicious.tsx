import { customerVisit } from "#areas/login/flow/customer.ts";
import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import type { Refused } from "#base/call/submitted.ts";
import { signInAddress } from "#base/identity/sign-in.ts";
import { isUuid } from "#base/identity/uuid.ts";
import { fill } from "#base/text/language.ts";
import { flowAction, goOrStay, type Outcome } from "#web/flow.ts";
import { withOwnWords } from "#web/refused.ts";
import { Pagination } from "#web/ui/data/Pagination.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { listApprovals, readApproval } from "../contract/cards.ts";
import { fileDispute, listDisputes, withdrawDispute } from "../contract/disputes.ts";
import { LOST_PATH, SUSPICIOUS_PATH } from "../rules/loss.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/suspicious.ts";
import { DisputeForm } from "./parts/DisputeForm.tsx";
import { DisputeList } from "./parts/DisputeList.tsx";
import { EmergencyNumbers } from "./parts/EmergencyNumbers.tsx";
import { EmergencyPage } from "./parts/EmergencyPage.tsx";
import styles from "./parts/emergency.module.css";
import { PaymentTable } from "./parts/PaymentTable.tsx";
import { customerOrGuest, unlessRefused, wordsOf } from "./parts/visits.ts";

export const handle = { enhance: ["session"] };

const PAGE = /^[1-9]\d{0,2}$/;
const DISPUTE_REFERENCE = /^D\d{14}$/;
const LOSS_REFERENCE = /^L\d{14}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await customerOrGuest(visit, request);
  const own = customer && (await ownPayments(visit, new URL(request.url).searchParams));
  return { ...wordsOf(visit), customer, own };
}

async function ownPayments({ ask }: Visit, query: URLSearchParams) {
  const requested = query.get("page") ?? "";
  const page = PAGE.test(requested) ? Number(requested) : 1;
  const wanted = query.get("payment");
  const [listed, { disputes }, found] = await Promise.all([
    ask(listApprovals, { page }),
    ask(listDisputes, {}),
    // By its id: it may be on another page, of another list, or have moved on since.
    wanted !== null && isUuid(wanted)
      ? unlessRefused(ask(readApproval, { paymentId: wanted }), ["EMRG000008"])
      : null,
  ]);
  const parameter = (name: string, form: RegExp) => {
    const value = query.get(name) ?? "";
    return form.test(value) ? value : null;
  };
  return {
    ...listed,
    disputes,
    isWanted: wanted !== null,
    payment: found?.isDisputable ? found : null,
    filed: parameter("filed", DISPUTE_REFERENCE),
    loss: parameter("loss", LOSS_REFERENCE),
    withdrawn: parameter("withdrawn", DISPUTE_REFERENCE),
  };
}

export const action = flowAction({
  open: customerVisit,
  steps: { file, withdraw },
  button: "act",
});

async function file(visit: Visit, form: FormData): Promise<Outcome<string, Refused>> {
  const filed = await visit.submit(fileDispute, form);
  if (filed.ok) {
    const { disputeReference, lossReference } = filed.content;
    const loss = lossReference ? `&loss=${lossReference}` : "";
    return { go: `${SUSPICIOUS_PATH}?filed=${disputeReference}${loss}` };
  }
  const { emptyReason } = wordsOf(visit).texts.suspicious;
  return { stay: withOwnWords(filed, form, { reason: emptyReason }), code: filed.code };
}

async function withdraw({ submit }: Visit, form: FormData): Promise<Outcome<string, Refused>> {
  const withdrawn = await submit(withdrawDispute, form);
  return goOrStay(withdrawn, (found) => `${SUSPICIOUS_PATH}?withdrawn=${found.disputeReference}`);
}

/** /support/emergencies/suspicious: payments that may be fraudulent, and the state of disputes. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, own } = loaderData;
  const { suspicious } = texts;
  const lead = own ? suspicious.lead : suspicious.guestLead;
  return (
    <EmergencyPage
      {...{ texts, sessionTexts, customer }}
      wrong={actionData}
      title={suspicious.title}
      description={suspicious.lead}
      canonical={SUSPICIOUS_PATH}
      head={<PageHead title={suspicious.title} lead={lead} />}
    >
      {own ? (
        <Own texts={suspicious} own={own} wrong={actionData} />
      ) : (
        <>
          <p className={styles.buttons}>
            <Button href={signInAddress(null, SUSPICIOUS_PATH)}>{suspicious.signIn}</Button>
            <Button href={LOST_PATH} variant="danger">
              {suspicious.reportFirst}
            </Button>
          </p>
          <EmergencyNumbers texts={texts.main} />
        </>
      )}
    </EmergencyPage>
  );
}

type OwnPayments = NonNullable<Route.ComponentProps["loaderData"]["own"]>;

interface OwnProps {
  texts: Texts["suspicious"];
  own: OwnPayments;
  wrong?: Refused | undefined;
}

/** The chosen payment, or all payments; the disputes below. */
function Own({ texts, own, wrong }: OwnProps) {
  const { page, pageSize, total, payments, payment, disputes } = own;
  const address = (number: number) => `${SUSPICIOUS_PATH}?page=${number}`;
  return (
    <>
      <News texts={texts} own={own} />
      {payment && <DisputeForm {...{ texts, payment, wrong }} back={address(page)} />}
      {!payment && (
        <div>
          <h2 className={styles.heading}>{texts.payments}</h2>
          {payments.length === 0 ? (
            <Empty sentence={texts.none} way={{ href: EMERGENCIES_PATH, label: texts.noneWay }} />
          ) : (
            <PaymentTable
              texts={texts}
              id="payments-table"
              caption={texts.payments}
              payments={payments}
              disputePath={({ paymentId }) => `${address(page)}&payment=${paymentId}`}
            />
          )}
          <Pagination
            page={page}
            pages={Math.ceil(total / pageSize)}
            address={address}
            texts={{ ...texts, label: texts.pages }}
          />
        </div>
      )}
      <DisputeList texts={texts} disputes={disputes} />
    </>
  );
}

/** The result of the last action, or its failure. */
function News({ texts, own }: Pick<OwnProps, "texts" | "own">) {
  const { filed, loss, withdrawn, isWanted, payment } = own;
  if (filed) {
    return (
      <Notice kind="success" word={texts.doneWord} live>
        <p>{fill(texts.done, { reference: filed })}</p>
        {loss && <p>{fill(texts.doneLoss, { reference: loss })}</p>}
      </Notice>
    );
  }
  if (withdrawn) {
    return (
      <Notice kind="success" word={texts.states.withdrawn} live>
        <p>{fill(texts.withdrawnDone, { reference: withdrawn })}</p>
      </Notice>
    );
  }
  if (!isWanted || payment) return null;
  return (
    <Notice kind="warning" word={texts.action} live>
      <p>{texts.gone}</p>
    </Notice>
  );
}

export default Screen;
