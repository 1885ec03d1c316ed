// All five certificates in both languages, held against what poppler and qpdf say of them. veraPDF is in
// no package here, so the rules of PDF/UA that can be read from the file are checked one by one.

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";
import {
  customerIdOf,
  deposit,
  openYear,
  testIssuing,
  today,
  usual,
  yesterday,
} from "../../../../tests/people/certificates.ts";
import {
  flat,
  hasPdfTools,
  objectsOf,
  outputOf,
  structureOf,
  textOf,
  withoutBlanks,
} from "../../../../tests/readers/pdf-tools.ts";
import { type CertificateKind, type CertificateRequest, certificateKinds } from "../rules/kinds.ts";
import { serialOf } from "../rules.ts";
import { documentOf } from "../store/documents.ts";
import { paperOf } from "./paper.ts";
import { register } from "./register.ts";

/** The flag of an annotation that is not drawn. */
const HIDDEN = 2;
const ledger = testLedger();
const issuing = testIssuing(ledger);
const directory = mkdtempSync(join(tmpdir(), "dawn-certificates-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A request of each kind that somebody of the demonstration can really have. */
async function requestOf(
  kind: CertificateKind,
  language: "zh" | "en",
): Promise<{ customerId: string; request: CertificateRequest }> {
  const userId =
    kind === "deposit-balance" ? "foreign01" : kind === "withholding" ? "wealthy01" : "loans01";
  const customerId = await customerIdOf(ledger(), userId);
  const loans = await ledger().bank.loans(customerId);
  const loanOf = (state: string) => loans.find((loan) => loan.state === state)?.number ?? "";
  const shared = { ...usual, language };
  const accounts = await ledger().bank.accounts(customerId);
  const numbers = accounts.filter(({ state }) => state === "open").map(({ number }) => number);
  const requests: Record<CertificateKind, CertificateRequest> = {
    "deposit-balance": deposit(numbers, { language, englishName: "Huang Chih-hao" }),
    withholding: { ...shared, kind: "withholding", year: openYear },
    "loan-balance": {
      ...{ ...shared, kind: "loan-balance", loanNumber: loanOf("repaying"), baseDate: yesterday },
    },
    "loan-repayment": {
      ...{ ...shared, kind: "loan-repayment", loanNumber: loanOf("repaying") },
      ...{ from: dayFrom("2020-01-01"), to: yesterday },
    },
    "loan-completion": { ...shared, kind: "loan-completion", loanNumber: loanOf("completed") },
  };
  return { customerId, request: requests[kind] };
}

/** Issues a certificate into a file, and answers what must stand on it. */
async function issued(kind: CertificateKind, language: "zh" | "en") {
  const { customerId, request } = await requestOf(kind, language);
  const row = await register(issuing(), { id: uuid(), customerId, request });
  const { bytes } = (await documentOf(ledger().read, row.id)) ?? {};
  if (!bytes) throw new Error(`no document: ${row.state} ${row.reason}`);
  const path = join(directory, `${kind}-${language}.pdf`);
  writeFileSync(path, bytes);
  if (process.env.PICTURES)
    copyFileSync(path, join(process.env.PICTURES, `${kind}-${language}.pdf`));
  const { figures, documentId, madeOn, serialNumber } = row;
  const serial = serialOf(madeOn, serialNumber);
  const { origin } = issuing();
  const paper = paperOf({ figures, language, serial, documentId, issuedOn: today, origin });
  return { path, paper };
}

const all = certificateKinds.flatMap((kind) => [[kind, "zh"] as const, [kind, "en"] as const]);

test("there are five certificates [A05]", () => {
  expect(certificateKinds).toHaveLength(5);
});

describe.skipIf(!hasPdfTools)("by poppler and qpdf", { timeout: 180_000 }, () => {
  test.each(all)(
    "%s in %s is signed, whole, and says what the ledger says [F10] [F11] [F12]",
    async (kind, language) => {
      const { path, paper } = await issued(kind, language);
      const signature = outputOf("pdfsig", "-nocert", path);
      expect(signature).toContain("Signature is Valid.");
      expect(signature).toContain("Total document signed");
      expect(signature).toContain("ETSI.CAdES.detached");
      expect(outputOf("qpdf", "--check", path)).toContain(
        "No syntax or stream encoding errors found",
      );
      const fonts = outputOf("pdffonts", path).trim().split("\n").slice(2);
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatch(/yes yes yes/);
      const text = textOf(path);
      const { holder, totals, table, serial, title, statement } = paper;
      const facts = [...holder, ...totals, serial].map(({ value }) => value);
      const cells = (table?.rows ?? []).flat();
      for (const part of [title, ...facts, ...cells]) expect(text).toContain(withoutBlanks(part));
      expect(text).toContain(withoutBlanks(statement).slice(0, 12));
      expectReadable(path, paper.language === "zh" ? "zh-TW" : "en-GB");
    },
  );

  test("a flipped byte is told", async () => {
    const { path } = await issued("deposit-balance", "zh");
    const forged = join(directory, "forged.pdf");
    expect(
      spawnSync("sh", ["-c", `sed 's/Tagged/Taggee/; s/Typst/Typsu/' "${path}" > "${forged}"`])
        .status,
    ).toBe(0);
    expect(outputOf("pdfsig", "-nocert", forged)).toContain("Digest Mismatch");
  });
});

/** What PDF/UA asks of a file, as far as it can be read from it. */
function expectReadable(path: string, language: string): void {
  const objects = objectsOf(path);
  const catalogue = [...objects.values()].find((each) => each["/Type"] === "/Catalog");
  expect(catalogue?.["/Lang"]).toBe(`u:${language}`);
  expect(catalogue?.["/MarkInfo"]).toMatchObject({ "/Marked": true });
  expect(catalogue?.["/ViewerPreferences"]).toMatchObject({ "/DisplayDocTitle": true });
  expect(outputOf("pdfinfo", path)).toMatch(/^Title: +\S/m);
  const [field] = [...objects.values()].filter((each) => each["/Subtype"] === "/Widget");
  expect(Number(field?.["/F"]) & HIDDEN).toBe(HIDDEN);
  expect(field?.["/TU"]).toMatch(/\S/);
  const elements = flat(structureOf(path));
  const kinds = elements.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "H1")).toHaveLength(1);
  // No level is left out.
  const levels = kinds.flatMap((kind) => /^H(\d)$/.exec(kind)?.[1] ?? []).map(Number);
  expect(levels[0]).toBe(1);
  for (const [place, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
  }
  const figures = elements.filter(({ kind }) => kind === "Figure");
  // The seal and the code for cameras.
  expect(figures).toHaveLength(2);
  for (const { alternative } of figures) expect(alternative).toMatch(/\S/);
  for (const table of elements.filter(({ kind }) => kind === "Table")) {
    const heads = flat(table.children).filter(({ kind }) => kind === "TH");
    expect(heads.length).toBeGreaterThan(0);
    for (const { scope } of heads) expect(scope).toMatch(/Column|Row/);
  }
}
