// What follows a right code, and a cancellation. Every step is committed before the next begins and
// has its own key, so that resuming after a crash (by the customer's retry or the job) repeats
// nothing.

import { customerFacts } from "#areas/customer/server.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatAmount } from "#base/money/money.ts";
import { premiumLegs, premiumRefundLegs } from "#base/postings/insurance.ts";
import { bankName } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Initiator } from "#ports/core-bank/initiator.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import type { Insurer } from "#ports/insurer/port.ts";
import type { CallContext, Ports } from "#server/api/call-context.ts";
import { writeLetter } from "#server/outbox/letters.ts";
import {
  type Application,
  applicationOf,
  type MoveFacts,
  moveApplication,
  putOff,
  unfinished,
} from "../store/applications.ts";
import { publishedPlans } from "../store/plans.ts";
import { applyTexts } from "../texts/words.ts";
import { policyOrder } from "./policy-paper.ts";
import { planOf } from "./trip.ts";

/** The dependencies of settling; the job has only these. */
export interface SettleContext {
  db: Db;
  ports: { coreBank: CoreBank; insurer: Insurer };
}

/** The insurer; refuses if none is configured. */
export function insurerOf({ insurer }: Pick<Ports, "insurer">): Insurer {
  if (!insurer) throw new Refusal("PLAT000001");
  return insurer;
}

/** The dependencies of settling, taken from a call's context. */
export function settling({ db, ports }: Pick<CallContext, "db" | "ports">): SettleContext {
  return { db, ports: { coreBank: ports.coreBank, insurer: insurerOf(ports) } };
}

/** How long the customer's own request has before the job takes over. */
const LEFT_SECONDS = 120;
const AT_ONCE_MOST = 50;

/** Posts the premium and has the policy issued, or refunds the premium; returns the new state. */
export async function finishPayment(
  context: SettleContext,
  application: Application,
  initiator: Initiator,
): Promise<Application> {
  const { id, premium, fromNumber, state } = application;
  if (state === "refunding" || state === "cancelling")
    return giveBack(context, application, initiator);
  if (state !== "paying") {
    if (state === "refunded") throw new Refusal("INSR000024");
    if (state === "registered") throw new Refusal("INSR000019");
    return application;
  }
  const plans = await publishedPlans(context.db, application.language);
  const plan = planOf(plans, application.planCode);
  const posted = await context.ports.coreBank.post({
    id,
    kind: "insurance",
    legs: premiumLegs(fromNumber ?? "", { amount: premium, note: plan.insurerName }),
    initiator,
    note: null,
  });
  if (!posted.ok) {
    await moveApplication(context.db, id, { act: "withhold", to: "verified" });
    throw new Refusal(posted.code, posted.facts);
  }
  const customer = await customerFacts(context.db, application.customerId);
  const order = policyOrder(application, plan, customer);
  const issued = await context.ports.insurer.issue(order);
  if (!issued.ok) {
    const refunding = await move(context.db, application, "reject", "refunding");
    await giveBack(context, refunding, initiator);
    throw new Refusal("INSR000024");
  }
  const { policyNumber, issuedAt } = issued;
  return context.db.transaction(async (tx) => {
    const facts = { policyNumber, issuedAt };
    const isMoved = await moveApplication(tx, id, { act: "issue", to: "issued" }, facts);
    if (isMoved && customer.email !== null) {
      await writeLetter(tx, {
        channel: "mail",
        customerId: application.customerId,
        address: customer.email,
        language: application.language,
        ...letterOf(application, plan.name, policyNumber),
      });
    }
    return (await applicationOf(tx, application.customerId, id)) ?? application;
  });
}

/**
 * Resumes what was interrupted by a crash, or by a port that did not respond. One that cannot be
 * settled does not block the others; all faults are thrown together at the end.
 */
export async function settleUnfinished(context: SettleContext): Promise<void> {
  const left = await unfinished(context.db, { seconds: LEFT_SECONDS, most: AT_ONCE_MOST });
  const faults: unknown[] = [];
  for (const application of left) {
    const { id, customerId } = application;
    const initiator = { customerId, session: null, address: "127.0.0.1", request: "insurance-job" };
    await finishPayment(context, application, initiator).catch(async (thrown: unknown) => {
      if (thrown instanceof Refusal) return;
      faults.push(thrown);
      await putOff(context.db, id);
    });
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} could not be settled`);
}

/** Refunds a premium, once, and records it in the application. */
export async function giveBack(
  context: SettleContext,
  application: Application,
  initiator: Initiator,
): Promise<Application> {
  const { id, refundId, premium, fromNumber, state, policyNumber } = application;
  if (state === "cancelling" && policyNumber) {
    // The insurer decides whether cover had started; money moves only after that.
    const cancelled = await context.ports.insurer.cancel(policyNumber);
    if (!cancelled.ok) {
      await moveApplication(context.db, id, { act: "keep", to: "issued" });
      throw new Refusal("INSR000023");
    }
  }
  const posted = await context.ports.coreBank.post({
    id: refundId,
    kind: "insurance-refund",
    legs: premiumRefundLegs(fromNumber ?? "", { amount: premium, note: policyNumber }),
    initiator,
    note: null,
  });
  if (!posted.ok) throw new Error(`a premium was not given back: ${id} ${posted.code}`);
  const to = state === "cancelling" ? "cancelled" : "refunded";
  return move(context.db, application, "refund", to, { cancelledAt: posted.at });
}

async function move(
  db: Db,
  application: Application,
  act: "reject" | "refund",
  to: "refunding" | "refunded" | "cancelled",
  facts: MoveFacts = {},
): Promise<Application> {
  await moveApplication(db, application.id, { act, to }, facts);
  return { ...application, state: to };
}

function letterOf(application: Application, planName: string, number: string) {
  const { language, startsAt, endsAt, premium } = application;
  const { mailSubject, mail } = applyTexts[language].result;
  return {
    subject: fill(mailSubject, { bank: bankName[language] }),
    body: fill(mail, {
      number,
      plan: planName,
      period: `${formatMoment(startsAt)} - ${formatMoment(endsAt)}`,
      amount: formatAmount(premium, "TWD"),
    }),
  };
}
