import { wordStandsAt } from "../search/concepts.ts";
import { folded } from "../search/folding.ts";

/** What a message about a loss or a crime is made of. */
export type UrgencyConcept =
  // Things and money, and what happened to them.
  | "thing"
  | "papers"
  | "money"
  | "account"
  | "gone"
  | "taken"
  | "robbed"
  | "vanished"
  | "emptied"
  | "zero"
  // What was done with them, and by whom.
  | "event"
  | "notMine"
  | "misuse"
  | "someone"
  | "uses"
  // Who demands what.
  | "authority"
  | "accuse"
  | "contact"
  | "demand"
  | "acts"
  | "safe"
  | "threat"
  | "relative"
  | "stranger"
  | "shop"
  | "vouchers"
  | "remoteTool"
  | "remote"
  // What the customer gave away.
  | "link"
  | "fakeSite"
  | "entered"
  | "secret"
  | "disclosed"
  | "handed"
  | "mule"
  | "invest"
  | "trade"
  | "stuck"
  // What is said in so many words, and what is asked for.
  | "scam"
  | "report"
  | "stop"
  | "alarm"
  // What only looks like one of these.
  | "neutral"
  // What takes the urgency away: always, or unless something has happened.
  | "harmless"
  | "question";

/** The words of each concept in one language, separated by bars; a star stands for any ending. */
export type Lexicon = Readonly<Record<UrgencyConcept, string>>;

/** A place in a message that names concepts. */
export interface Mention {
  concepts: readonly UrgencyConcept[];
  start: number;
  end: number;
}

const LETTER = /[a-z]/;
/** Words of these concepts hide the words inside them: "avoid scams" is no scam. */
const HIDING: ReadonlySet<UrgencyConcept> = new Set(["harmless", "question", "neutral"]);

/** Finds the words of several languages in a folded text. */
export function mentionFinder(lexicons: readonly Lexicon[]): (text: string) => Mention[] {
  const concepts = new Map<string, UrgencyConcept[]>();
  for (const lexicon of lexicons) {
    for (const [concept, words] of Object.entries(lexicon)) {
      for (const word of new Set(words.split("|").map(folded))) {
        concepts.set(word, [...(concepts.get(word) ?? []), concept as UrgencyConcept]);
      }
    }
  }
  const byFirst = Map.groupBy(concepts.keys(), (word) => word.charAt(0));
  return (text) => {
    const found: Mention[] = [];
    for (let start = 0; start < text.length; start += 1) {
      for (const word of byFirst.get(text.charAt(start)) ?? []) {
        if (!isMentionedAt(text, start, word)) continue;
        found.push({ concepts: concepts.get(word) ?? [], start, end: start + word.length });
      }
    }
    const hiding = found.filter((each) => each.concepts.some((concept) => HIDING.has(concept)));
    return found.filter((each) => !hiding.some((other) => isInside(each, other)));
  };
}

function isMentionedAt(text: string, start: number, word: string): boolean {
  if (!word.endsWith("*")) return wordStandsAt(text, start, word);
  return text.startsWith(word.slice(0, -1), start) && !LETTER.test(text.charAt(start - 1));
}

function isInside(one: Mention, other: Mention): boolean {
  const isShorter = one.end - one.start < other.end - other.start;
  return isShorter && one.start >= other.start && one.end <= other.end;
}
