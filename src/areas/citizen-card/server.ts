import { randomBytes } from "node:crypto";
import { customerFacts } from "#areas/customer/server.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import type { CardCertificate } from "#ports/citizen-card/port.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "./contract.ts";
import {
  type CardPurpose,
  type CardRefusal,
  CHECK_SECONDS,
  CHECKS_WINDOW_SECONDS,
  cardRefusalCodes,
  challengeText,
  isHolder,
} from "./rules.ts";
import { signerDownloads } from "./server/downloads.ts";
import { publicTicketKeys, signTicket } from "./server/tickets.ts";
import {
  bindCertificate,
  consumeCheck,
  endCheck,
  insertCheck,
  newestProof,
  type VerifiedCard,
} from "./store.ts";

const SECRET_BYTES = 32;

export const handlers: Handlers<typeof contract> = {
  async startCardCheck({ purpose, adapterNonce }, context) {
    const { db, customer, origin, ports, vault } = context;
    if (!ports.citizenCard) throw new Refusal("CTZN000006");
    const id = uuid();
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    const challenge = challengeText({ origin, purpose, checkId: id, secret });
    const check = {
      ...{ id, purpose, challenge, seconds: CHECK_SECONDS },
      customerId: customer.id,
      sessionHash: customer.session.hash,
    };
    const expiresAt = await db.transaction((tx) => insertCheck(tx, check));
    if (!expiresAt) throw new Refusal("PLAT000005", { seconds: CHECKS_WINDOW_SECONDS });
    const expires = expiresAt.getTime();
    const ticket = signTicket(vault, { id, origin, nonce: adapterNonce, challenge, expires });
    return { checkId: id, ticket, seconds: CHECK_SECONDS };
  },

  async finishCardCheck({ checkId, signature }, context) {
    const { db, customer } = context;
    const own = { id: checkId, customerId: customer.id, sessionHash: customer.session.hash };
    const check = await consumeCheck(db, own);
    const verdict: Verdict = check
      ? await judge(context, { ...check, id: checkId }, Buffer.from(signature, "base64"))
      : { refusal: "other-content" };
    if ("refusal" in verdict) {
      const { refusal } = verdict;
      const code = cardRefusalCodes[refusal];
      // A repetition must not overwrite what came of the first one, nor of another customer's.
      if (check) await endCheck(db, checkId, { outcome: code, certificate: null });
      await record(context.db, context, {
        ...{ event: "citizen-card.check", outcome: code, reference: checkId },
        detail: { reason: refusal },
      });
      throw new Refusal(code);
    }
    const { holderName, serialNumber, validUntil } = verdict.certificate;
    return { holderName, serialNumber, validUntil: formatDay(dayOf(validUntil)) };
  },

  readTicketKeys: async (_, { vault }) => ({ ticketKeys: publicTicketKeys(vault) }),

  readSignerDownloads: async () => ({ downloads: await signerDownloads() }),
};

/** The customer's valid proof of identity for a purpose, or null. */
export function verifiedCard(
  db: Db,
  customerId: string,
  purpose: CardPurpose,
): Promise<VerifiedCard | null> {
  return newestProof(db, customerId, purpose);
}

type Verdict = { certificate: CardCertificate } | { refusal: CardRefusal };

/** Verifies the signature of a consumed check; a valid one is bound and recorded in the trail. */
async function judge(
  context: CallContext,
  check: { id: string; challenge: string; purpose: CardPurpose },
  signature: Buffer,
): Promise<Verdict> {
  const { db, customer, ports, now } = context;
  const { id } = check;
  if (!ports.citizenCard) return { refusal: "other-content" };
  // The authority may be called over the network: no transaction is open meanwhile.
  const content = Buffer.from(check.challenge);
  const found = await ports.citizenCard.check({ signature, content }, now);
  if (!found.isGenuine) return { refusal: found.fault };
  const { certificate } = found;
  const { name, nationalId } = await customerFacts(db, customer.id);
  if (!isHolder(certificate, { name: name.zh, nationalId })) return { refusal: "other-person" };
  return db.transaction(async (tx) => {
    const isOwn = await bindCertificate(tx, { ...certificate, customerId: customer.id });
    if (!isOwn) return { refusal: "bound-to-another" };
    await endCheck(tx, id, { outcome: "ok", certificate });
    await record(tx, context, {
      ...{ event: "citizen-card.check", outcome: "ok", reference: id },
      detail: { purpose: check.purpose, serialNumber: certificate.serialNumber },
    });
    return { certificate };
  });
}
