// New cards: ordered, and in the place of one that is lost, stopped or worn. The whole number leaves for
// whoever prints the card and is stored as a keyed hash only.

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

/** What making a card needs. */
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

/** The cards of a customer, those in use first. */
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
 * Orders a card on the customer's main account in TWD; throws DESK000008 where there is none that is
 * open, or where a card is in use or on its way already.
 */
export async function orderCard(services: OrderServices, customerId: string): Promise<CardRow> {
  const { db } = services;
  // One after the other: two orders at the same moment must not both find none.
  await services.coreBank.lockAccounts(db, customerId);
  const cards = await cardsOf(db, customerId);
  if (cards.some(({ state }) => state === "active" || state === "inactive")) {
    throw new Refusal("DESK000008");
  }
  return make(services, customerId);
}

/** Makes a new card in the place of one; the old one can never be used again. */
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

/** Puts a card that arrived into use; false where it is not one that waits for that. */
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
