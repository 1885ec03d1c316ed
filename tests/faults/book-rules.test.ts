import { expect, test } from "vitest";
import type { Books, Posting } from "./books.ts";
import {
  books,
  draft,
  intent,
  KEY,
  OTHER_KEY,
  posting,
  rulesBroken,
  story,
  withPosting,
} from "./planted.ts";

test.each<[string, Books]>([
  ["posted twice", { ...books, postings: [...books.postings, { ...posting, id: OTHER_KEY }] }],
  [
    "posted, yet nobody asked",
    { ...books, postings: [...books.postings, { ...posting, id: OTHER_KEY, note: null }] },
  ],
  ["money is not conserved", { ...books, entries: books.entries.slice(0, 2) }],
  [
    "a balance is not its entries",
    { ...books, accounts: books.accounts.map((account) => ({ ...account, balance: 700 })) },
  ],
  [
    "a balance is below zero",
    { ...books, accounts: books.accounts.map((account) => ({ ...account, balance: -1 })) },
  ],
  ["over a limit", withPosting({ amount: 10_001 })],
  ["a code of two transfers", { ...books, drafts: [...books.drafts, { ...draft, id: OTHER_KEY }] }],
  [
    "posted, its code unused",
    { ...books, drafts: [{ id: KEY, step: "confirmed", codeId: "c1", isCodeUsed: false }] },
  ],
])("finds in the books: %s", (rule, by) => {
  expect(rulesBroken(story, by)).toContain(rule);
});

test.each([
  ["a day", ["2026-03-05", "2026-03-05", "2026-03-05", "2026-03-05"]],
  ["a month", ["2026-03-05", "2026-03-06", "2026-03-07", "2026-03-08", "2026-03-09", "2026-03-10"]],
])("finds what passes the limit of %s together, and not what was given back", (_, days) => {
  const keys = days.map((_day, at) => `00000000-0000-4000-8000-00000000001${at}`);
  const sent = days.map((day, at) => ({ ...posting, id: keys[at] ?? "", amount: 9_000, day }));
  const requested = keys.map((key) => ({ ...intent, key, amount: 9_000 }));
  const given = { intents: requested, observations: [] };
  const rules = (postings: Posting[]) => rulesBroken(given, { ...books, postings });
  expect(rules(sent)).toContain("over a limit");
  const back = sent.map((each) => ({ ...each, clearing: "rejected" as const }));
  expect(rules(back)).not.toContain("over a limit");
});
