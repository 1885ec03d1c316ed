import { Type as T } from "typebox";
import { cardStates } from "#areas/cards/rules/loss.ts";
import { call } from "#base/call/call.ts";
import { day, orNull, typedText } from "#base/call/fields.ts";
import { currencies } from "#base/money/money.ts";
import { appUnlockables } from "./rules.ts";

const userId = T.String({ minLength: 1, maxLength: 40 });
const id = T.String({ pattern: "^\\d{1,18}$" });
const currency = T.Enum(Object.keys(currencies));
const text = T.String();
const done = T.Object({ done: T.Literal(true) });

/** The content of the customer's app. */
export const readApp = call({
  method: "GET",
  path: "/v1/dev/app",
  summary: "What the mobile app would show a customer (outside production only)",
  who: "anyone",
  input: T.Object({ userId }),
  output: T.Object({
    name: text,
    userId: text,
    standing: T.Enum(["active", "applied", "closed"]),
    isFlagged: T.Boolean(),
    panic: orNull(text),
    locks: T.Array(T.Enum([...appUnlockables])),
    accounts: T.Array(
      T.Object({
        id: text,
        number: text,
        currency: text,
        kind: T.Enum(["main", "sub", "joint"]),
        designatedOn: T.Boolean(),
        otherOn: T.Boolean(),
      }),
    ),
    designated: T.Array(
      T.Object({ id: text, bank: text, number: text, holder: text, effectiveOn: day }),
    ),
    cards: T.Array(T.Object({ id: text, number: text, state: T.Enum([...cardStates]) })),
  }),
  errors: ["CHEA000050"],
});

/** Lifts locks caused by wrong attempts, as the app does after an identity check. */
export const unlockInApp = call({
  method: "POST",
  path: "/v1/dev/app/unlock",
  summary: "Unlocks sign-in, one-time codes or the PIN as the app would (outside production only)",
  who: "anyone",
  input: T.Object({ userId, what: T.Enum([...appUnlockables]) }),
  output: done,
  errors: ["CHEA000050"],
});

/** Undoes the panic button, as the app does after an identity check. */
export const undoPanicInApp = call({
  method: "POST",
  path: "/v1/dev/app/panic",
  summary: "Undoes the panic button as the app would (outside production only)",
  who: "anyone",
  input: T.Object({ userId }),
  output: done,
  errors: ["CHEA000050", "DESK000008"],
});

/** Switches an account's transfers on or off. */
export const switchInApp = call({
  method: "POST",
  path: "/v1/dev/app/switches",
  summary: "Switches transfers of an account on or off as the app would (outside production only)",
  who: "anyone",
  input: T.Object({
    userId,
    accountId: id,
    designatedOn: T.Optional(T.Boolean()),
    otherOn: T.Optional(T.Boolean()),
  }),
  output: done,
  errors: ["CHEA000050", "DESK000008"],
});

/** Designates an account. */
export const designateInApp = call({
  method: "POST",
  path: "/v1/dev/app/designated",
  summary: "Designates an account as the app would (outside production only)",
  who: "anyone",
  input: T.Object({
    userId,
    currency,
    bankCode: T.String({ pattern: "^\\d{3}$" }),
    accountNumber: T.String({ minLength: 1, maxLength: 30 }),
    holderName: typedText({ least: 1, most: 60 }),
    isOwn: T.Optional(T.Boolean()),
  }),
  output: done,
  errors: ["CHEA000050", "DESK000008"],
});

/** Opens an account. */
export const openAccountInApp = call({
  method: "POST",
  path: "/v1/dev/app/accounts",
  summary: "Opens an account as the app would (outside production only)",
  who: "anyone",
  input: T.Object({
    userId,
    currency,
    kind: T.Enum(["main", "sub"]),
    name: T.Optional(T.String({ maxLength: 20 })),
  }),
  output: done,
  errors: ["CHEA000050", "DESK000008"],
});

/** Activates a card that arrived. */
export const activateInApp = call({
  method: "POST",
  path: "/v1/dev/app/cards",
  summary: "Activates a debit card as the app would (outside production only)",
  who: "anyone",
  input: T.Object({ userId, cardId: id }),
  output: done,
  errors: ["CHEA000050", "DESK000008"],
});
