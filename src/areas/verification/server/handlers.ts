import { otpRefusal } from "#base/otp.ts";
import type { Asked, Handlers } from "#server/asked.ts";
import { record } from "#server/audit.ts";
import { Malformed } from "#server/check.ts";
import type * as contract from "../contract.ts";
import { channels, PROOF_SECONDS, visitorPurposes } from "../rules.ts";
import type { CodeRow } from "../store/codes.ts";
import { isSameSession, issueCode, passCode, requestDetail } from "./codes.ts";
import { keepProof, makeProof } from "./proofs.ts";
import { readSecret } from "./secret-input.ts";
import { checkPassword, checkPin } from "./secrets.ts";
import { findSubject, visitorContent } from "./subjects.ts";
import { type Told, trailed } from "./trail.ts";
import { readNationalId, readUserId, requireFilled } from "./typed-identity.ts";
import { askerOf, countRequest } from "./visitor-limits.ts";

export const handlers: Handlers<typeof contract> = {
  async certifyPassword(input, asked) {
    const means = input.secretType === "1" ? "password" : "pin";
    const event = `${means}.check`;
    const { purpose, referenceId = "" } = input;
    const told = { reference: referenceId, detail: { purpose } };
    const inTurn = async (trail: Told) => {
      Object.assign(trail, told);
      const typed = await readSecret(asked, input, { field: "secret", plain: input.secret });
      await (means === "password" ? checkPassword(asked, typed) : checkPin(asked, typed));
      return asked.db.transaction(async (tx) => {
        await record(tx, asked, { event, outcome: "ok", ...told });
        const subject = { customerId: asked.customer.id };
        return makeProof(tx, asked, { means, purpose, content: [referenceId], subject });
      });
    };
    const secretProof = await asked.vault.inTurn("customers", asked.customer.id, () =>
      trailed(asked, event, inTurn),
    );
    return { secretProof, seconds: PROOF_SECONDS };
  },

  async requestCode(input, asked) {
    const { purpose, contactType, referenceId = "" } = input;
    const channel = channels[contactType];
    const { codeId, seconds, sentTo } = await trailed(asked, "otp.request", (told) => {
      told.detail = requestDetail(asked, { purpose, channel });
      const subject = { customerId: asked.customer.id };
      return issueCode(asked.db, asked, { subject, purpose, channel, content: [referenceId] });
    });
    return { codeId, seconds, sentTo };
  },

  async requestCodeWithoutLogin(input, asked) {
    const { nationalId = "", userId = "", purpose, contactType } = input;
    const needsUserId = purpose === "reset-password";
    requireFilled(needsUserId ? { nationalId, userId } : { nationalId });
    const subject: { nationalId: string; userId?: string } = {
      nationalId: readNationalId(nationalId),
    };
    if (needsUserId) subject.userId = readUserId(userId);
    const channel = channels[contactType];
    const { codeId, seconds } = await trailed(asked, "otp.request", async (told) => {
      told.detail = requestDetail(asked, { purpose, channel });
      const { person } = await findSubject(asked.db, asked.vault, subject);
      const asker = await askerOf(asked, person);
      if (!asker.isKnownBrowser) await countRequest(asked, "codes");
      const content = visitorContent(subject);
      return issueCode(asked.db, asked, { subject, purpose, channel, content, asker });
    });
    return { codeId, seconds, sentTo: null };
  },

  async certifyCode({ codeId, oneTimeCode }, asked) {
    const refusal = otpRefusal(oneTimeCode);
    if (refusal !== null) {
      const code = refusal === "empty" ? "FELD000001" : "FELD000004";
      throw new Malformed([{ field: "oneTimeCode", code, facts: {} }]);
    }
    const passing = {
      codeId,
      typed: oneTimeCode,
      isMeant: (row: CodeRow) => isOwn(row, asked),
    };
    const codeProof = await passCode(asked, passing, (tx, row) =>
      keepProof(tx, asked.vault, { ...row, means: row.channel }),
    );
    return { codeProof, seconds: PROOF_SECONDS };
  },
};

/** A customer's code belongs to its session; a visitor's to whoever knows its id. */
function isOwn({ sessionHash, purpose }: CodeRow, { customer }: Asked<"anyone">): boolean {
  if (sessionHash === null) return visitorPurposes.some((each) => each === purpose);
  return isSameSession(sessionHash, customer?.session.hash ?? null);
}
