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
import { eachApart } from "#server/jobs/each.ts";
import { writeLetter } from "#server/outbox/letters.ts";
import {
  type Application,
  applicationOf,
  lockApplication,
  moveApplication,
  putOff,
  unfinished,
} from "../store/applications.ts";
import { type PublishedPlan, publishedPlans } from "../store/plans.ts";
import { applyTexts } from "../texts/words.ts";
import { parkRefund } from "./park-refund.ts";
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

/**
 * Posts the premium and has the policy issued, or refunds the premium. The stored state decides what
 * every attempt does next and tells: concurrent ones and retries tell the same.
 */
export async function finishPayment(
  context: SettleContext,
  { id, customerId, language, planCode }: Application,
  initiator: Initiator | null,
): Promise<Application> {
  const plan = planOf(await publishedPlans(context.db, language), planCode);
  const payment = { customerId, id, note: plan.insurerName, initiator };
  const decided = await postPremium(context, payment);
  const settled = decided.state === "paying" ? await issue(context, decided, plan) : decided;
  if (settled.state === "cancelling") return giveBack(context, settled, initiator);
  if (settled.state === "refunding") await giveBack(context, settled, initiator);
  return paidOr(settled);
}

/**
 * Posts the premium while the application is locked: the attempt that has the lock decides, and the
 * others find its decision. Otherwise one could post what another has just given up, because the
 * account was frozen for that moment.
 */
function postPremium(
  { ports: { coreBank } }: SettleContext,
  payment: Pick<Application, "customerId" | "id"> & { note: string; initiator: Initiator | null },
): Promise<Application> {
  const { id, note, initiator } = payment;
  return coreBank.postingTransaction(async (tx) => {
    const application = await lockApplication(tx, payment);
    if (!application) throw new Refusal("INSR000018");
    if (application.state !== "paying") return application;
    const { premium: amount, fromNumber } = application;
    const from = fromNumber ?? "";
    const posted = await coreBank.post({
      id,
      kind: "insurance",
      legs: premiumLegs(from, { amount, note }),
      initiator,
      note: null,
    });
    if (posted.ok) return application;
    // An attempt that got no answer may have posted it after all; a changed note is refused, too.
    const order = { id, fromNumber: from, amount, kinds: ["insurance"] } as const;
    if (!(await coreBank.lockUnposted(tx, order))) return application;
    const paymentRefusal = { code: posted.code, facts: posted.facts };
    await moveApplication(tx, id, { act: "withhold", to: "verified" }, { paymentRefusal });
    return { ...application, state: "verified", paymentRefusal };
  });
}

/** Has the policy of a posted premium issued; returns the application as it is stored after that. */
async function issue(
  { db, ports: { insurer } }: SettleContext,
  application: Application,
  plan: PublishedPlan,
): Promise<Application> {
  const { id, customerId, language } = application;
  const customer = await customerFacts(db, customerId);
  const issued = await insurer.issue(policyOrder(application, plan, customer));
  return db.transaction(async (tx) => {
    if (!issued.ok) {
      await moveApplication(tx, id, { act: "reject", to: "refunding" });
    } else {
      const { policyNumber, issuedAt } = issued;
      const facts = { policyNumber, issuedAt };
      const isMoved = await moveApplication(tx, id, { act: "issue", to: "issued" }, facts);
      if (isMoved && customer.email !== null) {
        await writeLetter(tx, {
          ...{ channel: "mail", customerId, address: customer.email, language },
          ...letterOf(application, plan.name, policyNumber),
        });
      }
    }
    return (await applicationOf(tx, customerId, id)) ?? application;
  });
}

/** A paid application; throws why it is not paid otherwise. */
function paidOr(application: Application): Application {
  const { state, paymentRefusal } = application;
  if (state === "verified" && paymentRefusal) {
    throw new Refusal(paymentRefusal.code, paymentRefusal.facts);
  }
  if (state === "verified" || state === "registered") throw new Refusal("INSR000019");
  if (state === "refunding" || state === "refunded") throw new Refusal("INSR000024");
  return application;
}

/** Resumes what was interrupted by a crash, or by a port that did not respond. */
export async function settleUnfinished(
  context: SettleContext,
  closing?: AbortSignal,
): Promise<void> {
  const left = await unfinished(context.db, { seconds: LEFT_SECONDS, most: AT_ONCE_MOST });
  await eachApart(left, closing, async (application) => {
    try {
      await finishPayment(context, application, null);
    } catch (thrown) {
      if (thrown instanceof Refusal) return;
      if (!closing?.aborted) await putOff(context.db, application.id);
      throw thrown;
    }
  });
}

/**
 * Refunds a premium, once, and records it in the application; if the ledger refuses, it waits for
 * staff as it is.
 */
export async function giveBack(
  context: SettleContext,
  application: Application,
  initiator: Initiator | null,
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
  if (!posted.ok) {
    await parkRefund(context.db, id);
    return application;
  }
  const to = state === "cancelling" ? "cancelled" : "refunded";
  const { at: cancelledAt } = posted;
  await moveApplication(context.db, id, { act: "refund", to }, { cancelledAt });
  return { ...application, state: to, cancelledAt };
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
