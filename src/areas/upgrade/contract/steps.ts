import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment, orNull } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import { upgradeSteps } from "../flow/table.ts";
import { upgradeResults, upgradeScopes } from "../rules.ts";

const AGREED_MOST = 10;

const tier = T.Enum([tierCodes.basic, tierCodes.advanced], {
  description: "01 basic account, 02 advanced account",
});
const scope = T.Enum([...upgradeScopes], { description: "twd, foreign or both" });

/** F07: the response of an upgrade. */
const upgraded = T.Object({
  result: wire(
    "prcsRsltCd",
    T.Enum([...Object.values(upgradeResults)], {
      description: "01 waits for the video call, 02 completed, 03 rejected by the desk",
    }),
  ),
  tier: wire("indvCustAcctTpCd", tier),
});

/** C23: which accounts the customer can choose to upgrade. */
export const readUpgradeOptions = call({
  method: "GET",
  path: "/v1/foreign/setting/upgrade-account-option",
  summary: "Whether the TWD account, the foreign currency accounts or both can be upgraded",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    options: wire(
      "optList",
      T.Array(
        T.Object({
          scope: wire("upgrdAcctTpCd", scope),
          isPossible: flag("psblYn", { description: "whether the customer can choose it" }),
        }),
      ),
    ),
  }),
  errors: [],
});

/** The progress of the upgrade, and what was stored at each step. */
export const readUpgrade = call({
  method: "GET",
  path: "/v1/upgrade/progress",
  summary: "The next step, and the steps done so far; it can be resumed for 30 days",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    step: T.Enum([...upgradeSteps]),
    isPossible: T.Boolean({ description: "false where no account can be upgraded" }),
    scope: orNull(scope),
    agreements: T.Array(
      T.Object({
        documentNumber: T.Integer(),
        title: T.String(),
        version: T.String(),
        agreedAt: moment,
      }),
      { description: "which version of which terms was agreed to, and when" },
    ),
    certificate: orNull(
      T.Object({ serialNumber: T.String(), verifiedAt: moment, validUntil: moment }),
    ),
    decision: orNull(
      T.Object({
        isApproved: T.Boolean(),
        decidedAt: moment,
        reason: T.String({ description: "why the desk decided so, as a word" }),
      }),
    ),
    begunAt: orNull(moment),
  }),
  errors: [],
});

/** Step 1: records that the terms were read to the end and accepted, each in the version shown. */
export const agreeTerms = call({
  method: "POST",
  path: "/v1/upgrade/agreements",
  summary: "Agrees to the terms of the upgrade; each is named with the version that was shown",
  who: "customer",
  input: T.Object({
    agreed: T.Array(
      T.String({
        pattern: "^\\d{1,6}@\\d{1,3}\\.\\d{1,3}$",
        description: "the number of the document, @, and its version: 7@2.0",
      }),
      { maxItems: AGREED_MOST },
    ),
  }),
  output: T.Object({ step: T.Enum([...upgradeSteps]) }),
  errors: ["UPGR000001", "UPGR000003"],
});

/** Step 2: which accounts are upgraded. */
export const chooseAccounts = call({
  method: "PUT",
  path: "/v1/upgrade/accounts",
  summary: "Chooses what is upgraded; can be changed until the desk has decided",
  who: "customer",
  input: T.Object({ scope }),
  output: T.Object({ step: T.Enum([...upgradeSteps]) }),
  errors: ["UPGR000002", "UPGR000003", "UPGR000004"],
});

const upgradeErrors = ["UPGR000002", "UPGR000003", "UPGR000004", "CTZN000009"] as const;

/** C19: raises the TWD account to the advanced tier, as far as the completed steps allow. */
export const upgradeTwd = call({
  method: "PUT",
  path: "/v1/customer/citizen-card/types/upgrade",
  summary:
    "Upgrades the TWD account by the citizen digital certificate that was verified before: 01 while the video call is open, 02 once the desk has confirmed",
  who: "customer",
  input: T.Object({}),
  output: upgraded,
  errors: upgradeErrors,
});

/** C21: the same for foreign currency accounts, alone or with the TWD account. */
export const upgradeForeign = call({
  method: "PUT",
  path: "/v1/customer/citizen-card/types/one-plus/upgrade",
  summary:
    "The same for the foreign currency accounts, alone or together with the TWD account, as it was chosen",
  who: "customer",
  input: T.Object({}),
  output: upgraded,
  errors: upgradeErrors,
});
