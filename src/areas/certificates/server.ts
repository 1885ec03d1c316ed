import { accountTypeOf } from "#base/call/codes.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { counterIn } from "#server/limits/counter.ts";
import { networkOf } from "#server/limits/network.ts";
import type * as contract from "./contract/reads.ts";
import { parseDocumentId, serialOf, VERIFICATIONS, withholdingYears } from "./rules.ts";
import { advance, issuingOf } from "./server/issue.ts";
import { certifiableAccounts } from "./server/kinds/deposit-balance.ts";
import { fileNameOf } from "./server/letter.ts";
import { requestLine } from "./server/lines.ts";
import { loanLine, refusalsOf } from "./server/offers.ts";
import { documentOf, signersOf } from "./store/documents.ts";
import { type RequestRow, requestOf, requestOfDocument, requestsOf } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LIST_MOST = 100;
const SIGNERS_MOST = 20;

const countTry = counterIn("certificate_count");

export const readHandlers: Handlers<typeof contract> = {
  async listCertifiableLoans(_input, { ports, customer, language }) {
    const loans = await ports.coreBank.loans(customer.id);
    const owing = loans.filter(({ state }) => state !== "completed");
    if (owing.length === 0) throw new Refusal("LBEB000527");
    const certifiable = owing.filter(({ state }) => state !== "non-accrual");
    if (certifiable.length === 0) throw new Refusal("LBEA002046");
    return { loans: certifiable.map((loan) => loanLine(loan, language)) };
  },

  async listAllLoans(_input, { ports, customer, language }) {
    const loans = await ports.coreBank.loans(customer.id);
    if (loans.length === 0) throw new Refusal("LBEB000527");
    return { loans: loans.map((loan) => loanLine(loan, language)) };
  },

  async readCertificateOptions(_input, { ports, customer, language, now }) {
    const { coreBank } = ports;
    const today = dayOf(now);
    const [identity, accounts, loans] = await Promise.all([
      coreBank.identity(customer.id),
      certifiableAccounts({ coreBank, customerId: customer.id }),
      coreBank.loans(customer.id),
    ]);
    if (!identity) throw new Refusal("LBEA000081");
    const refusals = refusalsOf({ accounts, loans, today });
    return {
      customerName: identity.name.zh,
      englishName: identity.name.en,
      email: identity.email,
      lastDay: formatDay(dayOf(new Date(now.getTime() - DAY_MS))),
      accounts: accounts.map(({ number, kind, name, currency, openedOn, state }) => ({
        accountNumber: number,
        accountKind: kind,
        accountType: accountTypeOf(kind),
        accountName: name,
        currency,
        openedOn: formatDay(openedOn),
        paysFees: currency === "TWD" && kind !== "joint" && state === "open",
      })),
      loans: loans.map((loan) => loanLine(loan, language)),
      years: withholdingYears(today, ports.withholdingOpens).map(({ year, isOpen, opensOn }) => ({
        ...{ year, isOpen, opensOn: formatDay(opensOn) },
      })),
      refusals: refusals.map(({ kind, code }) => ({
        ...{ kind, code, message: sentenceOf(code, {}, language) },
      })),
    };
  },

  async listCertificates(_input, { db, customer, language }) {
    const rows = await requestsOf(db, customer.id, LIST_MOST);
    return { requests: rows.map((row) => requestLine(row, language)) };
  },

  async readCertificate({ requestId }, context) {
    const row = await ownRequest(context, requestId);
    // A request left unfinished by a process is resumed when its owner opens it.
    const now = row.state === "requested" ? await advance(issuingOf(context), row) : row;
    return requestLine(now, context.language);
  },

  async downloadCertificate({ fileKey }, context) {
    const row = await ownRequest(context, fileKey);
    if (row.revokedAt) throw new Refusal("CERT000011");
    const document = await documentOf(context.db, fileKey);
    if (!document) throw new Refusal("CERT000009");
    const reference = serialOf(row.madeOn, row.serialNumber);
    await record(context.db, context, { event: "certificate.download", outcome: "ok", reference });
    return {
      fileName: fileNameOf(row),
      fileType: "application/pdf",
      fileContent: document.bytes.toString("base64"),
    };
  },

  async verifyCertificate({ documentId }, { db, vault, from }) {
    await countTry(db, vault.lookup("certificate-address", networkOf(from.address)), VERIFICATIONS);
    const id = parseDocumentId(documentId);
    const row = id === null ? null : await requestOfDocument(db, id);
    const signers = (await signersOf(db, SIGNERS_MOST)).map((der) => der.toString("base64"));
    const document = row && (await documentOf(db, row.id));
    if (!row || !document) return { ...unknown, signers };
    const { publicFacts, kind, madeOn, serialNumber, issuedAt, revokedAt } = row;
    return {
      verdict: revokedAt ? "revoked" : "genuine",
      kind,
      serial: serialOf(madeOn, serialNumber),
      customerName: publicFacts.name,
      about: publicFacts.about,
      numbers: [...publicFacts.numbers],
      issuedOn: issuedAt && formatDay(dayOf(issuedAt)),
      revokedOn: revokedAt && formatDay(dayOf(revokedAt)),
      digest: document.digest.toString("hex"),
      signers,
    };
  },
};

const unknown = {
  verdict: "unknown" as const,
  ...{ kind: null, serial: null, customerName: null, about: null, numbers: [] },
  ...{ issuedOn: null, revokedOn: null, digest: null },
};

/** One of the customer's own requests; another customer's is not found. */
async function ownRequest({ db, customer }: CallContext, requestId: string): Promise<RequestRow> {
  const row = await requestOf(db, requestId);
  if (row?.customerId !== customer.id) throw new Refusal("CERT000008");
  return row;
}
