// A customer with a debit card, by the real calls.

import type { Bank } from "../bank/bank.ts";
import type { CallResponse } from "./asking.ts";
import { ask, certifyCode, codeSentTo, requestCode } from "./asking.ts";
import { type CardOptions, makeCard, type TestCard } from "./cards.ts";
import { type CustomerOptions, makeCustomer, type Person } from "./customers.ts";
import { openSession } from "./transfers.ts";

const MANAGE = "/v1/debitcard/manage";

/** A customer, a card, and what can be done with it. */
export interface Holder {
  person: Person;
  card: TestCard;
  cookie: string;
  report(): Promise<CallResponse>;
  /** Requests a mailed code for the report and returns its proof. */
  mailProof(reference: string, purpose?: string): Promise<string>;
  verify(typed: string): Promise<CallResponse>;
  cancel(proofs: { mail: string; number: string }): Promise<CallResponse>;
  /** Goes through all steps of cancelling a report. */
  cancelAll(reference: string): Promise<CallResponse>;
  state(): Promise<string>;
}

/** Makes a customer with a card and a session. */
export async function holderIn(
  bank: Bank,
  options: CustomerOptions = {},
  cardOptions: Partial<CardOptions> = {},
): Promise<Holder> {
  const person = await makeCustomer(bank, options);
  const owned = { customerId: person.id, accountId: person.mainId };
  const card = await makeCard(bank, { ...owned, ...cardOptions });
  const cookie = await openSession(bank, person);
  const cardId = card.id;
  const holder: Holder = {
    person,
    card,
    cookie,
    report: () =>
      ask(bank, `${MANAGE}/lost/accident-ibk`, { method: "DELETE", payload: { cardId }, cookie }),
    async mailProof(reference, purpose = "cancel-loss") {
      const sent = await requestCode(bank, cookie, { purpose, by: "2", reference });
      if (sent.code !== 200) throw new Error(`${sent.code}: ${sent.message}`);
      const code = await codeSentTo(bank, person, "mail");
      return (await certifyCode(bank, cookie, sent.content.otpId, code)).content.otpAuthTknId;
    },
    verify: (cardNbr) =>
      ask(bank, `${MANAGE}/verifications/card-number`, { payload: { cardId, cardNbr }, cookie }),
    cancel: ({ mail, number }) =>
      ask(bank, `${MANAGE}/clears/accident-ibk`, {
        method: "PUT",
        payload: { cardId, mailAuthTknId: mail, cardNbrAuthTknId: number },
        cookie,
      }),
    async cancelAll(reference) {
      const mail = await holder.mailProof(reference);
      const { content } = await holder.verify(card.number);
      return holder.cancel({ mail, number: content.cardNbrAuthTknId });
    },
    async state() {
      const [row] = await bank.owner.query<{ state: string }>(
        "select state from card where id = $1",
        [cardId],
      );
      return row?.state ?? "";
    },
  };
  return holder;
}
