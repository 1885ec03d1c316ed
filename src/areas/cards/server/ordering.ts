// New cards: ordered, or replacing one that is lost, stopped or worn. The full number is sent to
// the card printer and stored only as a keyed hash.

import { randomInt } from "node:crypto";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { CARD_BIN, CARD_NUMBER_DIGITS, luhnDigit } from "../rules/card-number.ts";
import { CARD_MONTHS, type CardState } from "../rules/loss.ts";
import { addCard, type CardRow, cardOf, cardsOf, lockCard, setCardState } from "../store/cards.ts";
import { debitCardName } from "../texts/words.ts";
import { writeToCustomer } from "./letters.ts";

const NUMBERS_TRIED = 8;
const SERIAL_DIGITS = CARD_NUMBER_DIGITS - CARD_BIN.length - 1;

/** The dependencies of issuing a card. */
export interface OrderServices {
  db: Db;
  vault: Vault;
  coreBank: CoreBank;
}

/** A card as staff see it. */
export interface CardView {
  id: string;
  name: string;
  lastFour: string;
  state: CardState;
  expiresOn: string;
}

/** A customer's cards, those in use first. */
export async function cardViews(
  db: Db,
  customerId: string,
  language: Language,
): Promise<CardView[]> {
  const rows = await cardsOf(db, customerId);
  return rows.map(({ id, name, lastFour, state, expiresOn }) => ({
    ...{ id, lastFour, state, expiresOn },
    name: name[language],
  }));
}

/**
 * Orders a card on the customer's main TWD account; throws DESK000008 if none is open, or if a card
 * is already in use or on its way.
 */
export async function orderCard(services: OrderServices, customerId: string): Promise<CardRow> {
  const { db } = services;
  // Serialised: two concurrent orders must not both find no card.
  await services.coreBank.lockAccounts(db, customerId);
  const cards = await cardsOf(db, customerId);
  if (cards.some(({ state }) => state === "active" || state === "inactive")) {
    throw new Refusal("DESK000008");
  }
  return make(services, customerId);
}

/** Issues a new card that replaces another; the old one can never be used again. */
export async function replaceCard(
  services: OrderServices,
  { customerId, cardId }: { customerId: string; cardId: string },
): Promise<CardRow> {
  const { db } = services;
  const owned = await cardOf(db, { id: cardId, customerId });
  const card = owned && (await lockCard(db, cardId));
  if (!card || card.state === "replaced") throw new Refusal("DESK000008");
  await setCardState(db, cardId, "replaced");
  return make(services, customerId);
}

/** Activates a card that arrived; false if it is not waiting for that. */
export async function activateCard(
  tx: Db,
  { customerId, cardId }: { customerId: string; cardId: string },
): Promise<boolean> {
  const owned = await cardOf(tx, { id: cardId, customerId });
  const card = owned && (await lockCard(tx, cardId));
  if (card?.state !== "inactive") return false;
  await setCardState(tx, cardId, "active");
  return true;
}

async function make({ db, vault, coreBank }: OrderServices, customerId: string): Promise<CardRow> {
  const accounts = await coreBank.accounts(customerId);
  const account = accounts.find(
    ({ kind, currency, state }) => kind === "main" && currency === "TWD" && state === "open",
  );
  if (!account) throw new Refusal("DESK000008");
  for (let tries = 0; tries < NUMBERS_TRIED; tries += 1) {
    const number = newNumber();
    const card = await addCard(db, {
      customerId,
      accountId: account.id,
      numberHash: vault.tag("card-number", number),
      lastFour: number.slice(-4),
      name: debitCardName,
      months: CARD_MONTHS,
    });
    if (!card) continue;
    await writeToCustomer(db, { letter: "ordered", customerId, facts: { card: card.lastFour } });
    return card;
  }
  throw new Error("no card number is free");
}

function newNumber(): string {
  const serial = String(randomInt(10 ** SERIAL_DIGITS)).padStart(SERIAL_DIGITS, "0");
  const digits = `${CARD_BIN}${serial}`;
  return `${digits}${luhnDigit(digits)}`;
}
