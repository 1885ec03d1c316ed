// The demonstration's insurer over its own database, and the orders of its tests.

import { afterAll, beforeAll, inject } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import { localDocuments } from "#ports/documents/local.ts";
import { type LocalInsurerOptions, localInsurer } from "#ports/insurer/local.ts";
import type { Insurer, PartnerSite, PolicyOrder, Proposal } from "#ports/insurer/port.ts";
import { freshDatabase } from "../bank/fresh-database.ts";

export const CHECK = "6789";
export const bankSeed = Buffer.alloc(32, 1);
const insurerSeed = Buffer.alloc(32, 2);
const HOUR_MS = 3_600_000;

/** An insurer under test; its clock can be advanced. */
export interface TestInsurer {
  insurer: Insurer;
  partner: PartnerSite;
  owner: Pool;
  laterMs: number;
  open(change: Partial<LocalInsurerOptions>): Insurer;
}

/** Opens an insurer before the tests of a file and closes it after them. */
export function testInsurer(): TestInsurer {
  const opened = { laterMs: 0 } as TestInsurer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await freshDatabase(inject("serverUrl"));
    const db = openPool(database.url, "bank_app");
    const documents = localDocuments();
    opened.owner = openPool(database.url, "owner");
    opened.open = (change) =>
      localInsurer({
        db,
        now: () => new Date(Date.now() + opened.laterMs),
        documents,
        seal: async (pdf) => Buffer.concat([pdf, Buffer.from("sealed")]),
        bankSeeds: [bankSeed],
        insurerSeeds: [insurerSeed],
        partnerPath: "/partner",
        returnPath: "/back",
        ...change,
      });
    opened.insurer = opened.open({});
    opened.partner = opened.insurer.partner as PartnerSite;
    close = async () => {
      await Promise.all([db.close(), opened.owner.close(), documents.close()]);
      await database.drop();
    };
  });
  afterAll(() => close());
  return opened;
}

/** A unique proposal, with changes. */
export function proposalOf(change: Partial<Proposal> = {}): Proposal {
  return {
    reference: uuid(),
    nonce: uuid(),
    insurerCode: "XH",
    purpose: "travel",
    check: CHECK,
    facts: [{ label: "方案", value: "安心旅方案" }],
    seconds: 300,
    ...change,
  };
}

/** An order for a policy that starts in two hours. */
export function orderOf(reference: string, change: Partial<PolicyOrder> = {}): PolicyOrder {
  return {
    reference,
    insurerCode: "XH",
    premium: 750,
    startsAt: new Date(Date.now() + 2 * HOUR_MS),
    endsAt: new Date(Date.now() + 26 * HOUR_MS),
    insuredCount: 1,
    paper: {
      language: "zh",
      region: "TW",
      bank: "曦和產物保險",
      legalName: "曦和產物保險股份有限公司（虛構）",
      kind: "保險單",
      title: "旅行綜合保險保險單",
      summary: "展示用保險單",
      isForm: false,
      blocks: [{ kind: "paragraph", text: "要保人：王小明" }],
    },
    paperLabels: { number: "保單號碼", issuedOn: "簽發日" },
    ...change,
  };
}

/** The signed part of a URL. */
export function tokenIn(address: string): string {
  return new URL(address, "https://bank.test").searchParams.values().next().value ?? "";
}
