import fc from "fast-check";
import { expect, test } from "vitest";
import { amountOf, ntd } from "./money.ts";
import { amountInWords } from "./money-words.ts";

test.each([
  [0, "零", "Zero", "영"],
  [1, "壹", "One", "일"],
  [10, "壹拾", "Ten", "십"],
  [19, "壹拾玖", "Nineteen", "십구"],
  [20, "貳拾", "Twenty", "이십"],
  [101, "壹佰零壹", "One Hundred One", "백일"],
  [110, "壹佰壹拾", "One Hundred Ten", "백십"],
  [1_005, "壹仟零伍", "One Thousand Five", "천오"],
  [1_050, "壹仟零伍拾", "One Thousand Fifty", "천오십"],
  [10_000, "壹萬", "Ten Thousand", "일만"],
  [10_005, "壹萬零伍", "Ten Thousand Five", "일만오"],
  [100_500, "壹拾萬零伍佰", "One Hundred Thousand Five Hundred", "십만오백"],
  [
    123_456,
    "壹拾貳萬參仟肆佰伍拾陸",
    "One Hundred Twenty-Three Thousand Four Hundred Fifty-Six",
    "십이만삼천사백오십육",
  ],
  [1_005_000, "壹佰萬伍仟", "One Million Five Thousand", "백만오천"],
  [100_000_000, "壹億", "One Hundred Million", "일억"],
  [100_005_000, "壹億零伍仟", "One Hundred Million Five Thousand", "일억오천"],
  [100_050_000, "壹億零伍萬", "One Hundred Million Fifty Thousand", "일억오만"],
  [1_000_000_000_001, "壹兆零壹", "One Trillion One", "일조일"],
  [
    9_007_199_254_740_991,
    "玖仟零柒兆壹仟玖佰玖拾貳億伍仟肆佰柒拾肆萬零玖佰玖拾壹",
    "Nine Quadrillion Seven Trillion One Hundred Ninety-Nine Billion Two Hundred Fifty-Four Million Seven Hundred Forty Thousand Nine Hundred Ninety-One",
    "구천칠조천구백구십이억오천사백칠십사만구백구십일",
  ],
])("%d dollars are written out", (dollars, zh, en, ko) => {
  expect(amountInWords(ntd(dollars), "TWD", "zh")).toBe(`新臺幣${zh}元整`);
  expect(amountInWords(ntd(dollars), "TWD", "en")).toBe(`New Taiwan Dollars ${en} Only`);
  expect(amountInWords(ntd(dollars), "TWD", "ko")).toBe(`신타이완달러 ${ko} 달러정`);
});

test.each([
  [0, "美金零元整", "Zero Only", "영 달러정"],
  [5, "美金伍分", "Zero and Cents Five Only", "영 달러 오 센트정"],
  [50, "美金伍角整", "Zero and Cents Fifty Only", "영 달러 오십 센트정"],
  [105, "美金壹元零伍分", "One and Cents Five Only", "일 달러 오 센트정"],
  [150, "美金壹元伍角整", "One and Cents Fifty Only", "일 달러 오십 센트정"],
  [
    123_456,
    "美金壹仟貳佰參拾肆元伍角陸分",
    "One Thousand Two Hundred Thirty-Four and Cents Fifty-Six Only",
    "천이백삼십사 달러 오십육 센트정",
  ],
])("%d cents are written out", (cents, zh, en, ko) => {
  const amount = amountOf<"USD">(cents);
  expect(amountInWords(amount, "USD", "zh")).toBe(zh);
  expect(amountInWords(amount, "USD", "en")).toBe(`United States Dollars ${en}`);
  expect(amountInWords(amount, "USD", "ko")).toBe(`미국달러 ${ko}`);
});

test("a debt says that it is one", () => {
  expect(amountInWords(ntd(-5), "TWD", "zh")).toBe("新臺幣負伍元整");
  expect(amountInWords(ntd(-5), "TWD", "en")).toBe("New Taiwan Dollars Minus Five Only");
  expect(amountInWords(ntd(-5), "TWD", "ko")).toBe("신타이완달러 마이너스 오 달러정");
});

test("every amount can be read back from its words, in each language", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (dollars) => {
      const amount = ntd(dollars);
      const zh = amountInWords(amount, "TWD", "zh").slice("新臺幣".length, -"元整".length);
      expect(readBack(zh, "零壹貳參肆伍陸柒捌玖", "拾佰仟", "萬億兆")).toBe(BigInt(dollars));
      const ko = amountInWords(amount, "TWD", "ko").slice(
        "신타이완달러 ".length,
        -" 달러정".length,
      );
      expect(readBack(ko, "영일이삼사오육칠팔구", "십백천", "만억조")).toBe(BigInt(dollars));
      const en = amountInWords(amount, "TWD", "en").slice(
        "New Taiwan Dollars ".length,
        -" Only".length,
      );
      expect(readBackEnglish(en)).toBe(BigInt(dollars));
    }),
    { numRuns: 1_000 },
  );
});

test("no amount in Chinese has two 零 together or one at its end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (dollars) => {
      expect(amountInWords(ntd(dollars), "TWD", "zh")).not.toMatch(/零零|零[拾佰仟萬億兆元]/);
    }),
    { numRuns: 1_000 },
  );
});

function readBack(words: string, digits: string, places: string, myriads: string): bigint {
  let total = 0n;
  let group = 0n;
  let digit: bigint | null = null;
  for (const word of words) {
    if (digits.includes(word)) digit = BigInt(digits.indexOf(word));
    if (places.includes(word)) {
      group += (digit || 1n) * 10n ** BigInt(places.indexOf(word) + 1);
      digit = null;
    }
    if (myriads.includes(word)) {
      total += (group + (digit ?? 0n)) * 10_000n ** BigInt(myriads.indexOf(word) + 1);
      group = 0n;
      digit = null;
    }
  }
  return total + group + (digit ?? 0n);
}

function readBackEnglish(words: string): bigint {
  const small =
    "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
      " ",
    );
  const tens = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");
  const large = "Thousand Million Billion Trillion Quadrillion".split(" ");
  let total = 0n;
  let group = 0n;
  for (const word of words.split(/[ -]/)) {
    if (small.includes(word)) group += BigInt(small.indexOf(word));
    if (tens.includes(word)) group += BigInt(tens.indexOf(word) + 2) * 10n;
    if (word === "Hundred") group *= 100n;
    if (large.includes(word)) {
      total += group * 1000n ** BigInt(large.indexOf(word) + 1);
      group = 0n;
    }
  }
  return total + group;
}
