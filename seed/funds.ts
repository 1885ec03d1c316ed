import type { Db } from "#db/db.ts";
import { seedCompanies, seedFunds } from "./funds/funds.ts";
import { todayOf } from "./today.ts";

/** When the demonstration's fund data was last reviewed, in days from the first start. */
const REVIEWED_DAYS = -46;

/** Fund companies and their funds; unit prices come from the market. */
export async function fillFunds(db: Db): Promise<void> {
  const today = await todayOf(db);
  await db.query(
    `insert into funds_company (code, position, name, full_name)
     select code, position, name, "fullName"
       from jsonb_to_recordset($1::jsonb) as row (
         code text, position int, name jsonb, "fullName" jsonb)`,
    [JSON.stringify(seedCompanies.map((row, index) => ({ ...row, position: index + 1 })))],
  );
  await db.query(
    `insert into funds_fund (code, company_code, type, category, currency, risk, distribution, name,
                             warning, sales_charge, management_fee, custody_fee, sales_share,
                             management_share, sponsored_amount, other_amount, is_open, reviewed_on)
     select code, company, type, category, currency, risk, distribution, name, warning,
            "salesCharge", "managementFee", "custodyFee", "salesShare", "managementShare",
            sponsored, other, "isOpen", $2
       from jsonb_to_recordset($1::jsonb) as row (
         code text, company text, type text, category text, currency text, risk int,
         distribution text, name jsonb, warning jsonb, "salesCharge" int, "managementFee" int,
         "custodyFee" int, "salesShare" int, "managementShare" int, sponsored bigint, other bigint,
         "isOpen" boolean)`,
    [JSON.stringify(seedFunds), today.plus(REVIEWED_DAYS)],
  );
}
