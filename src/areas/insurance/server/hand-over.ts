import { customerFacts } from "#areas/customer/server.ts";
import type { Input } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskName } from "#base/identity/names.ts";
import { formatAmount } from "#base/money/money.ts";
import { dayOf, formatDay, formatMoment } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import type { LabelledFact, Proposal } from "#ports/insurer/port.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/hand-over.ts";
import {
  isMotorStart,
  type MotorExtra,
  type MotorQuestion,
  motorExtras,
  motorProblems,
  motorQuote,
  START_AHEAD_DAYS_MOST,
  type Vehicle,
  vehicleClassOf,
} from "../rules/motor.ts";
import { applicationOf, moveApplication } from "../store/applications.ts";
import { publishedInsurers, publishedPlans } from "../store/plans.ts";
import { redirectsOf, saveRedirect, takeRedirect } from "../store/redirects.ts";
import { motorTexts } from "../texts/motor.ts";
import { applyTexts } from "../texts/words.ts";
import { ownApplication } from "./applications.ts";
import { insurerOf } from "./settle.ts";
import { planOf } from "./trip.ts";

/** How long the customer has for the visit to the insurer. */
const REDIRECT_SECONDS = 300;
/** The maximum number of redirects per customer and period; a person needs one. */
const REDIRECTS_MOST = { count: 20, minutes: 60 } as const;
const CHECK_DIGITS = 4;
/** The insurer for motor insurance. */
const MOTOR_INSURER = "XH";

type RedirectInput = Input<typeof contract.redirectToInsurer>;
type MotorInput = Omit<Input<typeof contract.quoteMotor>, "extras"> & { extras?: string };

export const handOverHandlers: Handlers<typeof contract> = {
  async redirectToInsurer(input, context) {
    const { db, customer, ports } = context;
    refuseEmbedded(context);
    const { nationalId } = await customerFacts(db, customer.id);
    const subject =
      input.purpose === "travel"
        ? await travelSubject(input, context)
        : await motorSubject(input, input.purpose, context);
    const nonce = uuid();
    const { purpose } = input;
    await db.transaction(async (tx) => {
      const { count, minutes } = REDIRECTS_MOST;
      if ((await redirectsOf(tx, customer.id, minutes)) >= count) {
        throw new Refusal("PLAT000005", { seconds: minutes * 60 });
      }
      const { hash: sessionHash } = customer.session;
      const { applicationId, facts } = subject;
      const redirect = { nonce, customerId: customer.id, sessionHash, purpose };
      await saveRedirect(tx, { ...redirect, applicationId, facts }, REDIRECT_SECONDS);
      const { reference } = subject.proposal;
      await record(tx, context, { event: "insurance.redirect", outcome: "ok", reference });
    });
    const redirectUrl = await insurerOf(ports).handOver({
      ...subject.proposal,
      nonce,
      purpose,
      check: nationalId.slice(-CHECK_DIGITS),
      seconds: REDIRECT_SECONDS,
    });
    return { redirectUrl, seconds: REDIRECT_SECONDS };
  },

  async acceptAnswer({ answer }, context) {
    const { db, customer, ports } = context;
    const event = "insurance.return";
    const insurerAnswer = await insurerOf(ports).readAnswer(answer);
    const taken = await db.transaction(async (tx) => {
      if (!insurerAnswer) return null;
      const redirect = await takeRedirect(tx, {
        nonce: insurerAnswer.nonce,
        customerId: customer.id,
        sessionHash: customer.session.hash,
      });
      if (!redirect) return null;
      const { applicationId } = redirect;
      if (applicationId !== null) {
        if (applicationId !== insurerAnswer.reference) return null;
        const move = { act: "verify", to: "verified" } as const;
        if (!(await moveApplication(tx, applicationId, move))) throw new Refusal("INSR000019");
      }
      await record(tx, context, { event, outcome: "ok", reference: insurerAnswer.reference });
      return redirect;
    });
    if (taken) return taken;
    await record(db, context, {
      event,
      outcome: "INSR000021",
      reference: insurerAnswer?.reference ?? null,
    });
    // Their own application, which they can go on with.
    const own = insurerAnswer && (await applicationOf(db, customer.id, insurerAnswer.reference));
    const applicationId = own && !own.isExpired ? own.id : null;
    throw new Refusal("INSR000021", {}, { applicationId });
  },

  async openHandOver({ token }, context) {
    const { db, ports, language } = context;
    refuseEmbedded(context);
    const page = await insurerOf(ports).partner?.open(token);
    if (!page) throw new Refusal("INSR000021");
    const insurers = await publishedInsurers(db, language);
    const insurer = insurers.find(({ insurerCode }) => insurerCode === page.insurerCode);
    return {
      insurerLegalName: insurer?.insurerLegalName ?? "",
      insurerName: insurer?.insurerName ?? "",
      facts: [...page.facts],
      triesLeft: page.triesLeft,
    };
  },

  async confirmHandOver({ token, check }, context) {
    refuseEmbedded(context);
    const answer = await insurerOf(context.ports).partner?.confirm(token, check.trim());
    if (!answer) throw new Refusal("INSR000021");
    if (!answer.ok) {
      if (answer.triesLeft === 0) throw new Refusal("INSR000021");
      throw new Refusal("INSR000022", { left: answer.triesLeft });
    }
    return { returnUrl: answer.address };
  },

  async quoteMotor(input) {
    const { lines, total } = motorQuote(motorQuestion(input));
    return { premium: total, priceLines: [...lines] };
  },
};

/** The insurer's pages need a browser that returns with its session. */
function refuseEmbedded({ from }: Pick<CallContext, "from">): void {
  if (from.isEmbedded) throw new Refusal("INSR000001");
}

/** The subject of a hand-over. */
interface Subject {
  applicationId: string | null;
  facts: Readonly<Record<string, string | number>>;
  proposal: Pick<Proposal, "reference" | "insurerCode" | "facts">;
}

async function travelSubject(
  { applicationId }: RedirectInput,
  context: CallContext,
): Promise<Subject> {
  const { db, customer, language } = context;
  if (applicationId === undefined) {
    throw new Malformed([{ field: "applicationId", code: "FELD000001", facts: {} }]);
  }
  const application = await ownApplication(context, applicationId);
  if (application.state !== "registered") throw new Refusal("INSR000019");
  const plan = planOf(await publishedPlans(db, language), application.planCode);
  const { name } = await customerFacts(db, customer.id);
  const { register } = applyTexts[language];
  const { startsAt, endsAt, premium } = application;
  return {
    applicationId,
    facts: {},
    proposal: {
      reference: applicationId,
      insurerCode: plan.insurerCode,
      facts: [
        { label: register.plan, value: plan.name },
        { label: register.holder, value: maskName(name.zh) },
        { label: register.period, value: `${formatMoment(startsAt)} - ${formatMoment(endsAt)}` },
        { label: register.premium, value: formatAmount(premium, "TWD") },
      ],
    },
  };
}

async function motorSubject(
  input: RedirectInput,
  vehicle: Vehicle,
  { language, now }: CallContext,
): Promise<Subject> {
  const { vehicleClass = "", age = -1, sex = "male", claimGrade = -1, years = -1 } = input;
  const { extras = "" } = input;
  const question = motorQuestion({ vehicleClass, age, sex, claimGrade, years, extras });
  if (vehicleClassOf(vehicleClass)?.vehicle !== vehicle) throw wrongField("vehicleClass");
  const startOn = (input.startDay ?? "").replace(/\//g, "-");
  if (!isMotorStart(startOn, dayOf(now))) {
    const facts = { days: START_AHEAD_DAYS_MOST };
    throw new Malformed([{ field: "startDay", code: "INSR000027", facts }]);
  }
  const texts = motorTexts[language];
  const { total } = motorQuote(question);
  const facts: LabelledFact[] = [
    { label: texts.vehicleClass, value: texts.classes[question.vehicleClass] },
    { label: texts.start, value: formatDay(startOn) },
    { label: texts.years, value: texts.yearNames[years === 2 ? 2 : 1] },
    { label: texts.total, value: formatAmount(total, "TWD") },
  ];
  return {
    applicationId: null,
    facts: { startOn, years, language },
    proposal: { reference: uuid(), insurerCode: MOTOR_INSURER, facts },
  };
}

/** The input of a motor quote; throws with the invalid fields. */
function motorQuestion({ vehicleClass, extras = "", ...rest }: MotorInput): MotorQuestion {
  const known = vehicleClassOf(vehicleClass);
  if (!known) throw wrongField("vehicleClass");
  const chosen = extras.split(",").filter((each) => each !== "");
  const isExtra = (each: string): each is MotorExtra => motorExtras.some((extra) => extra === each);
  if (!chosen.every(isExtra)) throw wrongField("extras");
  const question = { ...rest, vehicleClass: known.name, extras: chosen.filter(isExtra) };
  const problems = Object.entries(motorProblems(question));
  if (problems.length > 0) {
    throw new Malformed(problems.map(([field, code]) => ({ field, code, facts: {} })));
  }
  return question;
}

function wrongField(field: string): Malformed {
  return new Malformed([{ field, code: "FELD000008", facts: {} }]);
}
