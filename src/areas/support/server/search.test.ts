import { afterEach, expect, test, vi } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";

const bank = testBank({ callsPerMinute: 100_000 });

/** Writes and refreshes in the background take a while. */
const PATIENCE = { timeout: 15_000, interval: 100 };

interface Row {
  faqNbr: number;
  ctgCd: string;
  subCtgCd: string;
}

async function ask(path: string, language = "zh-TW") {
  const answer = await bank().site.inject({ url: path, headers: { "accept-language": language } });
  return { status: answer.statusCode, ...answer.json() };
}

async function search(srchVal: string, more = "") {
  const { content } = await ask(`/v1/support/faqs?srchVal=${encodeURIComponent(srchVal)}${more}`);
  return content;
}

afterEach(() => freeClock(bank()));

test.each([
  ["戶頭的錢被清空了!!!!!", 2025],
  ["돈 안 보내면 사진 뿌린다고 협박해요", 2025],
  ["包包在捷運上被扒走 卡跟手機都在裡面", 4008],
  ["there is a payment on my card that I did not make", 4011],
])("%s finds only what helps in an emergency [A11]", async (text, entry) => {
  const content = await search(text, "&pageCnt=50");
  const numbers = content.faqList.map(({ faqNbr }: Row) => faqNbr);
  expect([content.urgtYn, content.sureYn, content.sgstList]).toEqual(["Y", "Y", []]);
  expect(numbers.toSorted()).toEqual([2015, 2016, 2019, 2025, 2026, 2027, 4008, 4011, 6015]);
  expect(numbers.slice(0, 3)).toContain(entry);
});

test("an ordinary search is not urgent", async () => {
  expect((await search("掛失卡片要手續費嗎")).urgtYn).toBe("N");
});

test("a search marks what it found, in the words of the visitor [C38] [F15]", async () => {
  const content = await search("转账限额");
  const [first] = content.faqList;
  expect(first.faqNbr).toBe(3002);
  const marked = first.sbjtMarkList.map(
    ({ strtPos, endPos }: { strtPos: number; endPos: number }) =>
      first.sbjtCont.slice(strtPos, endPos),
  );
  expect(marked.join("")).toBe("轉帳限額");
  expect(first.smryCont.length).toBeLessThanOrEqual(86);
  const { content: english } = await ask("/v1/support/faqs?srchVal=forgot%20password", "en");
  const [entry] = english.faqList;
  const words = entry.sbjtMarkList.map(({ strtPos, endPos }: { strtPos: number; endPos: number }) =>
    entry.sbjtCont.slice(strtPos, endPos).toLowerCase(),
  );
  expect(words.join(" ")).toContain("password");
});

test("the pages of a search hold each entry once, and a category narrows it [C38]", async () => {
  const all = await search("轉帳", "&pageCnt=50");
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => search("轉帳", `&pageNbr=${page}&pageCnt=7`)),
  );
  const numbers = pages.flatMap(({ faqList }) => faqList.map(({ faqNbr }: Row) => faqNbr));
  expect(numbers).toEqual(all.faqList.map(({ faqNbr }: Row) => faqNbr).slice(0, 35));
  expect(all.totCnt).toBe(all.faqList.length);
  const narrowed = await search("轉帳", "&ctgCd=07");
  expect(narrowed.totCnt).toBeGreaterThan(0);
  for (const { ctgCd } of narrowed.faqList) expect(ctgCd).toBe("07");
});

test("a synonym that is edited is found by its new word within seconds [C38]", async () => {
  const { owner } = bank();
  expect((await search("阿滴仔")).totCnt).toBe(0);
  const [row] = await owner.query<{ id: number; words: string[] }>(
    "select id, words from faq_synonym where '轉帳' = any(words)",
    [],
  );
  if (!row) throw new Error("no synonyms of 轉帳");
  await owner.query("update faq_synonym set words = words || '阿滴仔'::text where id = $1", [
    row.id,
  ]);
  await vi.waitFor(
    async () => expect((await search("阿滴仔")).totCnt).toBeGreaterThan(0),
    PATIENCE,
  );
  await owner.query("update faq_synonym set words = $2 where id = $1", [row.id, row.words]);
});

test("a search that finds nothing for five visitors is told to those who write, without anybody's numbers [C38]", async () => {
  const { owner, site } = bank();
  const vain = "ｚｚｑｑ A123456789 0912-345-678 me@qqzz.zz 12345";
  const content = await search(vain);
  expect(content).toMatchObject({ faqList: [], totCnt: 0 });
  const reported = async () =>
    (await ask("/v1/support/faqs/misses")).content.misses.filter(
      ({ typed }: { typed: string }) => typed === "zzqq a* @ 12345",
    );
  await vi.waitFor(async () => {
    const rows = await owner.query<{ typed: string; times: number }>(
      "select typed, times::int from faq_miss where typed like 'zzqq%'",
      [],
    );
    expect(rows).toEqual([{ typed: "zzqq a* @ 12345", times: 1 }]);
  }, PATIENCE);
  expect(await reported()).toEqual([]);
  for (const last of [1, 2, 3, 4]) {
    const url = `/v1/support/faqs?srchVal=${encodeURIComponent(vain)}`;
    await site.inject({ url, remoteAddress: `192.0.2.${last}` });
  }
  await vi.waitFor(async () => {
    expect(await reported()).toMatchObject([{ language: "zh", times: 5 }]);
  }, PATIENCE);
});

test("a new entry is found within seconds, and one that is gone is not [C38]", async () => {
  const { owner } = bank();
  expect((await search("量子鯨魚")).totCnt).toBe(0);
  await owner.query(
    `insert into faq
     select 9901, category_code, subcategory_code,
            '{"zh":"量子鯨魚怎麼養？","en":"How to keep a quantum whale?","ko":"양자 고래는 어떻게 기릅니까?"}',
            answer, keywords, false, bank.now()
       from faq where number = 1001`,
    [],
  );
  await setClock(bank(), new Date(Date.now() + 60_000));
  await vi.waitFor(
    async () => expect((await search("量子鯨魚")).faqList[0]?.faqNbr).toBe(9901),
    PATIENCE,
  );
  await owner.query("delete from faq where number = 9901", []);
  await setClock(bank(), new Date(Date.now() + 120_000));
  await vi.waitFor(async () => expect((await search("量子鯨魚")).totCnt).toBe(0), PATIENCE);
});

test.each([
  "/v1/support/faqs",
  "/v1/support/faqs?srchVal=",
  `/v1/support/faqs?srchVal=${"a".repeat(101)}`,
  "/v1/support/faqs?srchVal=a&pageNbr=0",
  "/v1/support/faqs?srchVal=a&pageCnt=51",
  "/v1/support/faqs?srchVal=a&srchVal=b",
  "/v1/support/faqs?srchVal=%00",
  "/v1/support/faqs?srchVal=a&ctgCd=%27",
])("%s is malformed, and says which field", async (path) => {
  const answer = await ask(path, "en");
  expect(answer.status).toBe(400);
  expect(answer.content.fields[0].message).not.toBe("");
});

test.each(["   ", "?!", "🙂🙂", "%%%", "' or 1=1 --", "a".repeat(100), "的".repeat(100), "\u202e"])(
  "whatever is typed is answered: %j [C38]",
  async (typed) => {
    const answer = await ask(`/v1/support/faqs?srchVal=${encodeURIComponent(typed)}`);
    expect(answer).toMatchObject({ status: 200, code: 200 });
  },
);
