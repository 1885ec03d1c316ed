import { randomBytes } from "node:crypto";
import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { weigh } from "../../bench/bytes/weigh.ts";
import { memberOf } from "../../seed/customers/people.ts";
import { testBank } from "../bank/bank.ts";
import { signIn } from "../people/customers.ts";
import { budgets, overBudget, weighedPages } from "../readers/budgets.ts";

const HOME_MOST = 45_000;

describe("the site", () => {
  const bank = testBank();

  test.each(Object.entries(weighedPages))(
    "%s keeps the budget of a %s page",
    async (address, kind) => {
      const weight = await weigh(bank().site, address);
      expect(overBudget(weight, budgets[kind])).toEqual([]);
    },
  );

  test("hydrated pages of a customer keep their budget", async () => {
    const cookie = await signIn(bank(), memberOf("wealthy01"));
    const { body } = await bank().site.inject({ url: "/overview", headers: { cookie } });
    const account = /"(\/accounts\/[^"?]+)"/.exec(body)?.[1] ?? "";
    for (const address of ["/overview", account, "/transfer", "/upgrade-account"]) {
      const weight = await weigh(bank().site, address, cookie);
      expect([address, overBudget(weight, budgets.hydrated)]).toEqual([address, []]);
    }
  });

  test.each(["zh-TW", "en", "ko"])(
    "the home page in %s is light as a whole, pictures aside",
    async (language) => {
      const { html, css, script } = await weigh(bank().site, `/?lang=${language}`);
      expect(html + css + script).toBeLessThanOrEqual(HOME_MOST);
    },
  );

  test("style sheets travel compressed: what is weighed is a whole build", async () => {
    const { site } = bank();
    const page = await site.inject("/notice");
    const [, url = ""] = page.body.match(/href="([^"]+\.css)"/) ?? [];
    const sheet = await site.inject({ url, headers: { "accept-encoding": "br" } });
    expect(sheet.headers["content-encoding"], "npm run build compresses").toBe("br");
  });

  test("a hydrated page is weighed with React and its screen", async () => {
    const { script } = await weigh(bank().site, "/kit/remote");
    expect(script).toBeGreaterThan(50_000);
  });
});

describe("a made-up page", () => {
  const noise = (bytes: number) =>
    randomBytes(bytes)
      .toString("latin1")
      .replace(/[*\r\n]/g, "-");

  test("that is too heavy is told what is over, however deep it lies", async () => {
    const site = madeUp({
      "/": [
        "text/html",
        `<link rel="stylesheet" href="/a.css"><img src="/a.svg"><script type="module" src="/a.js"></script>`,
      ],
      "/a.js": ["text/javascript", `import { b } from "./deep/b.js"; b();`],
      "/deep/b.js": ["text/javascript", `export * from "../c.js"; import("../later.js");`],
      "/c.js": [
        "text/javascript",
        `export const b = () => import("/never.js"); //${"c".repeat(2_000)}`,
      ],
      "/later.js": ["text/javascript", "1;"],
      "/a.css": ["text/css", `@font-face { src: url("/a.woff2") } /*${noise(20_000)}*/`],
      "/a.woff2": ["font/woff2", "font"],
      "/a.svg": ["image/svg+xml", "<svg/>"],
    });
    const weight = await weigh(site, "/");
    expect(weight).toMatchObject({ fonts: 4, pictures: 6 });
    expect(overBudget(weight, budgets.content)).toEqual([
      expect.stringMatching(/^script weighs 21\d\d bytes, its budget is 2000$/),
      expect.stringMatching(/^css weighs \d+ bytes, its budget is 22500$/),
      "fonts weighs 4 bytes, its budget is 0",
    ]);
  });

  test("cannot hide its script in the document", async () => {
    const script = `/*${noise(2_100)}*/`;
    const weight = await weigh(madeUp({ "/": ["text/html", `<script>${script}</script>`] }), "/");
    expect(overBudget(weight, budgets.content)).toHaveLength(1);
  });

  test.each([
    ["fetches from elsewhere", `<img src="https://elsewhere.example/a.png">`, "from elsewhere"],
    ["names what is not there", `<script src="/a.js"></script>`, "/a.js answers 404"],
  ])("that %s is not weighed", async (_, html, error) => {
    await expect(weigh(madeUp({ "/": ["text/html", html] }), "/")).rejects.toThrow(error);
  });

  test("that keeps to the limits to the byte is within its budget", () => {
    const weight = { html: 1_000, pictures: 1_000, ...budgets.content };
    expect(overBudget(weight, budgets.content)).toEqual([]);
    expect(overBudget({ ...weight, script: 2_001 }, budgets.content)).toHaveLength(1);
  });

  function madeUp(files: Record<string, readonly [type: string, body: string]>) {
    const site = Fastify();
    for (const [path, [type, body]] of Object.entries(files)) {
      site.get(path, (_request, reply) => void reply.type(type).send(body));
    }
    return site;
  }
});
