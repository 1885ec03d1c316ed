import { chinese } from "../../texts/looked-for/chinese.ts";
import { english } from "../../texts/looked-for/english.ts";
import { korean } from "../../texts/looked-for/korean.ts";
import { folded } from "../search/folding.ts";
import { mentionFinder, type UrgencyConcept } from "./lexicon.ts";

/** One concept of every part must be mentioned within WINDOW. */
type Rule = readonly (readonly UrgencyConcept[])[];

/** The longest text that is examined: a chat's message. */
const LENGTH_MOST = 500;
/** How far apart the parts of one event may be, in characters of Chinese. */
const WINDOW = 30;
/** A Latin letter, or a space, says less than a Chinese character or a Korean syllable. */
const LATIN_LETTER = 0.4;

const isLatin = /[\s!-~]/;
const mentionsIn = mentionFinder([chinese, english, korean]);

/** Events that have happened: a question about rules beside them changes nothing. */
const happened: readonly Rule[] = [
  [["scam"]],
  [["robbed"]],
  [["threat"]],
  [["relative"], ["acts", "money", "contact", "demand"]],
  [["thing", "papers"], ["taken"]],
  [["event"], ["notMine"]],
  [["misuse"]],
  [["money", "account"], ["emptied"]],
  [["someone"], ["uses"]],
  [["papers"], ["misuse", "uses"], ["event", "account"]],
  [["authority"], ["contact", "demand", "accuse"], ["demand", "acts", "accuse"]],
  [["safe"], ["demand", "acts", "contact"]],
  [["remoteTool"]],
  [["fakeSite"], ["entered", "acts"]],
  [["link"], ["entered"], ["secret"]],
  [["secret"], ["disclosed"], ["contact", "someone", "alarm", "demand"]],
  [["handed"], ["thing", "account"]],
  [["invest"], ["stuck"]],
  [["invest"], ["demand"], ["acts", "money"]],
  [["trade"], ["stuck"]],
  [["trade"], ["link"], ["demand"]],
  [["accuse"], ["contact"], ["demand", "acts"]],
  [["shop"], ["demand", "contact", "vanished"]],
  [["vouchers"], ["demand", "relative", "stranger"]],
];

/** What may also be asked in general: a question about fees, days or rules is calm. */
const probable: readonly Rule[] = [
  [["thing"], ["gone"]],
  [["money"], ["vanished"]],
  [["account"], ["vanished"], ["money", "alarm"]],
  [["account", "money"], ["zero"]],
  [["authority"], ["contact"], ["accuse", "demand"]],
  [["demand"], ["acts"], ["contact", "money"]],
  [["remote"], ["demand", "someone", "contact"]],
  [["entered"], ["secret"], ["link", "fakeSite"]],
  [["secret"], ["disclosed"]],
  [["secret"], ["demand"], ["contact"]],
  [["link"], ["entered"], ["vanished", "emptied"]],
  [["mule"]],
  [
    ["stranger"],
    ["acts", "handed", "demand", "disclosed"],
    ["money", "secret", "thing", "account"],
  ],
  [["papers"], ["disclosed", "handed"], ["demand", "relative", "stranger", "contact"]],
  [["fakeSite"]],
  [["safe"]],
  [["report"]],
  [["stop"], ["thing", "account"], ["alarm"]],
];

/**
 * Whether a text, in Traditional characters, tells of a loss or a crime, so that help comes before any
 * answer: somebody's thing or money, what happened to it, who demands what.
 */
export function isUrgent(text: string): boolean {
  const plain = folded(text.slice(0, LENGTH_MOST).normalize("NFKC"))
    .replaceAll("'", "")
    .replace(/\s+/g, " ");
  const places = placesIn(plain);
  const mentions = mentionsIn(plain).map(({ concepts, start }) => ({
    concepts,
    at: places[start] ?? 0,
  }));
  return mentions.some(({ at }) => {
    const near = (from: number) =>
      new Set(
        mentions
          .filter((each) => each.at >= from && each.at <= at + WINDOW)
          .flatMap(({ concepts }) => concepts),
      );
    const around = near(at - WINDOW);
    if (around.has("harmless")) return false;
    const within = near(at);
    const isMentioned = (rule: Rule) => rule.every((part) => part.some((each) => within.has(each)));
    return happened.some(isMentioned) || (!around.has("question") && probable.some(isMentioned));
  });
}

/** The distance of every character from the beginning. */
function placesIn(text: string): Float64Array {
  const places = new Float64Array(text.length);
  let at = 0;
  for (let index = 0; index < text.length; index += 1) {
    places[index] = at;
    at += isLatin.test(text.charAt(index)) ? LATIN_LETTER : 1;
  }
  return places;
}
