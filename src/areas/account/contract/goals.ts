// The savings goals of dream accounts.

import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { orNull } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";

const TYPED_MOST = 40;

const reference = wire("acctRef", T.String({ maxLength: 40 }));
const goal = {
  accountReference: reference,
  goalAmount: wire("goalAmt", T.Integer({ description: "minor units of the account's currency" })),
  dueMonth: wire("goalMnth", orNull(T.String({ description: "YYYY-MM; null without a hurry" }))),
};

/** The goals of the customer's dream accounts. */
export const listGoals = call({
  method: "GET",
  path: "/v1/account/goals",
  summary: "The goals of the customer's dream accounts",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ goals: wire("goalList", T.Array(T.Object(goal))) }),
  errors: [],
});

/** Sets or replaces the goal of a dream account. */
export const saveGoal = call({
  method: "POST",
  path: "/v1/account/goals",
  summary: "Sets the goal of one of the customer's own dream accounts",
  who: "customer",
  input: T.Object({
    accountReference: reference,
    goalAmount: wire("goalAmt", T.Optional(T.String({ maxLength: TYPED_MOST }))),
    dueMonth: wire(
      "goalMnth",
      T.Optional(
        T.String({ maxLength: TYPED_MOST, description: "YYYY-MM; empty without a hurry" }),
      ),
    ),
  }),
  output: T.Object(goal),
  errors: ["ACCT000001"],
});

/** Removes the goal. */
export const removeGoal = call({
  method: "DELETE",
  path: "/v1/account/goals/{acctRef}",
  summary: "Removes the goal of a dream account; the money stays in it",
  who: "customer",
  input: T.Object({ accountReference: reference }),
  output: T.Object({ accountReference: reference }),
  errors: ["ACCT000001"],
});
