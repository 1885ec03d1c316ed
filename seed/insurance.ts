import type { Db } from "#db/db.ts";
import { readInsurancePlans, readInsurers } from "./content/insurance.ts";

/** The insurers, and the travel plans that the bank offers as their agent. */
export async function fillInsurance(db: Db): Promise<void> {
  await db.query(
    `insert into insurance_insurer (code, position, telephone, name, legal_name, address)
     select code, position, telephone, name, legal, address
       from jsonb_to_recordset($1::jsonb) as row (
         code text, position int, telephone text, name jsonb, legal jsonb, address jsonb)`,
    [JSON.stringify(readInsurers())],
  );
  await db.query(
    `insert into insurance_plan (code, insurer_code, position, rates, covers, sum_least, sum_most,
                                 age_most, with_children, is_schengen, name, slogan, lead, product,
                                 filing)
     select code, insurer, position, rates, covers, "sumLeast", "sumMost", "ageMost",
            "withChildren", "isSchengen", name, slogan, lead, product, filing
       from jsonb_to_recordset($1::jsonb) as row (
         code text, insurer text, position int, rates jsonb, covers jsonb, "sumLeast" bigint,
         "sumMost" bigint, "ageMost" int, "withChildren" boolean, "isSchengen" boolean, name jsonb,
         slogan jsonb, lead jsonb, product jsonb, filing jsonb)`,
    [JSON.stringify(readInsurancePlans())],
  );
}
