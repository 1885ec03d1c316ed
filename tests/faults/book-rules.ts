// Rules about the books as a whole.

import type { Currency } from "#base/money/money.ts";
import { limitsOf } from "#base/transfer/limits.ts";
import type { Books, Posting } from "./books.ts";
import type { Intent, Story, Violation } from "./story.ts";

/** The violations in the books, regardless of what was requested. */
export function bookRules({ intents }: Story, books: Books): Violation[] {
  return [
    ...doubled(intents, books),
    ...unasked(intents, books),
    ...unbalanced(books),
    ...wrongBalances(books),
    ...overLimits(intents, books),
    ...sharedCodes(books),
  ];
}

/** Money moved twice for one intent, under whatever keys. */
function doubled(intents: readonly Intent[], { postings }: Books): Violation[] {
  const notes = new Set(intents.map(({ note }) => note));
  const sent = postings.filter(({ kind, note }) => kind !== "refund" && note && notes.has(note));
  return [...Map.groupBy(sent, ({ note }) => note)].flatMap(([note, same]) =>
    same.length > 1
      ? [{ rule: "posted twice", which: String(note), detail: same.map(({ id }) => id).join(" ") }]
      : [],
  );
}

/** Money of the run's customers that moved under a key that no request had. */
function unasked(intents: readonly Intent[], { postings, accounts }: Books): Violation[] {
  const numbers = new Set(intents.map(({ fromNumber }) => fromNumber));
  const ids = new Set(accounts.filter(({ number }) => numbers.has(number)).map(({ id }) => id));
  const keys = new Set(intents.map(({ key }) => key));
  return postings
    .filter(({ id, kind, fromAccount }) => {
      const isSent = fromAccount !== null && ids.has(fromAccount);
      return isSent && kind !== "refund" && !keys.has(id);
    })
    .map(({ id, kind }) => ({ rule: "posted, yet nobody asked", which: id, detail: kind }));
}

/** The legs of every posting must sum to zero. */
function unbalanced({ postings, entries, internal }: Books): Violation[] {
  const sums = new Map(postings.map(({ id }) => [id, 0]));
  for (const { postingId, amount } of [...entries, ...internal]) {
    sums.set(postingId, (sums.get(postingId) ?? Number.NaN) + amount);
  }
  return [...sums].flatMap(([which, sum]) =>
    sum === 0 ? [] : [{ rule: "money is not conserved", which, detail: `sum ${sum}` }],
  );
}

function wrongBalances({ accounts, entries }: Books): Violation[] {
  const sums = new Map<string, number>();
  for (const { accountId, amount } of entries) {
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  }
  return accounts.flatMap(({ id, number, balance }) => {
    const sum = sums.get(id) ?? 0;
    const finding = { which: number, detail: `balance ${balance}, entries ${sum}` };
    return [
      ...(balance < 0 ? [{ rule: "a balance is below zero", ...finding }] : []),
      ...(balance === sum ? [] : [{ rule: "a balance is not its entries", ...finding }]),
    ];
  });
}

/** What was sent to others, and not returned, by day and month. */
function overLimits(intents: readonly Intent[], { postings, accounts }: Books): Violation[] {
  const keys = new Set(intents.map(({ key }) => key));
  const byAccount = Map.groupBy(
    postings.filter(
      ({ id, kind, clearing }) => keys.has(id) && kind === "other" && clearing !== "rejected",
    ),
    ({ fromAccount }) => fromAccount,
  );
  return accounts.flatMap(({ id, number, tier, currency }) => {
    const limits = limitsOf(tier, currency as Currency, "other");
    const sent = byAccount.get(id) ?? [];
    if (!limits || sent.length === 0) return [];
    const over = [
      ...sent.filter(({ amount }) => amount > limits.once).map(({ id: which }) => which),
      ...sumsOver(sent, ({ day }) => day, limits.day),
      ...(limits.month ? sumsOver(sent, ({ day }) => day.slice(0, 7), limits.month) : []),
    ];
    return over.map((detail) => ({ rule: "over a limit", which: number, detail }));
  });
}

function sumsOver(
  sent: readonly Posting[],
  of: (posting: Posting) => string,
  most: number,
): string[] {
  return [...Map.groupBy(sent, of)].flatMap(([when, group]) => {
    const sum = group.reduce((before, { amount }) => before + amount, 0);
    return sum > most ? [`${sum} in ${when}, at most ${most}`] : [];
  });
}

/** A code belongs to one transfer, and a posted transfer has used its own. */
function sharedCodes({ drafts, postings }: Books): Violation[] {
  const posted = new Set(postings.map(({ id }) => id));
  const coded = drafts.filter(({ codeId }) => codeId !== null);
  return [
    ...[...Map.groupBy(coded, ({ codeId }) => codeId)]
      .filter(([, same]) => same.length > 1)
      .map(([codeId, same]) => ({
        rule: "a code of two transfers",
        which: String(codeId),
        detail: same.map(({ id }) => id).join(" "),
      })),
    ...drafts
      .filter(({ id, isCodeUsed }) => posted.has(id) && !isCodeUsed)
      .map(({ id, step }) => ({ rule: "posted, its code unused", which: id, detail: step })),
  ];
}
