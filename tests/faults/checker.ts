// Compares every response with the books. Each rule must hold whatever broke meanwhile; a violation
// names the transfer, so that its story can be read.

import { refundId } from "#ports/core-bank/local/refund.ts";
import { bookRules } from "./book-rules.ts";
import type { Books, Posting } from "./books.ts";
import { type Intent, isRefusal, type Observation, type Story, type Violation } from "./story.ts";

/** A transfer with all responses about it and its rows in the books. */
interface Case {
  intent: Intent;
  observations: readonly Observation[];
  /** Null: not in the books. */
  posting: Posting | null;
  /** Returned, because the other bank did not accept it. */
  isGivenBack: boolean;
}

type Rule = (each: Case) => string | null;

const isYes = (act: Observation["act"]) => (observations: Observation) =>
  observations.act === act && observations.outcome === "yes";

/** The rules of one transfer: each returns what is wrong, or null. */
const caseRules: Readonly<Record<string, Rule>> = {
  "acknowledged, yet lost": ({ observations, posting }) =>
    observations.some(isYes("execute")) && posting === null ? "executed by the answer only" : null,

  "acknowledged with another fee": ({ observations, posting }) => {
    const other = observations.find((each) => isYes("execute")(each) && each.fee !== posting?.fee);
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

  "refused, yet posted": ({ observations, posting }) => {
    const tries = observations.filter(({ act }) => act === "execute");
    // TRFR000015 means that it was posted and returned.
    const isRefused = tries.every((each) => isRefusal(each) && each.code !== "TRFR000015");
    return posting && isRefused ? `answers: ${tries.map(({ code }) => code).join(", ")}` : null;
  },

  "cancelled, yet posted": ({ observations, posting }) =>
    posting && observations.some(isYes("cancel"))
      ? "the cancellation was answered with success"
      : null,

  "told as not taken, yet not given back": ({ observations, posting, isGivenBack }) => {
    const observed = observations.find(
      ({ code, state }) => code === "TRFR000015" || state === "rejected",
    );
    return observed && !(posting?.clearing === "rejected" && isGivenBack) ? observed.act : null;
  },

  "posted without its code": ({ observations, posting }) => {
    const coded = observations.some(
      ({ act, outcome, proofOf }) => act === "code" && outcome !== "refused" && !proofOf,
    );
    return posting && !coded ? "no code of its own was taken" : null;
  },

  "posted without its proof": ({ observations, posting }) => {
    const own = observations.some(
      ({ act, outcome, proofOf }) => act === "execute" && outcome !== "refused" && !proofOf,
    );
    const stolen = observations.some(
      (each) => isYes("execute")(each) && each.proofOf !== undefined,
    );
    return posting && stolen && !own ? "another transfer's proof was taken" : null;
  },

  "a code was taken twice": ({ observations }) =>
    observations.filter((each) => isYes("code")(each)).length > 1 ? "two answers said yes" : null,

  "another's code was taken": ({ observations }) =>
    observations.some((each) => isYes("code")(each) && each.proofOf !== undefined)
      ? "said yes"
      : null,

  "the state told something else": ({ observations, posting }) => {
    const wrong = observations.find((each) => isStateWrong(each, observations, posting));
    return wrong ? `said ${wrong.state} at ${Math.round(wrong.sentAt)} ms` : null;
  },

  "told otherwise later": ({ observations }) => {
    const first = observations.find(isYes("execute"));
    const later = observations.find(
      (each) =>
        first !== undefined &&
        each.act === "execute" &&
        each.sentAt > first.answeredAt &&
        isRefusal(each),
    );
    return later ? `first yes, then ${later.code}` : null;
  },

  "the history lacks what was posted": ({ intent, observations, posting }) => {
    const yes = observations.find(isYes("execute"));
    const seen = observations.find(
      ({ act, outcome, sentAt, lines }) =>
        act === "history" &&
        outcome === "yes" &&
        yes !== undefined &&
        sentAt > yes.answeredAt &&
        !lines?.includes(-intent.amount),
    );
    return posting && seen ? `lines: ${JSON.stringify(seen.lines)}` : null;
  },

  "the history holds what was not posted": ({ observations, posting }) => {
    const seen = observations.find(
      ({ act, lines }) => act === "history" && (lines?.length ?? 0) > 0,
    );
    return !posting && seen ? `lines: ${JSON.stringify(seen.lines)}` : null;
  },
};

const POSTED_STATES = ["done", "pending", "rejected"];

function isStateWrong(
  observations: Observation,
  all: readonly Observation[],
  posting: Posting | null,
): boolean {
  if (observations.act !== "state" || observations.outcome !== "yes") return false;
  const isPosted = POSTED_STATES.includes(observations.state ?? "");
  if (observations.isFinal || isPosted) return isPosted !== (posting !== null);
  if (observations.state === "cancelled") return posting !== null;
  // Before its execution it may be in progress; afterwards it must be known.
  return all.some((each) => isYes("execute")(each) && each.answeredAt < observations.sentAt);
}

/** All violations. */
export function check(story: Story, books: Books): Violation[] {
  const postings = new Map(books.postings.map((posting) => [posting.id, posting]));
  const observations = Map.groupBy(story.observations, ({ key }) => key);
  const ofCases = story.intents.flatMap((intent) => {
    const each: Case = {
      intent,
      observations: observations.get(intent.key) ?? [],
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
