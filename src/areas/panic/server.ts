import { maskCardNumber } from "#areas/cards/rules/card-number.ts";
import { type StoppedCard, stopCards } from "#areas/cards/server/stop.ts";
import { tellCustomer } from "#areas/verification/server/letters.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { newReference, withReference } from "#server/api/reference.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "./contract.ts";
import { addStop } from "./store.ts";

export const handlers: Handlers<typeof contract> = {
  async panic(_input, context) {
    const { customer, db, ports, sessions, cookies, language } = context;
    const stopped = await db.transaction(async (tx) => {
      // Cards before accounts: a payment locks its card while it waits for the ledger.
      const cards = await stopCards(tx, customer.id);
      const accounts = await ports.coreBank.lockAccounts(tx, customer.id);
      const reference = await stopTransfers(tx, context, cards);
      await sessions.end(tx, customer.id, { why: "panic" });
      const detail = { accounts, cards: cards.length };
      const facts = { reference, ...detail };
      await tellCustomer(tx, context, { letter: "panic", facts, both: true });
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

function shownCard({ name, lastFour }: StoppedCard, language: Language) {
  return { cardName: name[language], cardNumber: maskCardNumber(lastFour) };
}

/** From now on the ledger sends nothing to anybody else; returns the reference number. */
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
