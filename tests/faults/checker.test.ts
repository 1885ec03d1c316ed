// Tests of the checker itself: a correct story passes, and each planted violation is found.

import { expect, test } from "vitest";
import type { Books } from "./books.ts";
import { check } from "./checker.ts";
import {
  books,
  executed,
  givenBack,
  lost,
  OTHER_KEY,
  observed,
  refused,
  rulesBroken,
  steps,
  story,
  tale,
  untouched,
  withPosting,
} from "./planted.ts";
import type { Story } from "./story.ts";

test("a story that agrees with the books passes", () => {
  expect(check(story, books)).toEqual([]);
});

test.each([
  [
    "an answer that was lost, and it was posted",
    tale(...steps, observed("execute", 40, lost)),
    books,
  ],
  [
    "an answer that was lost, and it was not",
    tale(...steps, observed("execute", 40, lost)),
    untouched,
  ],
  ["a refusal", tale(...steps, observed("execute", 40, refused("TRFR000004"))), untouched],
  ["a cancellation", tale(...steps, observed("cancel", 40)), untouched],
  [
    "a cancellation that came too late",
    tale(...steps, executed, observed("cancel", 50, refused("TRFR000017"))),
    books,
  ],
  [
    "a second press with a bad proof before the first was posted",
    tale(...steps, observed("execute", 38, refused("CHEA000206")), executed),
    books,
  ],
  [
    "what the other bank did not take",
    tale(...steps, observed("execute", 40, refused("TRFR000015"))),
    givenBack,
  ],
])("%s is no violation", (_, given, by) => {
  expect(check(given, by)).toEqual([]);
});

test.each<[string, Story, Books]>([
  ["acknowledged, yet lost", tale(...steps, executed), untouched],
  ["acknowledged with another fee", tale(...steps, { ...executed, fee: 15 }), books],
  ["posted otherwise than agreed", tale(...steps, executed), withPosting({ toNumber: "9" })],
  ["refused, yet posted", tale(...steps, observed("execute", 40, refused("TRFR000004"))), books],
  ["cancelled, yet posted", tale(...steps, executed, observed("cancel", 41)), books],
  [
    "told as not taken, yet not given back",
    tale(...steps, observed("execute", 40, refused("TRFR000015"))),
    withPosting({ clearing: "rejected" }),
  ],
  [
    "posted without its code",
    tale(observed("code", 20, refused("OTPS000001")), observed("pin", 30), executed),
    books,
  ],
  ["posted without its proof", tale(...steps, { ...executed, proofOf: OTHER_KEY }), books],
  ["a code was taken twice", tale(...steps, observed("code", 21), executed), books],
  [
    "another's code was taken",
    tale(...steps, observed("code", 25, { proofOf: OTHER_KEY }), executed),
    books,
  ],
  [
    "the state told something else",
    tale(...steps, executed, observed("state", 50, { state: "coded" })),
    books,
  ],
  [
    "the state told something else",
    tale(...steps, observed("execute", 40, lost), observed("state", 50, { state: "done" })),
    untouched,
  ],
  [
    "the state told something else",
    tale(
      ...steps,
      observed("execute", 40, lost),
      observed("state", 90, { state: "coded", isFinal: true }),
    ),
    books,
  ],
  [
    "the state told something else",
    tale(...steps, observed("execute", 40, lost), observed("state", 50, { state: "cancelled" })),
    books,
  ],
  [
    "told otherwise later",
    tale(...steps, executed, observed("execute", 90, refused("TRFR000019"))),
    books,
  ],
  [
    "the history lacks what was posted",
    tale(...steps, executed, observed("history", 60, { lines: [] })),
    books,
  ],
  [
    "the history holds what was not posted",
    tale(...steps, observed("execute", 40, lost), observed("history", 60, { lines: [-300] })),
    untouched,
  ],
])("finds: %s", (rule, given, by) => {
  expect(rulesBroken(given, by)).toContain(rule);
});
