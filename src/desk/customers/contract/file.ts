import { Type as T } from "typebox";
import { cardStates } from "#areas/cards/rules/loss.ts";
import { certificateKinds } from "#areas/certificates/rules/kinds.ts";
import { call } from "#base/call/call.ts";
import { day, moment, orNull, typedText, uuid } from "#base/call/fields.ts";
import { requestKinds, requestStates } from "#desk/approvals/rules.ts";
import { caseReasons, NOTE_LENGTH } from "../rules.ts";

const text = T.String();

/** Opens a customer's file, with a reason that is recorded in the trail. */
export const openCase = call({
  method: "POST",
  path: "/v1/desk/customers/cases",
  summary:
    "Finds a customer by national ID and opens their file for half an hour; the reason is recorded",
  who: "staff:customers.read",
  input: T.Object({
    nationalId: T.String({ maxLength: 40 }),
    reason: T.Enum([...caseReasons]),
    note: typedText(NOTE_LENGTH),
  }),
  output: T.Object({ caseId: text }),
  errors: ["CHEA000011", "CHEA000014", "DESK000007"],
});

/** A customer's file; everything that identifies a person is masked. */
export const readCase = call({
  method: "GET",
  path: "/v1/desk/customers/cases/{caseId}",
  summary:
    "A customer's file with masked data: locks, flag, panic button, accounts, cards, requests",
  who: "staff:customers.read",
  input: T.Object({ caseId: uuid }),
  output: T.Object({
    caseId: text,
    reason: T.Enum([...caseReasons]),
    note: text,
    expiresAt: moment,
    customer: T.Object({
      name: text,
      nationalId: text,
      birthDate: text,
      mobile: text,
      email: orNull(text),
      joinedOn: day,
      isMember: T.Boolean(),
      standing: T.Enum(["active", "applied", "closed"]),
      flaggedAt: orNull(moment),
      panic: orNull(T.Object({ reference: text, at: moment })),
    }),
    locks: T.Object({ signIn: T.Boolean(), codes: T.Array(text), pin: T.Boolean() }),
    accounts: T.Array(
      T.Object({
        id: text,
        number: text,
        currency: text,
        kind: T.Enum(["main", "sub", "joint"]),
        tier: T.Enum(["basic", "advanced"]),
        state: T.Enum(["open", "frozen", "closed"]),
        openedOn: day,
        designatedOn: T.Boolean(),
        otherOn: T.Boolean(),
        dayLimit: orNull(text),
      }),
    ),
    designated: T.Array(
      T.Object({
        id: text,
        bank: text,
        number: text,
        holder: text,
        currency: text,
        effectiveOn: day,
        isEffective: T.Boolean(),
      }),
    ),
    cards: T.Array(
      T.Object({
        id: text,
        name: text,
        number: text,
        state: T.Enum([...cardStates]),
        expiresOn: day,
      }),
    ),
    certificates: T.Array(
      T.Object({
        id: text,
        serial: text,
        kind: T.Enum([...certificateKinds]),
        issuedOn: day,
        isRevoked: T.Boolean(),
      }),
    ),
    requests: T.Array(
      T.Object({
        id: text,
        kind: T.Enum([...requestKinds]),
        state: T.Enum([...requestStates]),
        about: orNull(text),
        reason: text,
        requestedBy: text,
        requestedAt: moment,
        isMine: T.Boolean(),
      }),
    ),
  }),
  errors: ["DESK000004"],
});
