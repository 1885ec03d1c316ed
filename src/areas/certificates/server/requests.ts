import { accountTypeOf } from "#base/call/codes.ts";
import { maskNationalId, type NationalId } from "#base/identity/national-id.ts";
import { bankLegalName, bankTax } from "#base/site/brand.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/requests.ts";
import { formatRate } from "../rules/amounts.ts";
import type { Figures, Holder } from "../rules/figures.ts";
import type { CertificateRequest } from "../rules/request.ts";
import { promisedDay, reviewReason, serialOf } from "../rules.ts";
import { paperTexts } from "../texts/paper.ts";
import { certificatesTexts } from "../texts/words.ts";
import { factsOf } from "./facts.ts";
import { commonOf, issueOf } from "./lines.ts";
import { fieldErrors, readCommon, readDay, readEnglishName } from "./read-request.ts";
import { preview, register, requestingOf } from "./register.ts";

const INCOME_FORMAT = "5A";

export const requestHandlers: Handlers<typeof contract> = {
  async requestBalanceCertificate(input, context) {
    const errors = fieldErrors();
    const { currency, purpose, scope, includesDreamAccounts = false } = input;
    const accountNumbers = scope === "selected" ? (input.accountNumbers ?? []) : [];
    if (scope === "selected" && accountNumbers.length === 0) {
      errors.add("accountNumbers", "FELD000001");
    }
    const request = {
      kind: "deposit-balance" as const,
      ...readCommon(input, errors),
      ...{ currency, purpose, scope, accountNumbers, includesDreamAccounts },
      baseDate: readDay("baseDay", input.baseDay, errors),
      englishName: readEnglishName(input.englishName, errors),
    };
    errors.end();
    const { figures, ...result } = await resultFor(context, input, request);
    const { holder, accounts, rates, baseDate } = ofKind(figures, "deposit-balance");
    return {
      ...result,
      baseAt: `${formatDay(baseDate)} 23:59:59`,
      baseDay: formatDay(baseDate),
      totalAmount: ofKind(figures, "deposit-balance").total,
      customerName: holder.name,
      englishName: holder.englishName,
      ...{ currency, language: request.language, purpose, scope, includesDreamAccounts },
      usdRate: rates.USD === undefined ? null : formatRate(rates.USD),
      total: accounts.length,
      accountCount: scope === "total" ? 0 : accounts.length,
      accounts: (scope === "total" ? [] : accounts).map((account) => ({
        accountNumber: account.number,
        accountKind: account.kind,
        accountType: accountTypeOf(account.kind),
        currency: account.currency,
        balance: account.balance,
      })),
    };
  },

  async requestWithholdingStatement(input, context) {
    const errors = fieldErrors();
    const request = {
      kind: "withholding" as const,
      ...readCommon(input, errors),
      year: input.year,
    };
    errors.end();
    const {
      figures,
      issuedAt: _at,
      issuedOn: _on,
      ...result
    } = await resultFor(context, input, request);
    const { holder, total, year } = ofKind(figures, "withholding");
    return {
      ...result,
      year,
      bankName: bankLegalName[context.language],
      customerName: holder.name,
      incomeCategory: paperTexts[request.language].withholding.incomeValue,
      nationalId: masked(holder),
      taxFormat: INCOME_FORMAT,
      taxNumber: bankTax.number,
      grossAmount: total.gross,
      taxAmount: total.tax,
      premiumAmount: total.premium,
    };
  },

  async requestLoanBalanceCertificate(input, context) {
    const errors = fieldErrors();
    const request = {
      kind: "loan-balance" as const,
      ...readCommon(input, errors),
      loanNumber: input.loanNumber,
      baseDate: readDay("baseDay", input.baseDay, errors),
    };
    errors.end();
    const { figures, ...result } = await loanResult(context, input, request);
    const { baseDate, owed } = ofKind(figures, "loan-balance");
    return { ...result, baseDay: formatDay(baseDate), balance: owed };
  },

  async requestLoanRepaymentCertificate(input, context) {
    const errors = fieldErrors();
    const request = {
      kind: "loan-repayment" as const,
      ...readCommon(input, errors),
      loanNumber: input.loanNumber,
      from: readDay("startDay", input.startDay, errors),
      to: readDay("endDay", input.endDay, errors),
    };
    errors.end();
    const { figures, ...result } = await loanResult(context, input, request);
    const { loan, from, to, payments, total } = ofKind(figures, "loan-repayment");
    return {
      ...result,
      loanMonths: loan.months,
      startDay: formatDay(from),
      endDay: formatDay(to),
      paymentCount: payments.length,
      principalAmount: total.principal,
      interestAmount: total.interest,
      penaltyAmount: total.penalty,
    };
  },

  async requestLoanCompletionCertificate(input, context) {
    const errors = fieldErrors();
    const request = {
      kind: "loan-completion" as const,
      ...readCommon(input, errors),
      loanNumber: input.loanNumber,
    };
    errors.end();
    const { figures, ...result } = await loanResult(context, input, request);
    const { ending, completedOn } = ofKind(figures, "loan-completion");
    const { endings } = certificatesTexts[context.language].facts;
    return { ...result, endingName: endings[ending], completedOn: formatDay(completedOn) };
  },
};

interface Sent {
  requestId: string;
  isPreview?: boolean;
}

/** Requests a certificate or previews it; common to all kinds. */
async function resultFor(
  context: CallContext,
  { requestId, isPreview = false }: Sent,
  request: CertificateRequest,
) {
  const issuing = requestingOf(context);
  const { language, customer } = context;
  if (isPreview) {
    const figures = await preview(issuing, customer.id, request);
    const reason = reviewReason(request.delivery, figures.holder);
    return {
      ...{ figures, requestId, state: null, serial: null, documentId: null, fileKey: null },
      reason,
      promisedOn: reason && formatDay(promisedDay(dayOf(context.now))),
      facts: factsOf(figures, { on: request.language, language }),
      ...issueOf({ issuedAt: null }),
    };
  }
  const row = await register(issuing, { id: requestId, customerId: customer.id, request });
  const reference = serialOf(row.madeOn, row.serialNumber);
  const detail = { kind: row.kind, delivery: row.delivery, state: row.state };
  await record(context.db, context, {
    event: "certificate.request",
    outcome: "ok",
    reference,
    detail,
  });
  return { figures: row.figures, ...commonOf(row, language), ...issueOf(row) };
}

/** The same for a loan, with what its three certificates share. */
async function loanResult(
  context: CallContext,
  sent: Sent,
  request: Extract<CertificateRequest, { loanNumber: string }>,
) {
  const { issuedAt: _at, issuedOn: _on, ...result } = await resultFor(context, sent, request);
  const { holder } = result.figures;
  return {
    ...result,
    nationalId: masked(holder),
    customerName: holder.name,
    loanNumber: request.loanNumber,
  };
}

function masked({ nationalId }: Holder): string {
  return maskNationalId(nationalId as NationalId);
}

/** The figures of the requested kind; any other kind is a fault. */
function ofKind<K extends Figures["kind"]>(
  figures: Figures,
  kind: K,
): Extract<Figures, { kind: K }> {
  if (figures.kind !== kind) throw new Error("figures of another kind");
  return figures as Extract<Figures, { kind: K }>;
}
