import { maskCardNumber } from "#areas/cards/rules/card-number.ts";
import { type StoppedCard, stopCards } from "#areas/cards/server/stop.ts";
import type { Language } from "#base/text/language.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { newReference, withReference } from "#server/api/reference.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/devices.ts";
import { SIGN_INS_SHOWN, TRAIL_SHOWN } from "../rules.ts";
import { customerOf } from "../store/customers.ts";
import { devicesOf, removeDevice } from "../store/devices.ts";
import { latestSignIns } from "../store/history.ts";
import { addStop } from "../store/panic.ts";
import { latestHappenings } from "../store/trail.ts";
import { tell } from "./letters.ts";

const DEVICE_ID_BYTES = 32;

export const deviceHandlers: Handlers<typeof contract> = {
  async listSignIns(_input, { db, customer }) {
    const rows = await latestSignIns(db, customer.id, SIGN_INS_SHOWN);
    return {
      signIns: rows.map(({ at, outcome, label, risk }) => ({
        signedInAt: formatMoment(at),
        signInResult: outcome,
        deviceName: label,
        risk,
      })),
    };
  },

  async listTrail(_input, { db, customer }) {
    const shown = async (byStaff: boolean) => {
      const rows = await latestHappenings(db, customer.id, { byStaff, most: TRAIL_SHOWN });
      return rows.map(({ at, event, outcome, reference }) => ({
        happenedAt: formatMoment(at),
        eventCode: event,
        resultCode: outcome,
        reference,
      }));
    };
    const [ownEvents, staffEvents] = await Promise.all([shown(false), shown(true)]);
    return { ownEvents, staffEvents };
  },

  listDevices: (_input, context) => shownDevices(context.db, context),

  async forgetDevice({ deviceId }, context) {
    return context.db.transaction(async (tx) => {
      await removeDevice(tx, context.customer.id, Buffer.from(deviceId, "base64url"));
      await record(tx, context, { event: "device.forget", outcome: "ok" });
      return shownDevices(tx, context);
    });
  },

  async signOutElsewhere(_input, context) {
    const { customer, db, sessions } = context;
    await db.transaction(async (tx) => {
      await sessions.end(tx, customer.id, { why: "signed-out", but: customer.session.hash });
      await record(tx, context, { event: "logout.elsewhere", outcome: "ok" });
    });
    return { loggedIn: true };
  },

  async panic(_input, context) {
    const { customer, db, ports, sessions, cookies, language } = context;
    const stopped = await db.transaction(async (tx) => {
      // Cards before accounts: a payment holds its card while it waits for the ledger.
      const cards = await stopCards(tx, customer.id);
      const accounts = await ports.coreBank.lockAccounts(tx, customer.id);
      const reference = await stopTransfers(tx, context, cards);
      await sessions.end(tx, customer.id, { why: "panic" });
      const person = await customerOf(tx, customer.id, language);
      const detail = { accounts, cards: cards.length };
      const facts = { reference, ...detail };
      await tell(tx, context, person, { letter: "panic", facts, both: true });
      const happened = { outcome: "ok", reference };
      await record(tx, context, { event: "panic", ...happened, detail });
      for (const { lastFour } of cards) {
        await record(tx, context, { event: "card.stop", ...happened, detail: { card: lastFour } });
      }
      return { reference, accounts, cards };
    });
    sessions.forget(customer.id);
    cookies.set({ name: "session", value: null, seconds: null });
    const cards = stopped.cards.map((card) => shownCard(card, language));
    return {
      loggedIn: false,
      reference: stopped.reference,
      accountCount: stopped.accounts,
      cardCount: cards.length,
      cards,
    };
  },
};

async function shownDevices(db: Db, { customer }: Pick<CallContext, "customer">) {
  const rows = await devicesOf(db, customer.id);
  return {
    devices: rows.map(({ fingerprintHash, label, firstAt, lastAt }) => ({
      deviceId: fingerprintHash.subarray(-DEVICE_ID_BYTES).toString("base64url"),
      deviceName: label,
      firstSignInAt: formatMoment(firstAt),
      lastSignInAt: formatMoment(lastAt),
    })),
  };
}

function shownCard({ name, lastFour }: StoppedCard, language: Language) {
  return { cardName: name[language], cardNumber: maskCardNumber(lastFour) };
}

/** From here on the ledger sends nothing to anybody else; answers the reference number. */
async function stopTransfers(
  tx: Db,
  { customer, now }: CallContext,
  cards: readonly StoppedCard[],
): Promise<string> {
  const stop = { customerId: customer.id, cardIds: cards.map(({ id }) => id) };
  return withReference(
    () => newReference("P", now),
    (reference) => addStop(tx, { ...stop, reference }),
  );
}
