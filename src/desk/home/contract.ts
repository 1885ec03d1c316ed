import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, orNull } from "#base/call/fields.ts";
import { queueNames } from "#base/call/queues.ts";

/** How many items wait in a queue. */
const queueCount = T.Object({
  queue: T.Enum([...queueNames]),
  waiting: T.Integer(),
  /** Items promised for a day in the past. */
  overdue: T.Integer(),
  /** Items taken by the caller. */
  own: T.Integer(),
  /** The earliest promised day. */
  nextOn: orNull(day),
});

/** The member of staff who is signed in, their rights, and what waits for them. */
export const readDesk = call({
  method: "GET",
  path: "/v1/desk/home",
  summary: "Who is signed in at the desk, what they may do, and what waits for them",
  who: "staff:own-account.read",
  passive: true,
  input: T.Object({}),
  output: T.Object({
    staffId: T.String(),
    name: T.String(),
    rights: T.Array(T.String()),
    queues: T.Array(queueCount),
  }),
  errors: [],
});
