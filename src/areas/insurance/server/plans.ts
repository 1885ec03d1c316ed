import { marks } from "#base/call/codes.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Ntd } from "#base/money/money.ts";
import { fill, type Language } from "#base/text/language.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as plansContract from "../contract/plans.ts";
import type * as travelContract from "../contract/travel.ts";
import { applicationSteps } from "../flow/table.ts";
import { trialUrl, tripOf } from "../rules/choices.ts";
import { destinationCodes, destinationOf, filterOf } from "../rules/codes.ts";
import {
  COMPARED,
  type ComparedCover,
  compareCovers,
  coverCodes,
  mostOf,
} from "../rules/covers.ts";
import {
  ADULT_AGES,
  CHILD_AGE_BELOW,
  CHILDREN_MOST,
  FUNERAL_MOST,
  POLICYHOLDER_AGE_LEAST,
} from "../rules/insured.ts";
import { INSURANCE_PATH, TRIAL_PATH } from "../rules/paths.ts";
import {
  offeredPrice,
  passesFilter,
  planPrice,
  planRefusal,
  suggestPlans,
  type Trip,
} from "../rules/plans.ts";
import {
  AHEAD_DAYS_MOST,
  type CoverPeriod,
  earliestStart,
  LEAD_MINUTES,
  PERIODS_MOST,
  SLOT_MINUTES,
  sums,
  USUAL_SUM,
} from "../rules/trial.ts";
import { type PublishedPlan, publishedInsurers, publishedPlans } from "../store/plans.ts";
import { coverAbout, coverName } from "../texts/covers.ts";
import { insuranceTexts } from "../texts/words.ts";
import { choicesIn, namedLines, planOf, wholeTrip } from "./trip.ts";

export const planHandlers: Handlers<typeof plansContract & typeof travelContract> = {
  async listInsurance(_, { db, language }) {
    const { list } = insuranceTexts[language];
    const insurers = await publishedInsurers(db, language);
    return {
      steps: applicationSteps.map((step) => ({ step, stepName: list.steps[step][0] ?? "" })),
      products: [
        { kind: "travel", productName: list.travel, about: list.travelText, pageUrl: TRIAL_PATH },
        {
          kind: "car",
          productName: list.car,
          about: list.carText,
          pageUrl: `${INSURANCE_PATH}/car`,
        },
        {
          kind: "motorbike",
          productName: list.motorbike,
          about: list.motorbikeText,
          pageUrl: `${INSURANCE_PATH}/motorbike`,
        },
      ],
      insurers,
    };
  },

  async listPlans({ filter, destination }, { db, language }) {
    const where = destinationOf(destination);
    const plans = (await publishedPlans(db, language)).filter(
      (plan) =>
        passesFilter(plan, filterOf(filter)) && (where === null || plan.rates[where] !== null),
    );
    return { total: plans.length, plans: plans.map(planFacts) };
  },

  async listPlanDetails({ planCodes, sumInsured = USUAL_SUM }, { db, language }) {
    const plans = await publishedPlans(db, language);
    return {
      plans: planCodes.split(",").map((code) => {
        const plan = planOf(plans, code);
        return { ...summaryOf(plan), covers: coverLines(plan, sumInsured as Ntd, language) };
      }),
    };
  },

  async listComparison({ sumInsured = USUAL_SUM }, { db, language }) {
    const plans = await publishedPlans(db, language);
    const lines = compareCovers(plans, sumInsured as Ntd);
    return { lines: lines.map((line) => comparedLine(line, plans, language)) };
  },

  async readCoverage(_, { language }) {
    return {
      childRule: insuranceTexts[language].trial.childRule,
      funeralMost: FUNERAL_MOST,
      covers: coverCodes.map((code) => ({
        coverCode: code,
        coverName: coverName(code, language),
        about: coverAbout(code, language),
      })),
    };
  },

  async readLimits(_, { now }) {
    return {
      policyholderAgeLeast: POLICYHOLDER_AGE_LEAST,
      adultAgeLeast: ADULT_AGES.least,
      adultAgeMost: ADULT_AGES.most,
      childAgeBelow: CHILD_AGE_BELOW,
      childrenMost: CHILDREN_MOST,
      sums: [...sums],
      daysMostDomestic: PERIODS_MOST.domestic,
      daysMostOverseas: PERIODS_MOST.overseas,
      aheadDaysMost: AHEAD_DAYS_MOST,
      leadMinutes: LEAD_MINUTES,
      slotMinutes: SLOT_MINUTES,
      earliestStartAt: formatMoment(earliestStart(now)),
    };
  },

  async listRates(_, { db, language }) {
    const plans = await publishedPlans(db, language);
    return {
      plans: plans.map((plan) => ({
        ...planFacts(plan),
        rates: plan.rates,
        covers: { ...plan.covers },
      })),
    };
  },

  async tryTravel({ filter, ...input }, { db, language, now }) {
    const { choices, trip, period } = wholeTrip(input, now);
    const plans = await publishedPlans(db, language);
    const suggestions = suggestPlans(plans, trip, filterOf(filter));
    return {
      trip: tripFacts(trip, period),
      suggestions: suggestions.map(({ plan, price }) => ({
        ...summaryOf(plan),
        premium: price.total,
        priceLines: namedLines(price.lines, trip.travellers, language),
      })),
      trialUrl: trialUrl({ ...choices, filter: filterOf(filter) }),
    };
  },

  async readTravelDetail({ planCode, ...input }, { db, language, now }) {
    const { trip, period } = wholeTrip(input, now);
    const plan = planOf(await publishedPlans(db, language), planCode);
    const price = planPrice(plan, trip);
    if (!price) throw new Refusal(planRefusal(plan, trip) ?? "INSR000011");
    return {
      plan: planFacts(plan),
      trip: tripFacts(trip, period),
      premium: price.total,
      priceLines: namedLines(price.lines, trip.travellers, language),
      covers: coverLines(plan, trip.sumInsured, language),
      notices: noticesOf(plan, language),
    };
  },

  async compareTravel({ planCodes, ...input }, { db, language, now }) {
    const choices = choicesIn(input, now);
    const codes = new Set(planCodes.split(","));
    if (codes.size < COMPARED.least || codes.size > COMPARED.most) throw new Refusal("INSR000017");
    const all = await publishedPlans(db, language);
    const plans = [...codes].map((code) => planOf(all, code));
    const trip = tripOf(choices, now);
    const lines = compareCovers(plans, choices.trial.sumInsured);
    return {
      plans: plans.map((plan) => ({
        ...summaryOf(plan),
        premium: (trip && offeredPrice(plan, trip)?.total) ?? null,
      })),
      lines: lines.map((line) => comparedLine(line, plans, language)),
    };
  },
};

/** A plan's legal notices. */
export function noticesOf(plan: PublishedPlan, language: Language): string[] {
  const { insurerLegalName: insurer, product, filing } = plan;
  return insuranceTexts[language].notices.map((notice) =>
    fill(notice, { insurer, product, filing }),
  );
}

function summaryOf({ code, name, slogan, insurerCode, insurerName }: PublishedPlan) {
  return { planCode: code, planName: name, slogan, insurerCode, insurerName };
}

function planFacts(plan: PublishedPlan) {
  const { lead, product, filing, insurerLegalName, insurerTelephone } = plan;
  const { ageMost, sumLeast, sumMost, withChildren, isSchengen } = plan;
  return {
    ...summaryOf(plan),
    ...{ lead, productName: product, filing, insurerLegalName, insurerTelephone },
    ...{ ageMost, sumLeast, sumMost, insuresChildren: withChildren, isSchengen },
  };
}

function tripFacts(trip: Trip, { startsAt, endsAt, periods }: CoverPeriod) {
  return {
    destination: destinationCodes[trip.destination],
    startsAt: formatMoment(startsAt),
    endsAt: formatMoment(endsAt),
    periods,
    insuredCount: trip.travellers.length,
  };
}

function coverLines({ covers }: PublishedPlan, sumInsured: Ntd, language: Language) {
  return coverCodes.map((code) => ({
    coverCode: code,
    coverName: coverName(code, language),
    mark: marks[covers[code].mark],
    most: mostOf(covers[code], sumInsured),
  }));
}

function comparedLine(
  { code, cells, differs }: ComparedCover,
  plans: readonly PublishedPlan[],
  language: Language,
) {
  return {
    coverCode: code,
    coverName: coverName(code, language),
    differs,
    cells: cells.map(({ mark, most }, place) => ({
      planCode: plans[place]?.code ?? "",
      mark: marks[mark],
      most,
    })),
  };
}
