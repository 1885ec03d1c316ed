import { otpRefusal } from "#base/identity/otp.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract.ts";
import { channels, PROOF_SECONDS, visitorPurposes } from "../rules.ts";
import type { CodeRow } from "../store/codes.ts";
import { isSameSession, issueCode, passCode, requestDetail } from "./codes.ts";
import { keepProof, makeProof } from "./proofs.ts";
import { readSecret } from "./secret-input.ts";
import { checkPassword, checkPin } from "./secrets.ts";
import { findSubject, visitorContent } from "./subjects.ts";
import { type AuditDetail, auditRefusals } from "./trail.ts";
import { readNationalId, readUserId, requireFilled } from "./typed-identity.ts";
import { countRequest, requesterOf } from "./visitor-limits.ts";

export const handlers: Handlers<typeof contract> = {
  async certifyPassword(input, context) {
    const means = input.secretType === "1" ? "password" : "pin";
    const event = `${means}.check`;
    const { purpose, referenceId = "" } = input;
    const auditDetail = { reference: referenceId, detail: { purpose } };
    const inTurn = async (trail: AuditDetail) => {
      Object.assign(trail, auditDetail);
      const typed = await readSecret(context, input, { field: "secret", plain: input.secret });
      await (means === "password" ? checkPassword(context, typed) : checkPin(context, typed));
      return context.db.transaction(async (tx) => {
        await record(tx, context, { event, outcome: "ok", ...auditDetail });
        const subject = { customerId: context.customer.id };
        return makeProof(tx, context, { means, purpose, content: [referenceId], subject });
      });
    };
    const secretProof = await context.vault.inTurn("customers", context.customer.id, () =>
      auditRefusals(context, event, inTurn),
    );
    return { secretProof, seconds: PROOF_SECONDS };
  },

  async requestCode(input, context) {
    const { purpose, contactType, referenceId = "" } = input;
    const channel = channels[contactType];
    const { codeId, seconds, sentTo } = await auditRefusals(
      context,
      "otp.request",
      (auditDetail) => {
        auditDetail.detail = requestDetail(context, { purpose, channel });
        const subject = { customerId: context.customer.id };
        return issueCode(context.db, context, {
          subject,
          purpose,
          channel,
          content: [referenceId],
          namesValid: true,
        });
      },
    );
    return { codeId, seconds, sentTo };
  },

  async requestCodeWithoutLogin(input, context) {
    const { nationalId = "", userId = "", purpose, contactType } = input;
    const needsUserId = purpose === "reset-password";
    requireFilled(needsUserId ? { nationalId, userId } : { nationalId });
    const subject: { nationalId: string; userId?: string } = {
      nationalId: readNationalId(nationalId),
    };
    if (needsUserId) subject.userId = readUserId(userId);
    const channel = channels[contactType];
    const { codeId, seconds } = await auditRefusals(context, "otp.request", async (auditDetail) => {
      auditDetail.detail = requestDetail(context, { purpose, channel });
      const { person } = await findSubject(context.db, context.vault, subject);
      const requester = await requesterOf(context, person);
      if (!requester.isKnownBrowser) await countRequest(context, "codes");
      const content = visitorContent(subject);
      const order = { subject, purpose, channel, content, requester, namesValid: true };
      return issueCode(context.db, context, order);
    });
    return { codeId, seconds, sentTo: null };
  },

  async certifyCode({ codeId, oneTimeCode }, context) {
    const refusal = otpRefusal(oneTimeCode);
    if (refusal !== null) {
      const code = refusal === "empty" ? "FELD000001" : "FELD000004";
      throw new Malformed([{ field: "oneTimeCode", code, facts: {} }]);
    }
    const passing = {
      codeId,
      typed: oneTimeCode,
      isMeant: (row: CodeRow) => isOwn(row, context),
    };
    const codeProof = await passCode(context, passing, (tx, row) =>
      keepProof(tx, context.vault, { ...row, means: row.channel }),
    );
    return { codeProof, seconds: PROOF_SECONDS };
  },
};

/** A customer's code belongs to its session; a visitor's to any caller who knows its id. */
function isOwn({ sessionHash, purpose }: CodeRow, { customer }: CallContext<"anyone">): boolean {
  if (sessionHash === null) return visitorPurposes.some((each) => each === purpose);
  return isSameSession(sessionHash, customer?.session.hash ?? null);
}
