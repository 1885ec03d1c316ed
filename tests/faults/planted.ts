// A successful transfer and its books, for tests that plant an error into either.

import { refundId } from "#ports/core-bank/local/refund.ts";
import type { Books, Posting } from "./books.ts";
import { check } from "./checker.ts";
import type { Act, Intent, Observation, Story } from "./story.ts";

/** The key of the transfer. */
export const KEY = "00000000-0000-4000-8000-000000000001";
/** The key of another one. */
export const OTHER_KEY = "00000000-0000-4000-8000-000000000002";

/** What the customer intended. */
export const intent: Intent = {
  key: KEY,
  customerId: "7",
  fromNumber: "980000000011",
  toBank: "899",
  toNumber: "980000000022",
  amount: 300,
  note: "one of a kind",
};

/** The resulting posting. */
export const posting: Posting = {
  id: KEY,
  kind: "other",
  fromAccount: "1",
  toBank: "899",
  toNumber: "980000000022",
  amount: 300,
  fee: 0,
  currency: "TWD",
  day: "2026-03-05",
  note: "one of a kind",
  clearing: null,
};

/** A call that succeeded, unless changed. */
export function observed(act: Act, sentAt: number, change: Partial<Observation> = {}): Observation {
  const response = { outcome: "yes", status: 200, code: 200 } as const;
  return { act, key: KEY, sentAt, answeredAt: sentAt + 5, ...response, ...change };
}

/** The outcome of a refusal. */
export const refused = (code: string) => ({ outcome: "refused", status: 200, code }) as const;
/** The outcome of a call without a response. */
export const lost = { outcome: "unknown", status: null, code: "no answer in time" } as const;

/** All steps before the last. */
export const steps = [
  observed("prepare", 0),
  observed("confirm", 10),
  observed("code", 20),
  observed("pin", 30),
];
/** The last step. */
export const executed = observed("execute", 40, { fee: 0, state: "done" });

/** The story of a successful transfer. */
export const story: Story = {
  intents: [intent],
  observations: [
    ...steps,
    executed,
    observed("state", 50, { state: "done", isFinal: true }),
    observed("history", 60, { lines: [-300] }),
  ],
};

/** The draft as the bank stores it. */
export const draft = { id: KEY, step: "coded", codeId: "c1", isCodeUsed: true };

/** The books of it. */
export const books: Books = {
  postings: [posting],
  entries: [
    { accountId: "1", postingId: "opening", amount: 1_000 },
    { accountId: "1", postingId: KEY, amount: -300 },
    { accountId: "2", postingId: KEY, amount: 300 },
  ],
  internal: [{ postingId: "opening", amount: -1_000 }],
  accounts: [
    {
      id: "1",
      number: "980000000011",
      customerId: "7",
      currency: "TWD",
      tier: "basic",
      balance: 700,
    },
    {
      id: "2",
      number: "980000000022",
      customerId: "8",
      currency: "TWD",
      tier: "basic",
      balance: 300,
    },
  ],
  drafts: [draft],
};
books.postings.push({ ...posting, id: "opening", kind: "opening", fromAccount: null, note: null });

/** The books without the transfer. */
export const untouched: Books = {
  ...books,
  postings: books.postings.slice(1),
  entries: books.entries.slice(0, 1),
  accounts: books.accounts.map((account, at) => ({ ...account, balance: at === 0 ? 1_000 : 0 })),
};

/** The books after the other bank rejected it and the customer got the money back. */
export const givenBack: Books = {
  ...books,
  postings: [
    { ...posting, clearing: "rejected" },
    { ...posting, id: refundId(KEY), kind: "refund", fromAccount: null },
    ...books.postings.slice(1),
  ],
};

/** The rules that are violated. */
export function rulesBroken(of: Story, by: Books): string[] {
  return [...new Set(check(of, by).map(({ rule }) => rule))];
}

/** A story of this transfer alone. */
export function tale(...all: Observation[]): Story {
  return { intents: [intent], observations: all };
}

/** The books with another posting of it. */
export function withPosting(change: Partial<Posting>): Books {
  return { ...books, postings: [{ ...posting, ...change }, ...books.postings.slice(1)] };
}
