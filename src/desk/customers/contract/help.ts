import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, typedText, uuid } from "#base/call/fields.ts";
import { currencies } from "#base/money/money.ts";
import { customerRequestKinds, REASON_LENGTH } from "#desk/approvals/rules.ts";
import { unlockables } from "../rules.ts";

const caseId = uuid;
const id = T.String({ pattern: "^\\d{1,18}$" });
const currency = T.Enum(Object.keys(currencies));
const reason = typedText(REASON_LENGTH);
const done = T.Object({ done: T.Literal(true) });
const path = "/v1/desk/customers/cases/{caseId}" as const;

/** Lifts a lock caused by wrong passwords, codes or PINs. */
export const unlockCustomer = call({
  method: "POST",
  path: `${path}/unlock`,
  summary: "Lets a customer try the password, one-time codes or the PIN again",
  who: "staff:customers.unlock",
  input: T.Object({ caseId, what: T.Enum([...unlockables]) }),
  output: done,
  errors: ["DESK000004"],
});

/** Flags a customer for fraud. */
export const flagCustomer = call({
  method: "POST",
  path: `${path}/flag`,
  summary: "Flags a customer for fraud: open sessions end and nothing more is posted",
  who: "staff:customers.flag",
  input: T.Object({ caseId, reason }),
  output: done,
  errors: ["DESK000004", "DESK000008"],
});

/** Switches an account's transfers on and off. */
export const switchTransfers = call({
  method: "POST",
  path: `${path}/switches`,
  summary: "Switches designated and other transfers of an account on or off",
  who: "staff:customers.transfers",
  input: T.Object({
    caseId,
    accountId: id,
    designatedOn: T.Optional(T.Boolean()),
    otherOn: T.Optional(T.Boolean()),
  }),
  output: done,
  errors: ["DESK000004", "DESK000008"],
});

/** Designates an account. */
export const designateAccount = call({
  method: "POST",
  path: `${path}/designated`,
  summary:
    "Designates an account: one's own counts from the next day, another's from the day after that",
  who: "staff:customers.transfers",
  input: T.Object({
    caseId,
    currency,
    bankCode: T.String({ pattern: "^\\d{3}$" }),
    accountNumber: T.String({ minLength: 1, maxLength: 30 }),
    holderName: typedText({ least: 1, most: 60 }),
    isOwn: T.Optional(T.Boolean()),
  }),
  output: T.Object({ effectiveOn: day }),
  errors: ["DESK000004", "DESK000008"],
});

/** Ends a designation. */
export const removeDesignated = call({
  method: "POST",
  path: `${path}/designated/remove`,
  summary: "Ends the designation of an account",
  who: "staff:customers.transfers",
  input: T.Object({ caseId, designationId: id }),
  output: done,
  errors: ["DESK000004", "DESK000008"],
});

/** Opens an account. */
export const openAccount = call({
  method: "POST",
  path: `${path}/accounts`,
  summary: "Opens a main account in a currency, or a sub account with a name",
  who: "staff:customers.accounts",
  input: T.Object({
    caseId,
    currency,
    kind: T.Enum(["main", "sub"]),
    name: T.Optional(T.String({ maxLength: 20 })),
  }),
  output: done,
  errors: ["DESK000004", "DESK000008"],
});

/** Orders a debit card. */
export const orderCard = call({
  method: "POST",
  path: `${path}/cards`,
  summary: "Orders a debit card on the main account in TWD",
  who: "staff:customers.cards",
  input: T.Object({ caseId }),
  output: done,
  errors: ["DESK000004", "DESK000008"],
});

/** Replaces a debit card. */
export const replaceCard = call({
  method: "POST",
  path: `${path}/cards/replace`,
  summary: "Makes a new debit card in the place of one, which can never be used again",
  who: "staff:customers.cards",
  input: T.Object({ caseId, cardId: id }),
  output: done,
  errors: ["DESK000004", "DESK000008"],
});

/** Requests what a colleague has to approve. */
export const requestApproval = call({
  method: "POST",
  path: `${path}/requests`,
  summary:
    "Asks a colleague to approve: lifting a flag, undoing the panic button, revoking a certificate, a limit",
  who: "staff:approvals.request",
  input: T.Object({
    caseId,
    kind: T.Enum([...customerRequestKinds]),
    reason,
    certificateId: T.Optional(T.String({ maxLength: 36 })),
    accountId: T.Optional(id),
    dayLimit: T.Optional(
      T.String({ maxLength: 12, description: "whole units of the currency; empty for the tier's" }),
    ),
  }),
  output: done,
  errors: ["DESK000004", "DESK000008"],
});
