import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { areas } from "#app/areas.ts";
import { LOGIN_ATTEMPTS } from "#base/identity/sign-in.ts";
import { colours } from "#base/site/brand.ts";
import { type Language, languages, languageTags } from "#base/text/language.ts";
import { type OtherBank, otherBrand, run, startOtherBank } from "../bank/other-brand.ts";
import { customerCookie, staffCookie, type Walked, walk } from "../bank/other-sessions.ts";
import { readPdf } from "../readers/pdf.ts";

/** The default brand in every language; the common word for dawn is not a name. */
const HOUSE =
  /晨光|Dawn (?:Commercial )?Bank|dawn-?bank|던뱅크|던상업은행|0800-899-899|8899-0899|Chenguang|89908998|(?<![\d,.-])899(?![\d,.-])/i;
const LANGUAGE_COOKIE = "language";
const AT_ONCE = 6;
const START_MS = 240_000;
const CRAWL_MS = 240_000;

interface Letter {
  language: string;
}

let bank: OtherBank;

beforeAll(async () => {
  bank = await startOtherBank(inject("serverUrl"));
}, START_MS);

afterAll(() => bank?.stop());

async function textAt(path: string, language: Language): Promise<string> {
  const response = await fetch(`${bank.origin}${path}`, {
    headers: {
      "accept-language": languageTags[language],
      cookie: `${LANGUAGE_COOKIE}=${languageTags[language]}`,
    },
  });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** Where the default brand occurs in texts: the path, and some words around it. */
async function finds(paths: readonly string[], language: Language): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...paths];
  const walk = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const text = await textAt(path, language);
      const at = text.search(HOUSE);
      if (at >= 0)
        found.push(`${path} (${language}): ${text.slice(Math.max(0, at - 40), at + 40)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return found;
}

test.each(languages)(
  "no public page in %s names the house's brand",
  async (language) => {
    const map = await textAt("/sitemap.xml", language);
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(paths.length).toBeGreaterThan(300);
    expect(await finds(["/", ...paths], language)).toEqual([]);
    expect(await textAt("/", language)).toContain(otherBrand.name[language]);
  },
  CRAWL_MS,
);

test.each(languages)(
  "no answer of /v1 in %s does",
  async (language) => {
    const paths = areas
      .filter(({ call }) => call.method === "GET" && call.who === "anyone")
      .map(({ call }) => call.path)
      .filter((path) => !path.includes("{"));
    const found: string[] = [];
    let answered = 0;
    for (const path of new Set(paths)) {
      const response = await fetch(`${bank.origin}${path}?pageCnt=50`, {
        headers: { "accept-language": languageTags[language] },
      });
      const text = await response.text();
      if (response.status === 200) answered += 1;
      const at = text.search(HOUSE);
      if (at >= 0) found.push(`${path}: ${text.slice(Math.max(0, at - 40), at + 40)}`);
    }
    expect(answered).toBeGreaterThan(10);
    expect(found).toEqual([]);
  },
  CRAWL_MS,
);

/** Where the old brand stands in pages. */
const namingHouse = (pages: readonly Walked[]) =>
  pages.flatMap(({ path, text }) => {
    const at = text.search(HOUSE);
    return at < 0 ? [] : [`${path}: ${text.slice(Math.max(0, at - 40), at + 40)}`];
  });

test(
  "no page of a customer or of the accessible bank does",
  async () => {
    const within =
      /^\/(?:overview|accounts|loans|cards|transfer|certification|accessible|upgrade-account|insurance)/;
    const from = [
      "/overview",
      "/accessible/overview",
      "/transfer",
      "/accessible/transfer?kind=other",
    ];
    for (const userId of ["wealthy01", "loans01"]) {
      const cookie = await customerCookie(bank.origin, userId, {});
      for (const language of languages) {
        const pages = await walk({ origin: bank.origin, cookie, from, within }, language);
        expect(pages.length).toBeGreaterThan(20);
        expect(namingHouse(pages)).toEqual([]);
      }
    }
  },
  CRAWL_MS,
);

test(
  "no page of the desk does",
  async () => {
    const cookie = await staffCookie(bank.deskOrigin, "service01");
    const route = { origin: bank.deskOrigin, cookie, from: ["/desk/home"], within: /^\/desk\// };
    for (const language of languages) {
      const pages = await walk(route, language);
      expect(pages.length).toBeGreaterThan(5);
      expect(namingHouse(pages)).toEqual([]);
    }
  },
  CRAWL_MS,
);

test("no letter as it was sent does", async () => {
  // Signing in where nobody has before, and five wrong passwords, are both written of.
  const people = { zh: "basic01", en: "advanced01", ko: "foreign01" } as const;
  for (const language of languages) {
    await customerCookie(bank.origin, people[language], { language });
    for (let time = 0; time < LOGIN_ATTEMPTS; time += 1) {
      await customerCookie(bank.origin, people[language], { language, password: "Wrong-4711" });
    }
  }
  const letters = JSON.parse(await textAt("/v1/dev/outbox", "zh")).content.letters as Letter[];
  expect(new Set(letters.map((letter) => letter.language)).size).toBe(languages.length);
  const sent = letters.map((letter) => ({ path: "a letter", text: JSON.stringify(letter) }));
  expect(namingHouse(sent)).toEqual([]);
  for (const language of languages) {
    expect(JSON.stringify(letters)).toContain(otherBrand.name[language]);
  }
});

test("no text of a screen or a letter does, and letters have the brand's name and colours", () => {
  const output = run(bank.directory, [
    "--input-type=module",
    "-e",
    `import { globSync } from "node:fs";
     import { htmlOf } from "#ports/mail/html.ts";
     const plain = (key, value) => (typeof value === "function" ? String(value) : value);
     for (const file of globSync(["src/**/texts/**/*.ts", "src/{areas,desk}/*/texts.ts"])) {
       if (!/^src\\/areas\\/kit\\//.test(file)) console.log(file, JSON.stringify({ ...(await import("./" + file)) }, plain));
     }
     for (const language of ["zh", "en", "ko"]) console.log(htmlOf({ subject: "x", text: "y", language }));`,
  ]);
  const lines = output.split("\n");
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.filter((line) => HOUSE.test(line)).map((line) => line.slice(0, 200))).toEqual([]);
  for (const language of languages) expect(output).toContain(otherBrand.name[language]);
  expect(output).toContain(`color:${otherBrand.colours.indigo.day}`);
});

test(
  "the files of documents are the other bank's",
  async () => {
    const { content } = JSON.parse(await textAt("/v1/support/resource/documents?pageCnt=50", "zh"));
    const numbers = JSON.stringify(content).matchAll(/"docRsrcNbr":(\d+)/g);
    for (const [, number] of [...numbers].slice(0, 3)) {
      const response = await fetch(`${bank.origin}/v1/support/resource/files/${number}`, {
        headers: { "accept-language": "zh-TW" },
      });
      const text = await response.text();
      const file = /"(JVBERi[^"]+)"/.exec(text)?.[1] ?? "";
      const { letters } = readPdf(Buffer.from(file, "base64"));
      for (const letter of "海松") expect(letters).toContain(letter);
      expect(letters).not.toContain("晨");
    }
  },
  CRAWL_MS,
);

test("its style sheet, icon and the page of an outage have its colours", async () => {
  const sheets = globSync("build/client/**/*.{css,svg}", { cwd: bank.directory });
  const drawn = sheets.map((name) => readFileSync(join(bank.directory, name), "utf8")).join("\n");
  expect(drawn).toContain(otherBrand.colours.indigo.day);
  expect(drawn).toContain(otherBrand.colours.indigo.night);
  expect(drawn.toLowerCase()).not.toContain(colours.indigo.day);
  expect(await textAt("/favicon.svg", "zh")).toContain(otherBrand.colours.indigo.day);
});
