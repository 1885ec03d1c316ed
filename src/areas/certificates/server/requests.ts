import type { Input, Output } from "#base/call/call.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/requests.ts";
import type { CertificateKind, CertificateRequest, FiguresOf, RequestOf } from "../rules/kinds.ts";
import { promisedDay, reviewReason, serialOf } from "../rules.ts";
import { factsOf } from "./facts.ts";
import type { CallOf } from "./kinds/kind-rules.ts";
import { rulesOf } from "./kinds/table.ts";
import { commonOf, issueOf } from "./lines.ts";
import { fieldErrors, readCommon } from "./read-request.ts";
import { preview, register, requestingOf } from "./register.ts";

export const requestHandlers: Handlers<typeof contract> = {
  requestBalanceCertificate: handlerOf("deposit-balance"),
  requestWithholdingStatement: handlerOf("withholding"),
  requestLoanBalanceCertificate: handlerOf("loan-balance"),
  requestLoanRepaymentCertificate: handlerOf("loan-repayment"),
  requestLoanCompletionCertificate: handlerOf("loan-completion"),
};

/** Requests a certificate of a kind, or previews it. */
function handlerOf<K extends CertificateKind>(kind: K) {
  const rules = rulesOf(kind);
  return async (input: Input<CallOf<K>>, context: CallContext): Promise<Output<CallOf<K>>> => {
    const errors = fieldErrors();
    const common = readCommon(input, errors);
    const request = { kind, ...common, ...rules.read(input, errors) } as RequestOf<K>;
    errors.end();
    const { figures, issue, ...result } = await resultFor(context, input, request);
    if (figures.kind !== kind) throw new Error("figures of another kind");
    const { language } = context;
    const own = rules.answer(figures as FiguresOf<K>, { request, language, issue });
    return { ...result, ...own } as Output<CallOf<K>>;
  };
}

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
      issue: issueOf({ issuedAt: null }),
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
  return { figures: row.figures, ...commonOf(row, language), issue: issueOf(row) };
}
