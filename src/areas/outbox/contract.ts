import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment } from "#base/call/fields.ts";
import { languages } from "#base/text/language.ts";
import { ADDRESS_LENGTH, channels, LETTERS_SHOWN, letterStates } from "./rules.ts";

const orNull = T.Null();

/** The letters the bank sent, including one-time codes: for users of the demonstration bank. */
export const listLetters = call({
  method: "GET",
  path: "/v1/dev/outbox",
  summary: "The newest letters, mail and short messages (outside production only)",
  who: "anyone",
  input: T.Object({
    channel: T.Optional(T.Enum([...channels])),
    address: T.Optional(
      T.String({ maxLength: ADDRESS_LENGTH, description: "a part of the address" }),
    ),
  }),
  output: T.Object({
    letters: T.Array(
      T.Object({
        id: T.String(),
        channel: T.Enum([...channels]),
        address: T.String(),
        language: T.Enum([...languages]),
        subject: T.Union([T.String(), orNull]),
        body: T.Union([T.String(), orNull]),
        state: T.Enum([...letterStates]),
        tries: T.Integer(),
        madeAt: moment,
        sentAt: T.Union([moment, orNull]),
        error: T.Union([T.String(), orNull]),
      }),
      { maxItems: LETTERS_SHOWN },
    ),
  }),
  errors: [],
});
