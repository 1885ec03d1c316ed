// What every text of the site keeps to, in each of its languages.

import type { Language } from "#base/text/language.ts";
import { withoutLinks } from "#base/text/prose-links.ts";

const HAN = /\p{Script=Han}/u;
/** Half-width signs that touch Chinese; beside digits and Latin letters they are right. */
const HALF_WIDTH = /[\p{Script=Han}}」』）][,.;:!?()]|[,;:!?()][\p{Script=Han}「『（]/u;
const FULL_WIDTH = /[\u3000-\u303f\uff00-\uffef]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Characters that Big5 has in an old sense, and that are simplified wherever a bank writes them. */
const SIMPLIFIED_IN_BIG5 =
  "万与丰云价优体儿党厂听圣坏宁庄异怀怜惊愿扑扰据机构极气洁痒确种网胜腊苹荐虫触适";
const traditional = charactersOfBig5();

/** The holes of a text, sorted: ["count", "page"]. */
export function holesOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").toSorted();
}

/** What is wrong with a text in its language. */
export function textBreaches(text: string, language: Language): string[] {
  const wrong: string[] = [];
  if (text.trim() === "") wrong.push("is empty");
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ""))) wrong.push("has a broken hole");
  if (language === "zh") wrong.push(...chineseBreaches(text));
  else {
    if (HAN.test(text)) wrong.push("holds Chinese");
    if (FULL_WIDTH.test(text)) wrong.push("holds full-width signs");
    if (language === "en" && HANGUL.test(text)) wrong.push("holds Korean");
  }
  return wrong;
}

function chineseBreaches(text: string): string[] {
  const wrong: string[] = [];
  const simplified = [...text].filter((letter) => HAN.test(letter) && !isTraditional(letter));
  if (simplified.length > 0) wrong.push(`is not Traditional Chinese: ${simplified.join("")}`);
  if (HALF_WIDTH.test(withoutLinks(text))) wrong.push("has half-width signs beside Chinese");
  if (HANGUL.test(text)) wrong.push("holds Korean");
  return wrong;
}

function isTraditional(letter: string): boolean {
  return traditional.has(letter) && !SIMPLIFIED_IN_BIG5.includes(letter);
}

/**
 * Big5 was made for Traditional Chinese: what it lacks is not written in Taiwan. Only its two
 * standard planes count; the extensions around them hold simplified characters too.
 */
function charactersOfBig5(): Set<string> {
  const decoder = new TextDecoder("big5");
  const found = new Set<string>();
  for (let lead = 0xa4; lead <= 0xf9; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      const isStandard = lead < 0xc7 || (lead > 0xc8 && (lead < 0xf9 || trail < 0xd6));
      if (isStandard && HAN.test(letter)) found.add(letter);
    }
  }
  return found;
}
