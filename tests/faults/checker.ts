// Compares every answer with the books. Each rule is a sentence that must hold whatever broke
// meanwhile; a violation names the transfer, so that the story of it can be read.

import { refundId } from "#ports/core-bank/local/refund.ts";
import { bookRules } from "./book-rules.ts";
import type { Books, Posting } from "./books.ts";
import { type Intent, isRefusal, type Story, type Told, type Violation } from "./story.ts";

/** A transfer with all that was told of it and what the books say. */
interface Case {
  intent: Intent;
  told: readonly Told[];
  /** Null: not in the books. */
  posting: Posting | null;
  /** Given back, because the other bank did not take it. */
  isGivenBack: boolean;
}

type Rule = (each: Case) => string | null;

const isYes = (act: Told["act"]) => (told: Told) => told.act === act && told.outcome === "yes";

/** The rules of one transfer: each answers what is wrong, or null. */
const caseRules: Readonly<Record<string, Rule>> = {
  "acknowledged, yet lost": ({ told, posting }) =>
    told.some(isYes("execute")) && posting === null ? "executed by the answer only" : null,

  "acknowledged with another fee": ({ told, posting }) => {
    const other = told.find((each) => isYes("execute")(each) && each.fee !== posting?.fee);
    return posting && other ? `told ${other.fee}, taken ${posting.fee}` : null;
  },

  "posted otherwise than agreed": ({ intent, posting }) => {
    if (!posting) return null;
    const isSame =
      posting.toBank === intent.toBank &&
      posting.toNumber === intent.toNumber &&
      posting.amount === intent.amount &&
      posting.note === intent.note;
    return isSame ? null : JSON.stringify({ intent, posting });
  },

  "refused, yet posted": ({ told, posting }) => {
    const tries = told.filter(({ act }) => act === "execute");
    // TRFR000015 says that it was posted and given back.
    const isRefused = tries.every((each) => isRefusal(each) && each.code !== "TRFR000015");
    return posting && isRefused ? `answers: ${tries.map(({ code }) => code).join(", ")}` : null;
  },

  "cancelled, yet posted": ({ told, posting }) =>
    posting && told.some(isYes("cancel")) ? "the cancellation was answered with success" : null,

  "told as not taken, yet not given back": ({ told, posting, isGivenBack }) => {
    const said = told.find(({ code, state }) => code === "TRFR000015" || state === "rejected");
    return said && !(posting?.clearing === "rejected" && isGivenBack) ? said.act : null;
  },

  "posted without its code": ({ told, posting }) => {
    const coded = told.some(
      ({ act, outcome, proofOf }) => act === "code" && outcome !== "refused" && !proofOf,
    );
    return posting && !coded ? "no code of its own was taken" : null;
  },

  "posted without its proof": ({ told, posting }) => {
    const own = told.some(
      ({ act, outcome, proofOf }) => act === "execute" && outcome !== "refused" && !proofOf,
    );
    const stolen = told.some((each) => isYes("execute")(each) && each.proofOf !== undefined);
    return posting && stolen && !own ? "another transfer's proof was taken" : null;
  },

  "a code was taken twice": ({ told }) =>
    told.filter((each) => isYes("code")(each)).length > 1 ? "two answers said yes" : null,

  "another's code was taken": ({ told }) =>
    told.some((each) => isYes("code")(each) && each.proofOf !== undefined) ? "said yes" : null,

  "the state told something else": ({ told, posting }) => {
    const wrong = told.find((each) => isStateWrong(each, told, posting));
    return wrong ? `said ${wrong.state} at ${Math.round(wrong.sentAt)} ms` : null;
  },

  "told otherwise later": ({ told }) => {
    const first = told.find(isYes("execute"));
    const later = told.find(
      (each) =>
        first !== undefined &&
        each.act === "execute" &&
        each.sentAt > first.answeredAt &&
        isRefusal(each),
    );
    return later ? `first yes, then ${later.code}` : null;
  },

  "the history lacks what was posted": ({ intent, told, posting }) => {
    const yes = told.find(isYes("execute"));
    const seen = told.find(
      ({ act, outcome, sentAt, lines }) =>
        act === "history" &&
        outcome === "yes" &&
        yes !== undefined &&
        sentAt > yes.answeredAt &&
        !lines?.includes(-intent.amount),
    );
    return posting && seen ? `lines: ${JSON.stringify(seen.lines)}` : null;
  },

  "the history holds what was not posted": ({ told, posting }) => {
    const seen = told.find(({ act, lines }) => act === "history" && (lines?.length ?? 0) > 0);
    return !posting && seen ? `lines: ${JSON.stringify(seen.lines)}` : null;
  },
};

const POSTED_STATES = ["done", "pending", "rejected"];

function isStateWrong(told: Told, all: readonly Told[], posting: Posting | null): boolean {
  if (told.act !== "state" || told.outcome !== "yes") return false;
  const isPosted = POSTED_STATES.includes(told.state ?? "");
  if (told.isFinal || isPosted) return isPosted !== (posting !== null);
  if (told.state === "cancelled") return posting !== null;
  // Before it is executed it is on its way; afterwards it must be known.
  return all.some((each) => isYes("execute")(each) && each.answeredAt < told.sentAt);
}

/** Everything that does not hold. */
export function check(story: Story, books: Books): Violation[] {
  const postings = new Map(books.postings.map((posting) => [posting.id, posting]));
  const told = Map.groupBy(story.told, ({ key }) => key);
  const ofCases = story.intents.flatMap((intent) => {
    const each: Case = {
      intent,
      told: told.get(intent.key) ?? [],
      posting: postings.get(intent.key) ?? null,
      isGivenBack: postings.has(refundId(intent.key)),
    };
    return Object.entries(caseRules).flatMap(([rule, judge]) => {
      const detail = judge(each);
      return detail === null ? [] : [{ rule, which: intent.key, detail }];
    });
  });
  return [...ofCases, ...bookRules(story, books)];
}
