import { afterAll, describe, expect, test } from "vitest";
import { blocksOf } from "#base/text/prose.ts";
import { readPdf } from "../../../tests/readers/pdf.ts";
import { localDocuments } from "./local.ts";
import { DocumentsBusy, MissingGlyphs, type PaperData } from "./port.ts";

const MINUTE_MS = 60_000;

const documents = localDocuments();
afterAll(() => documents.close());

const paper: PaperData = {
  language: "zh",
  region: "TW",
  bank: "晨光銀行",
  legalName: "晨光商業銀行股份有限公司",
  kind: "約定條款",
  title: "數位存款約定條款",
  summary: "開立、計息與結清。",
  facts: [
    { label: "版本", value: "2.0" },
    { label: "生效日", value: "2026/09/01" },
  ],
  isForm: false,
  blocks: blocksOf(`前言。

## 第 1 條 計息
每日計息，兩次結息。

- 利率依牌告
1. 次日入帳

| 項目 | 利率 |
| 活期 | 0.58% |`),
};

describe("a paper", { timeout: MINUTE_MS }, () => {
  test("is tagged, tells its language, and brings its fonts and all its letters", async () => {
    const read = readPdf(await documents.make("document", paper, "guest"));
    expect(read).toMatchObject({ pages: 1, language: "zh-TW", isTagged: true });
    expect(read.fonts.length).toBe(2);
    for (const font of read.fonts) expect(font).toMatch(/^[A-Z]{6}\+NotoSans/);
    expect(read.embedded).toBe(read.fonts.length);
    const words = [paper.title, paper.summary, paper.legalName, "第1條計息活期0.58%牌告次日"];
    expect([...words.join("")].filter((letter) => !read.letters.has(letter))).toEqual([]);
  });

  test.each([
    ["en", "GB", "The bank’s “terms”", "en-GB"],
    ["ko", "KR", "개인 인터넷뱅킹 약관", "ko-KR"],
  ] as const)(
    "in %s is set in the letters of that language",
    async (language, region, title, tag) => {
      const data = { ...paper, language, region, title, blocks: [] };
      const read = readPdf(await documents.make("document", data, "guest"));
      expect(read.language).toBe(tag);
      expect([...title.replaceAll(" ", "")].filter((letter) => !read.letters.has(letter))).toEqual(
        [],
      );
    },
  );

  test("is as long as its text, with a head and a number on every page", async () => {
    const blocks = Array.from({ length: 80 }, (_, place) => [
      { kind: "heading" as const, text: `第 ${place + 1} 條 標題` },
      { kind: "paragraph" as const, text: "每日計息，兩次結息。".repeat(8) },
    ]).flat();
    const read = readPdf(await documents.make("document", { ...paper, blocks }, "guest"));
    expect(read.pages).toBeGreaterThan(3);
    expect(read.letters.has("/")).toBe(true);
  });

  test("has texts as they are, whatever they would mean to the one who sets them", async () => {
    const text = `#panic("no") $x^2$ *b* _i_ @a <b> \\ // = [c] #include "/etc/passwd" ~ \`d\``;
    const read = readPdf(
      await documents.make(
        "document",
        {
          ...paper,
          title: text,
          blocks: [
            { kind: "paragraph", text },
            { kind: "table", head: [text, "b"], rows: [[text], [text, text, text]] },
          ],
        },
        "guest",
      ),
    );
    expect([..."#panic$^*_@<>\\=[]~`"].filter((letter) => !read.letters.has(letter))).toEqual([]);
  });

  test("of the same data is the same to the byte", async () => {
    const again = localDocuments();
    const [one, other] = await Promise.all([
      documents.make("document", paper, "guest"),
      again.make("document", paper, "guest"),
    ]);
    expect(one.equals(other)).toBe(true);
    await again.close();
  });

  test("with a letter that no font has is refused, and says which", async () => {
    const made = documents.make(
      "document",
      { ...paper, summary: "戶名\u{20bb7}野，\u{1f600}" },
      "guest",
    );
    await expect(made).rejects.toThrow(MissingGlyphs);
    await expect(made).rejects.toMatchObject({ letters: ["\u{20bb7}", "\u{1f600}"] });
  });
});

describe("the queue", { timeout: MINUTE_MS }, () => {
  const titled = (title: string) => ({ ...paper, title, blocks: [] });

  test("has its compiler replaced after so many papers, and nobody notices", async () => {
    const few = localDocuments({ papers: 1 });
    const titles = ["甲", "乙"];
    const made = await Promise.all(
      titles.map((title) => few.make("document", titled(title), "guest")),
    );
    for (const [place, title] of titles.entries()) {
      expect(readPdf(made[place] as Buffer).letters.has(title)).toBe(true);
    }
    await few.close();
  });

  test("makes what is asked for twice at the same time once", async () => {
    const [one, other] = await Promise.all([
      documents.make("document", titled("丙"), "guest"),
      documents.make("document", titled("丙"), "guest"),
    ]);
    expect(one).toBe(other);
  });

  test("keeps places for customers, and makes their papers before those of guests", async () => {
    const narrow = localDocuments({ most: 3, guestsMost: 2 });
    const made: string[] = [];
    const make = (title: string, requester: "customer" | "guest") =>
      narrow.make("document", titled(title), requester).then(() => made.push(title));
    const first = make("丁", "guest");
    const second = make("戊", "guest");
    await expect(make("己", "guest")).rejects.toThrow(DocumentsBusy);
    await Promise.all([first, second, make("庚", "customer")]);
    expect(made).toEqual(["丁", "庚", "戊"]);
    await narrow.close();
  });

  test("has no more waiting than it should: whoever comes then is told so", async () => {
    const narrow = localDocuments({ most: 1 });
    const first = narrow.make("document", titled("丁"), "guest");
    const second = narrow.make("document", titled("戊"), "guest");
    await expect(second).rejects.toThrow(DocumentsBusy);
    await expect(second).rejects.toMatchObject({ statusCode: 503 });
    expect((await first).length).toBeGreaterThan(1000);
    expect((await narrow.make("document", titled("戊"), "guest")).length).toBeGreaterThan(1000);
    await narrow.close();
  });

  test("gives up a paper that takes too long", async () => {
    const hasty = localDocuments({ milliseconds: 1 });
    await expect(hasty.make("document", titled("己"), "guest")).rejects.toThrow(DocumentsBusy);
    await hasty.close();
  });

  test("that is closed lets nobody wait", async () => {
    const closing = localDocuments();
    const made = closing.make("document", titled("庚"), "guest");
    const refused = expect(made).rejects.toThrow(DocumentsBusy);
    await closing.close();
    await refused;
  });
});
