import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { wire } from "#base/call/wire.ts";

/** The panic button. */
export const panic = call({
  method: "POST",
  path: "/v1/customer/login/panic",
  summary:
    "Stops cards and transfers to others at once and signs out everywhere; never undone here",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    loggedIn: T.Literal(false),
    reference: wire(
      "refNbr",
      T.String({ description: "the reference number; the first one while it is in effect" }),
    ),
    accountCount: wire(
      "acctCnt",
      T.Integer({ description: "accounts that send to nobody else any more" }),
    ),
    cardCount: wire("cardCnt", T.Integer({ description: "cards that were stopped" })),
    cards: wire(
      "cardList",
      T.Array(
        T.Object({
          cardName: wire("cardNm", T.String({ description: "the name on the card" })),
          cardNumber: wire(
            "cardNbr",
            T.String({ description: "its number, all but the last four digits hidden" }),
          ),
        }),
      ),
    ),
  }),
  errors: [],
});
