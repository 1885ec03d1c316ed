// Rules for every text of the site, in each of its languages.

import type { Language } from "#base/text/language.ts";
import { withoutLinks } from "#base/text/prose-links.ts";

const HAN = /\p{Script=Han}/u;
/** Half-width punctuation next to Chinese; beside digits and Latin letters it is right. */
const HALF_WIDTH = /[\p{Script=Han}}」』）][,.;:!?()]|[,;:!?()][\p{Script=Han}「『（]/u;
const FULL_WIDTH = /[\u3000-\u303f\uff00-\uffef]/u;
const HANGUL = /\p{Script=Hangul}/u;

/**
 * Characters that Big5 has in an old sense, and that are simplified wherever a bank writes them.
 */
const SIMPLIFIED_IN_BIG5 =
  "万与丰云价优体儿党厂听圣坏宁庄异怀怜惊愿扑扰据机构极气洁痒确种网胜腊苹荐虫触适";
const traditional = charactersOfBig5();

/** Words that no bank's product team writes any more, or ever wrote. */
const STALE_ENGLISH = new RegExp(
  [
    "reckon\\w*|at once|in all(?! categories)|in force|by (it|them)sel(f|ves)|in vain|hears? of|go(es)? on|carr(y|ies) on",
    "web sites?|instalments?|cash machines?|yearly|mails|account fee|case number|digital-only",
    "kinds? of (account|document|rate|transfer|data|notice|bank)|the (to|from) account",
    "day (or|and) night|anti-fraud line|joint accounts?|mobile app|told (first|again)|slips of the",
    "the whole (answer|cost|card|email|amount|price|sum)|good (until|for \\{)|no longer good|worked out",
    "stands? (on|in)|what became|written to you|write to you|look(ed|s)? (up|into)|taken back",
    "all is right|much time|sure profit|(?<!(if|when|is) )in doubt,|ask for a new one",
    "may reach|bears? (a|the) (fee|supplementary)|come back( (together|then))?\\.|look (through|at) (your|our|the (selling|buying))",
    "we wait for|nobody (else|answers|needs|can use)|for .{5,40} alike|the whole (stay|site|Schengen)",
    "at any hour|and the like|or the like|anew|thereof|whoever|as the case may be|(is|are|be) to be had|could be had",
    "paid in the next day|banks in between|move(s|d)? sharply|quote again|gains and losses are yours|of a day reach",
    "takes? the (posted|new) rate|from then|(account|balance) is short|(days?|weeks?) ahead|days between\\.|every half year",
    "beforehand|lately|seldom|once more|turn to the|(you|customer) (are|is) told|tell it to|comes? by (post|email|registered)",
    "works? again|wound up|(is|are) kept|sum due|for you alone|is made up|are made up|no guide to|untick|by hand",
    "all that is owed|all is repaid|must not lapse|use no \\w+|mind (the|each|class)|press(es|ing)? you|can I not",
    "or newer|wrong (PINs?|passwords?|codes?|entries|tries|attempts)|taken (at disbursement|from the main)",
    "present (plans|investors|services)|may telephone|in law|by rule|as a rule|hand(s|ed)? .{0,20}over to our staff",
    "resident for tax|the other side|bound to one|it was not you who|what is left|is dealt|are dealt|go(es)? wholly|slip and call",
    "switch(ed|es)? (on|off|them|it)|switched (on|off)|straight away|a wish to|told at once|asked for anew",
  ]
    .map((words) => `\\b(${words})(?![\\w-])`)
    .join("|"),
  "i",
);

/** Former names of things, and phrases that banks no longer use; docs/glossary.md has the right ones. */
const oldNames: Readonly<Record<Language, RegExp>> = {
  zh: /行動銀行 App|共同帳戶|(?<!諮詢)反詐騙專線|數位銀行|螢幕閱讀器|(?<!螢幕)報讀軟體|垃圾信件匣|合作的產物保險公司|罐子|打電話給我們|留言編號|每月應繳|網頁程式|信息|默認|賬戶|用戶|短信|視頻|質量|網絡|激活|屏幕|鏈接|軟件|數據|打印|點擊|反饋|充值|提現|轉賬|賬號|郵箱|渠道/,
  en: STALE_ENGLISH,
  ko: /자연인 증서|고급 계좌|공동 계좌|모바일 앱|현금인출기|예금보험조례|개인자료보호법|화면 낭독|추가 보험료|계좌 관리비|휴대폰|계좌 번호|컴퓨터|내려받|펀드 회사|사기 신고 전화|현물|신타이완|웹뱅킹|시연|조기 상환 위약금|초읽기|(?<![인공보])증서|무장애|호적 등록 사무소|\}로 (?:연락|전화)|하세요|주세요|인가요|899로 전화/,
};

/** The placeholders of a text, sorted: ["count", "page"]. */
export function holesOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").toSorted();
}

/** A count before what is written for many only; all of them are many. */
const ONE_THINGS = /(?<!\b(?:[Aa]ll|[Tt]op) )\{(?:count|left)\} (?:[a-z]+ )?(?!this\b)[a-z]+s\b/;

/** What is wrong with a text in its language. */
export function textBreaches(text: string, language: Language): string[] {
  const wrong: string[] = [];
  if (text.trim() === "") wrong.push("is empty");
  if (/[{}]/.test(text.replace(/\{\w+(?:\|[^{}|]*\|[^{}|]*)?\}/g, "")))
    wrong.push("has a broken hole");
  if (language === "en" && ONE_THINGS.test(text)) wrong.push("counts one things");
  if (language === "zh") wrong.push(...chineseBreaches(text));
  else {
    if (HAN.test(text)) wrong.push("holds Chinese");
    if (FULL_WIDTH.test(text)) wrong.push("holds full-width signs");
    if (language === "en" && HANGUL.test(text)) wrong.push("holds Korean");
  }
  return wrong;
}

/** The stale word or former name in a text, if it has one. */
export function staleWords(text: string, language: Language): string[] {
  return oldNames[language].exec(text)?.[0].split("\n") ?? [];
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
 * standard planes count; the extensions around them contain simplified characters too.
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
