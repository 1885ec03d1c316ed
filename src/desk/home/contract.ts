import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, orNull } from "#base/call/fields.ts";
import { queueNames } from "#base/call/queues.ts";

/** How much waits in a queue. */
const queueCount = T.Object({
  queue: T.Enum([...queueNames]),
  waiting: T.Integer(),
  /** Promised for a day that is over. */
  overdue: T.Integer(),
  /** Taken by whoever asks. */
  own: T.Integer(),
  /** The first day that was promised. */
  nextOn: orNull(day),
});

/** Who works at the desk, what they may do, and what waits for them. */
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
