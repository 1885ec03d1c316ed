import { verifiedCard } from "#areas/citizen-card/server.ts";
import { customerTypeOf } from "#areas/customer/rules.ts";
import { termsOf } from "#areas/resources/server.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatMoment } from "#base/time/day.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/steps.ts";
import {
  isAgreed,
  raises,
  type TermsVersion,
  type UpgradeResult,
  type UpgradeScope,
  upgradeResults,
  upgradeScopes,
} from "../rules.ts";
import { openCallOf } from "../store/calls.ts";
import {
  addAgreements,
  agreementsOf,
  beginUpgrade,
  changeUpgrade,
  keepCertificate,
  latestUpgrade,
  lockOpenUpgrade,
  type UpgradeRow,
} from "../store/upgrades.ts";
import { requiredTerms, scopesOf, standingOf } from "./standing.ts";

export const stepHandlers: Handlers<typeof contract> = {
  async readUpgradeOptions(_input, context) {
    const possible = await scopesOf(context);
    return {
      options: upgradeScopes.map((scope) => ({ scope, isPossible: possible.includes(scope) })),
    };
  },

  async readUpgrade(_input, context) {
    const { db, language } = context;
    const { row, agreements, scopes, step } = await standingOf(db, context);
    const terms = await termsOf(db, language, "upgrade");
    const titleOf = (number: number) =>
      terms.find(({ documentNumber }) => documentNumber === number)?.title ?? "";
    return {
      step,
      isPossible: scopes.length > 0,
      scope: row?.scope ?? null,
      agreements: agreements.map(({ documentNumber, version, agreedAt }) => ({
        ...{ documentNumber, version, title: titleOf(documentNumber) },
        agreedAt: formatMoment(agreedAt),
      })),
      certificate: certificateView(row),
      decision: decisionView(row),
      begunAt: row && formatMoment(row.begunAt),
    };
  },

  async agreeTerms({ agreed }, context) {
    const { db, language, customer } = context;
    if ((await scopesOf(context)).length === 0) throw new Refusal("UPGR000001");
    const terms = await termsOf(db, language, "upgrade");
    const given = agreed.map(readVersion);
    const required = terms.filter(({ isRequired }) => isRequired);
    if (!isAgreed(required, given)) throw new Refusal("UPGR000003", {}, { field: "agreed" });
    // Outdated or unknown versions are not recorded.
    const current = terms.filter((each) => isAgreed([each], given));
    return db.transaction(async (tx) => {
      const { id } = await beginUpgrade(tx, { customerId: customer.id, language });
      await addAgreements(tx, id, { terms: current, language });
      await record(tx, context, {
        event: "upgrade.terms",
        outcome: "ok",
        reference: id,
        detail: { versions: current.map(versionText).join(" "), language },
      });
      return { step: (await standingOf(tx, context)).step };
    });
  },

  async chooseAccounts({ scope }, context) {
    const { db, customer, language } = context;
    const possible = await scopesOf(context);
    return db.transaction(async (tx) => {
      const row = await openUpgrade(tx, context);
      if (!possible.includes(scope)) throw new Refusal("UPGR000004", {}, { field: "scope" });
      // The data must not change while a member of staff is reviewing it.
      if (await openCallOf(tx, customer.id)) throw new Refusal("UPGR000002");
      const state = row.state === "accounts" ? "certificate" : row.state;
      await changeUpgrade(tx, row.id, { state, scope, language });
      await record(tx, context, {
        event: "upgrade.accounts",
        outcome: "ok",
        reference: row.id,
        detail: { scope },
      });
      return { step: (await standingOf(tx, context)).step };
    });
  },

  upgradeTwd: (_input, context) => upgrade(context, ["twd"]),

  upgradeForeign: (_input, context) => upgrade(context, ["foreign", "both"]),
};

/** Advances as far as the completed steps allow: only the desk's decision raises the tier. */
function upgrade(context: CallContext, scopes: readonly UpgradeScope[]) {
  const { db, customer } = context;
  return db.transaction(async (tx) => {
    const latest = await latestUpgrade(tx, customer.id);
    if (latest?.scope && !scopes.includes(latest.scope)) throw new Refusal("UPGR000004");
    if (latest?.state === "approved") return resultOf(context, latest, "completed");
    if (latest?.state === "rejected") return resultOf(context, latest, "rejected");
    const row = await openUpgrade(tx, context);
    if (row.state === "accounts") throw new Refusal("UPGR000002");
    const card = await verifiedCard(tx, customer.id, "upgrade");
    if (!card) throw new Refusal("CTZN000009");
    await keepCertificate(tx, row.id, card);
    await record(tx, context, {
      event: "upgrade.certificate",
      outcome: "ok",
      reference: row.id,
      detail: { serialNumber: card.serialNumber, scope: row.scope },
    });
    return resultOf(context, row, "pending");
  });
}

/** The open upgrade, with terms still current; refused if there is none. */
async function openUpgrade(tx: Db, { customer, language }: CallContext): Promise<UpgradeRow> {
  const row = await lockOpenUpgrade(tx, customer.id);
  if (!row) throw new Refusal("UPGR000002");
  const agreed = await agreementsOf(tx, row.id);
  if (!isAgreed(await requiredTerms(tx, language), agreed)) throw new Refusal("UPGR000003");
  return row;
}

async function resultOf(
  { ports, customer }: CallContext,
  { scope }: UpgradeRow,
  result: UpgradeResult,
) {
  const { twd, foreign } = customerTypeOf(await ports.coreBank.accounts(customer.id));
  const tier = scope && raises(scope).foreign ? foreign : twd;
  return { result: upgradeResults[result], tier: tierCodes[tier ?? "basic"] };
}

function readVersion(text: string): TermsVersion {
  const [number = "", version = ""] = text.split("@");
  return { documentNumber: Number(number), version };
}

function versionText({ documentNumber, version }: TermsVersion): string {
  return `${documentNumber}@${version}`;
}

function certificateView(row: UpgradeRow | null) {
  if (!row?.certificateSerial || !row.verifiedAt || !row.certificateEndsAt) return null;
  return {
    serialNumber: row.certificateSerial,
    verifiedAt: formatMoment(row.verifiedAt),
    validUntil: formatMoment(row.certificateEndsAt),
  };
}

function decisionView(row: UpgradeRow | null) {
  if (!row?.decidedAt || !row.reason) return null;
  return {
    isApproved: row.state === "approved",
    decidedAt: formatMoment(row.decidedAt),
    reason: row.reason,
  };
}
