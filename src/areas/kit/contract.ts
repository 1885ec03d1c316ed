import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";

/** Returns a sentence a number of times: shows how a form meets its contract. */
export const echo = call({
  method: "POST",
  path: "/v1/kit/echo",
  summary: "Echoes a sentence (outside production only)",
  who: "anyone",
  input: T.Object({
    sentence: T.String({ minLength: 1, maxLength: 40 }),
    times: T.Integer({ minimum: 1, maximum: 9 }),
  }),
  output: T.Object({ echoed: T.Array(T.String()) }),
  errors: ["PLAT000002"],
});

/** Responds only to a signed-in customer; a visitor is refused. */
export const whoAmI = call({
  method: "GET",
  path: "/v1/kit/who",
  summary: "Responds to a signed-in customer (outside production only)",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ id: T.String() }),
  errors: ["CHEA000001"],
});
