import { customerFacts } from "#areas/customer/server.ts";
import { checkCode, issueCode } from "#areas/verification/server/codes.ts";
import { ageTypes } from "#base/call/codes.ts";
import { isRefusal, Refusal } from "#base/errors/catalogue.ts";
import { maskName } from "#base/identity/names.ts";
import { OTP_SECONDS, parseOtp } from "#base/identity/otp.ts";
import { formatAmount } from "#base/money/money.ts";
import { bankName, callCentre } from "#base/site/brand.ts";
import { fill, type Language } from "#base/text/language.ts";
import { dayOf, formatMoment } from "#base/time/day.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { customerInitiator, record } from "#server/audit/audit.ts";
import type * as contract from "../contract/applications.ts";
import { isCancellable, payerRefusal, policyStatus } from "../rules/application.ts";
import { destinationCodes } from "../rules/codes.ts";
import { coversOf, travellersOf } from "../rules/insured.ts";
import { isRenewable, reminderOf } from "../rules/motor.ts";
import {
  type Application,
  applicationOf,
  applicationsOf,
  keepPaymentCode,
  moveApplication,
} from "../store/applications.ts";
import { type PublishedPlan, publishedPlans } from "../store/plans.ts";
import { motorRedirectsOf } from "../store/redirects.ts";
import { coverName } from "../texts/covers.ts";
import { applyTexts } from "../texts/words.ts";
import { cancelPolicy, ownPolicy, policyFile } from "./policies.ts";
import { preview, register } from "./register.ts";
import { finishPayment, settling } from "./settle.ts";
import { namedLines, planOf } from "./trip.ts";

const SHOWN_AT_END = 4;
const LISTED_MOST = 50;
const purpose = "insurance";

export const applicationHandlers: Handlers<typeof contract> = {
  previewTravel: preview,
  registerTravel: register,

  async readApplication({ applicationId }, context) {
    const application = await ownApplication(context, applicationId);
    const plans = await publishedPlans(context.db, context.language);
    const isToPay = application.state === "verified";
    const accounts = isToPay ? await context.ports.coreBank.accounts(context.customer.id) : [];
    return {
      ...(await factsOf(application, plans, context)),
      payers: accounts.filter((each) => !payerRefusal(each)).map(({ number }) => number),
    };
  },

  async sendPaymentCode({ applicationId, accountNumber }, context) {
    const { customer, ports, db, language } = context;
    const application = await ownApplication(context, applicationId);
    if (application.state !== "verified") throw new Refusal("INSR000019");
    const accounts = await ports.coreBank.accounts(customer.id);
    const account = accounts.find(({ number }) => number === accountNumber);
    const refused = account ? payerRefusal(account) : "INSR000009";
    if (refused) throw new Refusal(refused);
    const plan = planOf(await publishedPlans(db, language), application.planCode);
    const paying = { ...application, fromNumber: accountNumber };
    return db.transaction(async (tx) => {
      const { codeId, seconds, sentTo } = await issueCode(tx, context, {
        subject: { customerId: customer.id },
        purpose,
        channel: "sms",
        content: contentOf(paying),
        letter: (code, each) => ({ subject: null, body: letterOf(paying, plan, code, each) }),
      });
      const isStored = await keepPaymentCode(tx, applicationId, {
        codeId,
        fromNumber: accountNumber,
      });
      if (!isStored) throw new Refusal("INSR000019");
      return { codeSeconds: seconds, sentTo };
    });
  },

  async payPremium({ applicationId, oneTimeCode }, context) {
    const application = await ownApplication(context, applicationId);
    // A client that lost the response gets it again; a premium in progress is not paid twice.
    if (isToBePaid(application)) await beginPayment(context, application, oneTimeCode);
    const initiator = customerInitiator(context);
    const { state, policyNumber } = await finishPayment(settling(context), application, initiator);
    return { applicationId, state, policyNumber };
  },

  async listPolicies(_, context) {
    const { db, customer, language, now } = context;
    const [applications, open, plans, motor] = await Promise.all([
      applicationsOf(db, customer.id, { isOpen: false, most: LISTED_MOST }),
      applicationsOf(db, customer.id, { isOpen: true, most: LISTED_MOST }),
      publishedPlans(db, language),
      motorRedirectsOf(db, customer.id, LISTED_MOST),
    ]);
    return {
      policies: await Promise.all(
        applications.map(async (application) => ({
          ...(await factsOf(application, plans, context)),
          status: statusOf(application, now),
          isCancellable: isCancellable(application.state, application, now),
        })),
      ),
      openApplications: await Promise.all(open.map((each) => factsOf(each, plans, context))),
      motorQuotes: motor.map(({ purpose: kind, startOn, years }) => {
        const { endsOn, remindOn } = reminderOf(startOn, years);
        const shown = (day: string) => day.replace(/-/g, "/");
        return {
          purpose: kind,
          endsOn: shown(endsOn),
          remindOn: shown(remindOn),
          isRenewable: isRenewable(endsOn, dayOf(now)),
        };
      }),
    };
  },

  async cancelPolicy({ policyNumber }, context) {
    const application = await ownPolicy(context, policyNumber);
    return cancelPolicy(context, application, policyNumber);
  },

  async readPolicyFile({ policyNumber }, context) {
    await ownPolicy(context, policyNumber);
    return policyFile(context, policyNumber);
  },
};

/** The customer's own application; INSR000018 for another's, and for an expired one. */
export async function ownApplication(
  { db, customer }: Pick<CallContext, "db" | "customer">,
  id: string,
): Promise<Application> {
  const application = await applicationOf(db, customer.id, id);
  if (!application || application.isExpired) throw new Refusal("INSR000018");
  return application;
}

async function factsOf(
  application: Application,
  plans: readonly PublishedPlan[],
  { db, customer, language }: Pick<CallContext, "db" | "customer" | "language">,
) {
  const plan = planOf(plans, application.planCode);
  const { name } = await customerFacts(db, customer.id);
  const { self } = coversOf(application.insuredType);
  const names = [...(self ? [name.zh] : []), ...application.children.map((child) => child.name)];
  const travellers = travellersOf(application.insuredType, 0, application.children.length);
  return {
    applicationId: application.id,
    state: application.state,
    planCode: plan.code,
    planName: plan.name,
    slogan: plan.slogan,
    insurerCode: plan.insurerCode,
    insurerName: plan.insurerName,
    insurerLegalName: plan.insurerLegalName,
    productName: plan.product,
    destination: destinationCodes[application.destination],
    startsAt: formatMoment(application.startsAt),
    endsAt: formatMoment(application.endsAt),
    periods: application.periods,
    sumInsured: application.sumInsured,
    premium: application.premium,
    priceLines: namedLines(application.priceLines, travellers, language),
    hasSelf: self,
    insured: travellers.map(({ kind }, place) => ({
      name: maskName(names[place] ?? ""),
      ageType: ageTypes[kind],
    })),
    options: application.options.map((code) => coverName(code, language)),
    accountNumber: application.fromNumber,
    policyNumber: application.policyNumber,
  };
}

function statusOf({ state, startsAt, endsAt }: Application, now: Date) {
  if (state === "refunded" || state === "refunding") return "refunded" as const;
  if (state === "paying") return "pending" as const;
  return policyStatus(state, { startsAt, endsAt }, now);
}

/** Whether no payment was begun with the code that was sent last. */
function isToBePaid({ state, paymentRefusal }: Application): boolean {
  return state === "verified" && paymentRefusal === null;
}

/** Checks the code of a payment, and begins the payment in the same transaction. */
async function beginPayment(
  context: CallContext,
  application: Application,
  oneTimeCode: string,
): Promise<void> {
  if (parseOtp(oneTimeCode) === null) {
    throw new Malformed([{ field: "oneTimeCode", code: "FELD000004", facts: {} }]);
  }
  const { id, codeId } = application;
  const code = {
    codeId: codeId ?? "",
    typed: oneTimeCode,
    purpose,
    content: contentOf(application),
    subject: { customerId: context.customer.id },
  } as const;
  try {
    await checkCode(context, code, async (tx) => {
      const isMoved = await moveApplication(tx, id, { act: "pay", to: "paying" });
      if (!isMoved) throw new Refusal("INSR000019");
      await record(tx, context, { event: "insurance.pay", outcome: "ok", reference: id });
    });
  } catch (thrown) {
    // Another attempt used the code at the same moment: this one tells what became of that payment.
    const isBegun = isRefusal(thrown) && !isToBePaid(await ownApplication(context, id));
    if (!isBegun) throw thrown;
  }
}

/** What a code is bound to: with another account or premium it no longer matches. */
function contentOf(application: Application): string[] {
  const { id, planCode, fromNumber, premium, startsAt } = application;
  return [id, planCode, fromNumber ?? "", String(premium), startsAt.toISOString()];
}

function letterOf(
  { premium, fromNumber }: Application,
  { insurerName }: PublishedPlan,
  code: string,
  language: Language,
): string {
  return fill(applyTexts[language].pay.letter, {
    bank: bankName[language],
    code,
    account: (fromNumber ?? "").slice(-SHOWN_AT_END),
    insurer: insurerName,
    amount: formatAmount(premium, "TWD"),
    minutes: OTP_SECONDS / 60,
    phone: callCentre.tollFree,
  });
}
