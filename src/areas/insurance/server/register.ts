import { customerFacts } from "#areas/customer/server.ts";
import type { Input } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskName } from "#base/identity/names.ts";
import { dayOf, formatMoment } from "#base/time/day.ts";
import { derivedId, uuid } from "#db/uuid.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/applications.ts";
import {
  ageOn,
  ageRefusal,
  CHILDREN_MOST,
  coversOf,
  POLICYHOLDER_AGE_LEAST,
  peopleRefusal,
} from "../rules/insured.ts";
import { planPrice, planRefusal } from "../rules/plans.ts";
import {
  applicationOf,
  type NewApplication,
  registeredBy,
  saveApplication,
} from "../store/applications.ts";
import { publishedPlans } from "../store/plans.ts";
import { childrenIn } from "./people.ts";
import { choicesIn, namedLines, planOf, type TrialInput, wholeTrip } from "./trip.ts";

/** The maximum number of registrations per customer and period; a person needs a few. */
const REGISTRATIONS_MOST = { count: 30, minutes: 60 } as const;

/** Before step 2: what the plan costs this customer. */
export async function preview(input: Input<typeof contract.previewTravel>, context: CallContext) {
  const { db, customer, language, now } = context;
  const { name, birthday } = await customerFacts(db, customer.id);
  const { startOn, insuredType } = choicesIn(input, now).trial;
  const age = ageOn(birthday, startOn);
  if (age < POLICYHOLDER_AGE_LEAST) throw new Refusal("INSR000006");
  const isInsured = insuredType !== null && coversOf(insuredType).self;
  const refused = isInsured ? ageRefusal({ kind: "adult", age }) : null;
  if (refused) throw new Refusal(refused);
  const { plan, price, period, trip } = await priced({ ...input, age }, input.planCode, context);
  return {
    holderName: maskName(name.zh),
    age,
    planCode: plan.code,
    planName: plan.name,
    slogan: plan.slogan,
    insurerCode: plan.insurerCode,
    insurerName: plan.insurerName,
    insurerLegalName: plan.insurerLegalName,
    startsAt: formatMoment(period.startsAt),
    endsAt: formatMoment(period.endsAt),
    periods: period.periods,
    premium: price.total,
    priceLines: namedLines(price.lines, trip.travellers, language),
  };
}

async function priced(input: TrialInput, planCode: string, { db, language, now }: CallContext) {
  const { choices, trip, period } = wholeTrip(input, now);
  const plan = planOf(await publishedPlans(db, language), planCode);
  const price = planPrice(plan, trip);
  if (!price) throw new Refusal(planRefusal(plan, trip) ?? "INSR000011");
  return { choices, trip, period, plan, price };
}

/** Step 2: uses the customer's birthday on file, and checks the price that the customer saw. */
export async function register(input: Input<typeof contract.registerTravel>, context: CallContext) {
  const { db, customer, language, now } = context;
  const declarations = ["isHealthy", "acceptsTerms", "acceptsPrivacy"] as const;
  const missing = declarations.filter((field) => !input[field]);
  if (missing.length > 0) {
    throw new Malformed(missing.map((field) => ({ field, code: "INSR000025", facts: {} })));
  }
  const { birthday } = await customerFacts(db, customer.id);
  const { startOn, insuredType } = choicesIn(input, now).trial;
  const age = ageOn(birthday, startOn);
  const count = input.childCount ?? 1;
  const isOfChildren = insuredType !== null && coversOf(insuredType).children;
  const children = isOfChildren ? childrenIn(input, { count, today: dayOf(now) }) : [];
  if (insuredType) {
    const policyholder = { customerId: customer.id, birthday };
    const people = { type: insuredType, policyholder, payerId: customer.id, children, startOn };
    const refused = peopleRefusal(people);
    if (refused) throw new Refusal(refused, { most: CHILDREN_MOST });
  }
  const { choices, trip, period, plan, price } = await priced(
    { ...input, age },
    input.planCode,
    context,
  );
  if (price.total !== input.premium) throw new Refusal("INSR000020", {}, { premium: price.total });
  // It is also the key of the premium's posting, which must be nobody's to choose.
  const applicationId = derivedId(`insurance ${customer.id} ${input.applicationId}`);
  const wanted: NewApplication = {
    id: applicationId,
    customerId: customer.id,
    planCode: plan.code,
    destination: trip.destination,
    insuredType: choices.trial.insuredType ?? "self",
    sumInsured: trip.sumInsured,
    ...period,
    options: trip.options,
    children,
    priceLines: price.lines,
    premium: price.total,
    language,
    refundId: uuid(),
  };
  await keepOnce(context, wanted);
  return { applicationId, premium: price.total };
}

/** Stores an application once under its key. */
async function keepOnce(context: CallContext, wanted: NewApplication): Promise<void> {
  const { id: reference, customerId } = wanted;
  await context.db.transaction(async (tx) => {
    const { count, minutes } = REGISTRATIONS_MOST;
    const registered = await registeredBy(tx, customerId, minutes);
    const known = await applicationOf(tx, customerId, reference);
    if (!known && registered >= count) throw new Refusal("PLAT000005", { seconds: minutes * 60 });
    if (!known) await saveApplication(tx, wanted);
    const saved = known ?? (await applicationOf(tx, customerId, reference));
    // A customer who went back to correct a name must not believe that the correction was taken.
    if (!saved || contentOf(saved) !== contentOf(wanted)) throw new Refusal("INSR000018");
    if (!known)
      await record(tx, context, { event: "insurance.register", outcome: "ok", reference });
  });
}

/** What an application insures: one with other content needs a key of its own. */
function contentOf(application: NewApplication): string {
  const { planCode, destination, insuredType, sumInsured, premium } = application;
  const { startsAt, endsAt, options, children } = application;
  const people = children.map(({ name, nationalId, birthday }) => [name, nationalId, birthday]);
  const what = [planCode, destination, insuredType, sumInsured, premium];
  return JSON.stringify([...what, startsAt, endsAt, options, people]);
}
