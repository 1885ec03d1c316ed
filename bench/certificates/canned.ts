import type { CertifiedAccount } from "../../src/areas/certificates/rules/kinds.ts";
import { paperOf } from "../../src/areas/certificates/server/paper.ts";
import { dayFrom } from "../../src/base/time/day.ts";
import type { CertificateData } from "../../src/ports/documents/port.ts";

/** A balance certificate as most are; no two are the same, so that none is made for another. */
export function cannedPaper(place: number): CertificateData {
  const baseDate = dayFrom("2026-11-15");
  const account: CertifiedAccount = {
    ...{ number: "10168222862300", kind: "main", currency: "TWD" },
    ...{ openedOn: dayFrom("2025-01-02"), balance: 123_456, converted: 123_456 },
  };
  return paperOf({
    figures: {
      ...{ kind: "deposit-balance", baseDate, currency: "TWD", purpose: "visa" },
      holder: { name: "王小明", englishName: "Wang Hsiao Ming", nationalId: "A123456789" },
      ...{ scope: "selected", includesDreamAccounts: false, accounts: [account] },
      ...{ total: 123_456, rates: {} },
    },
    ...{ language: "zh", serial: `DC115-${String(place).padStart(7, "0")}` },
    ...{ documentId: "ABCDEFGHIJKLMNOPQRST2345", issuedOn: dayFrom("2026-11-16") },
    origin: "https://www.dawnbank.example",
  });
}
