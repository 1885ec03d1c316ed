import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { writeContent } from "#base/content/write.ts";
import { CONTENT_CHANNEL } from "#server/cache/refreshed-snapshot.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { hostileAddresses } from "../../../tests/people/hostile-addresses.ts";
import { type ContentKindName, contentKeys, contentKinds } from "./rules.ts";
import { kinds, publishDue } from "./server/publishing.ts";
import { addVersion, schedule, tellProcesses } from "./store.ts";

const bank = testBank();
const desk = testDesk(bank);

/** Fields that take any words, because they are shown or searched for and never linked. */
const PLAIN_WORDS = ["products.questions"];

interface Sample {
  kind: ContentKindName;
  item: number;
  text: string;
}

const samples: Sample[] = [];

beforeAll(async () => {
  for (const file of globSync("content/banners/*.md")) {
    await kinds.banners.put(bank().owner, readFileSync(file, "utf8"));
  }
  for (const kind of contentKinds) {
    for (const { item } of (await kinds[kind].list(bank().pool, "zh")).slice(0, 20)) {
      const parts = await kinds[kind].partsOf(bank().pool, item);
      if (parts) samples.push({ kind, item, text: writeContent(parts) });
    }
  }
});

/** A content file with another value of a field. */
function withField(text: string, key: string, value: string): string {
  const others = text.replace(new RegExp(`^${key}:.*\n`, "m"), "");
  return others.replace("---\n", () => `---\n${key}: ${value}\n`);
}

/** An item of each field that has an address in it, as the bank's own content shows. */
function addressFields(): (Sample & { key: string })[] {
  return contentKinds.flatMap((kind) =>
    contentKeys[kind].fields.flatMap((key) => {
      const sample = samples.find(
        (each) => each.kind === kind && new RegExp(`^${key}: /`, "m").test(each.text),
      );
      return sample ? [{ ...sample, key }] : [];
    }),
  );
}

const isRefused = async (kind: ContentKindName, text: string) =>
  (await kinds[kind].read(bank().pool, text)).item === null;

describe("a field of content", () => {
  test.each(contentKinds)("of %s takes no address that leads astray", async (kind) => {
    const sample = samples.find((each) => each.kind === kind);
    expect(sample).toBeDefined();
    const text = sample?.text ?? "";
    expect(await isRefused(kind, text)).toBe(false);
    const taken: string[] = [];
    for (const key of contentKeys[kind].fields) {
      if (PLAIN_WORDS.includes(`${kind}.${key}`)) continue;
      for (const address of hostileAddresses) {
        if (!(await isRefused(kind, withField(text, key, address))))
          taken.push(`${key}: ${address}`);
      }
    }
    expect(taken).toEqual([]);
  });

  test("with addresses takes none of them among good ones, and says what it wants", async () => {
    const fields = addressFields();
    expect(fields.map(({ kind, key }) => `${kind}.${key}`)).toEqual([
      "banners.path",
      "product-groups.banners",
      "products.path",
    ]);
    const cookie = await editor();
    for (const { kind, key, text } of fields) {
      const wrong = withField(text, key, "/notice, /logout");
      const saved = await ask({ site: desk() }, `/v1/desk/content/${kind}`, {
        cookie,
        payload: { text: wrong },
      });
      expect(saved.code).toBe("CONT000001");
      expect(JSON.stringify(saved.content.flaws)).toContain("is not an address of this site");
    }
  });
});

describe("a version that was saved before addresses were checked", () => {
  test("is refused when it is published, not drawn, and ended when its time comes", async () => {
    const cookie = await editor();
    for (const { kind, item, key, text } of addressFields()) {
      const body = withField(text, key, "https://evil.example/x");
      const add = () =>
        addVersion(bank().owner, { kind, item }, { body, staffId: null, isLive: false });
      const path = `/v1/desk/content/${kind}/${item}/versions/${await add()}/publication`;
      expect((await ask({ site: desk() }, path, { cookie, payload: {} })).code).toBe("CONT000001");
      const version = await add();
      const preview = `/desk/content/${kind}/${item}/preview?version=${version}`;
      const drawn = await desk().inject({ url: preview, headers: { cookie } });
      expect(drawn.statusCode).toBeLessThan(500);
      expect(drawn.body).not.toContain("evil.example");
      await schedule(bank().owner, { kind, item }, { version, from: null, until: null });
      await bank().owner.transaction((tx) => publishDue(tx));
      expect(await kinds[kind].partsOf(bank().pool, item)).not.toBeNull();
      expect(JSON.stringify(await kinds[kind].partsOf(bank().pool, item))).not.toContain("evil");
    }
  });
});

describe("an address that is stored already", () => {
  /** Stores it wherever content has one. */
  async function store(address: string): Promise<void> {
    await bank().owner.query("update product set path = $1", [address]);
    await bank().owner.query("update board_banner set path = $1", [address]);
    await bank().owner.query(
      `update product_group
          set banners = (select jsonb_agg(banner || jsonb_build_object('path', $1::text))
                           from jsonb_array_elements(banners) as banner)`,
      [address],
    );
    await bank().owner.query(
      `update product
          set variants = (select jsonb_agg(variant || jsonb_build_object('code', $1::text))
                            from jsonb_array_elements(variants) as variant)
        where jsonb_array_length(variants) > 0`,
      [address],
    );
  }

  test("is given out by no call", async () => {
    for (const address of hostileAddresses.filter((each) => !each.includes("\u0000"))) {
      await store(address);
      const products = await ask(bank(), "/v1/timeline/discover/nologinproduct");
      const product = await ask(bank(), "/v1/timeline/discover/productdetail?pdCd=DPMA0001");
      const groups = await ask(bank(), "/v1/timeline/discover/product/group");
      const group = await ask(bank(), "/v1/timeline/discover/product/group/deposit");
      const banners = await ask(bank(), "/v1/board/banners");
      const answers = [products, product, groups, group, banners];
      expect(
        answers.map(({ code }) => code),
        address,
      ).toEqual([200, 200, 200, 200, 200]);
      expect(product.content).toMatchObject({ pdPageUrl: null, simpAcctTpList: [] });
      expect(groups.content.pdGrpList[0]).toMatchObject({ topBnnrList: [], topBnnrListCnt: 0 });
      expect(banners.content.banners).toMatchObject([
        { path: null },
        { path: null },
        { path: null },
      ]);
      const values = new Set<unknown>();
      JSON.stringify(answers, (_, value) => values.add(value) && value);
      expect(values).not.toContain(address);
    }
  });

  test("is linked by no page and found by no search", async () => {
    await store("https://evil.example/x");
    await tellProcesses(bank().owner, CONTENT_CHANNEL);
    const found = async () =>
      (await ask(bank(), `/v1/search?srchVal=${encodeURIComponent("主帳戶")}`)).content.srchList[0]
        .dtlUrl;
    await expect.poll(found).toBe("/products/detail/DPMA0001");
    const pages = ["/", "/products", "/products/detail/DPMA0001", "/search?q=%E5%B8%B3%E6%88%B6"];
    for (const url of pages) {
      const { statusCode, body } = await bank().site.inject({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toContain("evil.example");
    }
  });
});

async function editor(): Promise<string> {
  return staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), ["content"]));
}
