import { ntd } from "#base/money/money.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { TravelPlan } from "../rules/plans.ts";

/** A plan with its published texts in one language, and its insurer. */
export interface PublishedPlan extends TravelPlan {
  name: string;
  slogan: string;
  lead: string;
  product: string;
  filing: string;
  insurerCode: string;
  insurerName: string;
  insurerLegalName: string;
  insurerTelephone: string;
}

interface PlanRow extends Omit<PublishedPlan, "sumLeast" | "sumMost"> {
  sumLeast: string;
  sumMost: string;
}

const READ = `
  select plan.code, plan.rates, plan.covers, plan.sum_least as "sumLeast", plan.sum_most as "sumMost",
         plan.age_most as "ageMost", plan.with_children as "withChildren",
         plan.is_schengen as "isSchengen", plan.name ->> $1 as name, plan.slogan ->> $1 as slogan,
         plan.lead ->> $1 as lead, plan.product ->> $1 as product, plan.filing ->> $1 as filing,
         insurer.code as "insurerCode", insurer.name ->> $1 as "insurerName",
         insurer.legal_name ->> $1 as "insurerLegalName", insurer.telephone as "insurerTelephone"
    from insurance_plan as plan
    join insurance_insurer as insurer on insurer.code = plan.insurer_code
   order by plan.position`;

/** Every travel plan on sale, in order. */
export async function publishedPlans(db: Db, language: Language): Promise<PublishedPlan[]> {
  const rows = await db.query<PlanRow>(READ, [language]);
  return rows.map((row) => ({
    ...row,
    sumLeast: ntd(Number(row.sumLeast)),
    sumMost: ntd(Number(row.sumMost)),
  }));
}

/** An insurer as published. */
export interface PublishedInsurer {
  insurerCode: string;
  insurerName: string;
  insurerLegalName: string;
  insurerTelephone: string;
}

/** The insurers that the bank is an agent of, in order. */
export function publishedInsurers(db: Db, language: Language): Promise<PublishedInsurer[]> {
  return db.query<PublishedInsurer>(
    `select code as "insurerCode", name ->> $1 as "insurerName",
            legal_name ->> $1 as "insurerLegalName", telephone as "insurerTelephone"
       from insurance_insurer order by position`,
    [language],
  );
}
