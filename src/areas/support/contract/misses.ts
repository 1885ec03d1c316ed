import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment } from "#base/call/fields.ts";
import { languages } from "#base/text/language.ts";
import { MISSES_SHOWN } from "../rules.ts";

/** Searches without results, for the editors of the FAQ. */
export const listMisses = call({
  method: "GET",
  path: "/v1/support/faqs/misses",
  summary: "Searches without a result, most frequent first (outside production only)",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    misses: T.Array(
      T.Object({
        typed: T.String(),
        language: T.Enum([...languages]),
        times: T.Integer(),
        lastAt: moment,
      }),
      { maxItems: MISSES_SHOWN },
    ),
  }),
  errors: [],
});
