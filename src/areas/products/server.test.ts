import { expect, test } from "vitest";
import { languages, languageTags } from "#base/text/language.ts";
import { readProductGroups, readProducts } from "../../../seed/content/products.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeCustomer, signIn } from "../../../tests/people/customers.ts";

const bank = testBank();
const products = readProducts();

interface WireProduct {
  pdCd: string;
  pdNm: string;
  pdDtlUrl: string;
  ftrRsnCd: string;
  simpAcctTpCd: string | null;
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const url = `/v1/timeline/discover/${path}`;
  const answer = await bank().site.inject({ url, headers });
  return { status: answer.statusCode, ...answer.json() };
}

const codesOf = (list: WireProduct[]) => list.map(({ pdCd }) => pdCd);

test("a guest is offered the featured products, and how many they are [C14] [F04]", async () => {
  const { code, content } = await ask("nologinproduct");
  expect(code).toBe(200);
  const featured = products.filter((product) => product.featured && product.forGuests);
  expect(codesOf(content.ftrPdList)).toEqual(featured.map((product) => product.code));
  expect(content.ftrPdCnt).toBe(featured.length);
  expect(content.ftrPdList[0]).toMatchObject({
    pdCd: "DPMA0001",
    pdNm: "主帳戶",
    pdGrpCd: "deposit",
    pdGrpNm: "存款",
    pdImgCd: "main-account",
    pdDtlUrl: "/products/detail/DPMA0001",
    pdPageUrl: "/main-account/landing",
  });
});

test("a guest does not get the list of a customer [C15]", async () => {
  expect(await ask("product")).toMatchObject({ code: "CHEA000001", content: null });
});

test("a basic customer without foreign currency sees it first, then the upgrade [C15] [F04]", async () => {
  const cookie = await signIn(bank(), await makeCustomer(bank(), { tier: "basic" }));
  const { content } = await ask("product", { cookie });
  const list: WireProduct[] = content.ftrPdList;
  expect(content.ftrPdCnt).toBe(list.length);
  expect(codesOf(list).slice(0, 4)).toEqual(["DPFA0001", "DPDA0001", "DPJA0001", "DPMA0001"]);
  expect(list.map(({ ftrRsnCd }) => ftrRsnCd).slice(0, 4)).toEqual([
    "missing",
    "missing",
    "missing",
    "upgrade",
  ]);
  expect(list[3]).toMatchObject({ simpAcctTpCd: "02", pdDtlUrl: "/products/detail/DPMA0001/02" });
  const { content: guests } = await ask("nologinproduct");
  expect(codesOf(list)).not.toEqual(codesOf(guests.ftrPdList));
});

test("an advanced customer with foreign currency has both last, without an upgrade [C15]", async () => {
  const options = { tier: "advanced", usd: 100_00, usdTier: "advanced" } as const;
  const cookie = await signIn(bank(), await makeCustomer(bank(), options));
  const { content } = await ask("product", { cookie });
  const list: WireProduct[] = content.ftrPdList;
  expect(codesOf(list).slice(-2)).toEqual(["DPMA0001", "DPFA0001"]);
  expect(list.slice(-2).map(({ ftrRsnCd }) => ftrRsnCd)).toEqual(["held", "held"]);
  expect(list.map(({ ftrRsnCd }) => ftrRsnCd)).not.toContain("upgrade");
});

test.each(products.map(({ code }) => code))(
  "%s is told in full in every language [C16]",
  async (pdCd) => {
    const seed = products.find(({ code }) => code === pdCd);
    for (const language of languages) {
      const headers = { "accept-language": languageTags[language] };
      const { code, content } = await ask(`productdetail?pdCd=${pdCd}`, headers);
      expect(code).toBe(200);
      expect(content).toMatchObject({
        pdNm: seed?.name[language],
        pdSlgnCont: seed?.slogan[language],
        pdSmryCont: seed?.lead[language],
        simpAcctTpCd: null,
      });
      // Relative days are written out as dates, counted from the demonstration's first day.
      expect(content.noteCont).not.toContain("{");
      expect(content.noteCont).toHaveLength(
        (seed?.notes[language] ?? "").replace(/\{day:[+-]\d+\}/g, "YYYY/MM/DD").length,
      );
      expect(content.bnftList).toEqual(
        seed?.benefits.map(({ title, text }) => ({
          titlCont: title[language],
          cont: text[language],
        })),
      );
      expect(content.factList).toHaveLength(seed?.facts.length ?? 0);
      expect(content.stepList).toHaveLength(seed?.steps.length ?? 0);
      expect(codesOf(content.rltdPdList)).toEqual(seed?.related);
      expect(content.simpAcctTpList).toHaveLength(seed?.variants.length ?? 0);
    }
  },
);

test("a product is told in one of its kinds of account [C16]", async () => {
  const { content } = await ask("productdetail?pdCd=DPMA0001&simpAcctTpCd=02");
  expect(content).toMatchObject({ simpAcctTpCd: "02", pdDtlUrl: "/products/detail/DPMA0001/02" });
  expect(content.simpAcctTpList).toMatchObject([
    { simpAcctTpCd: "01", simpAcctTpNm: "基本帳戶" },
    { simpAcctTpCd: "02", simpAcctTpNm: "進階帳戶" },
  ]);
});

test.each([
  "productdetail?pdCd=NONE0001",
  "productdetail?pdCd=DPMA0001&simpAcctTpCd=09",
  "productdetail?pdCd=CDDC0001&simpAcctTpCd=01",
  "product/group/nothing",
])("%s is refused as a product that is not there [C16] [C18]", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 200, code: "PROD000001", content: null });
});

test.each([
  "productdetail",
  "productdetail?pdCd=",
  "productdetail?pdCd=dpma0001",
  "productdetail?pdCd=DPMA00011",
  "productdetail?pdCd=DPMA0001&simpAcctTpCd=x",
  "productdetail?pdCd=DPMA0001%00",
  "product/group/DEPOSIT",
  "product/group/%27%20or%201=1",
])("%s is malformed and no fault of ours", async (path) => {
  expect((await ask(path)).status).toBe(400);
});

test("a group has all that the specification names [C18] [F05]", async () => {
  const { code, content } = await ask("product/group/deposit");
  expect(code).toBe(200);
  expect(Object.keys(content).toSorted()).toEqual([
    "bizCsCd",
    "cmsContId",
    "cmsGroupDetailSlogan",
    "cmsGroupDetailTitle",
    "cmsGroupDetailTitleIconImgUrl",
    "cmsSpcfTitlCont",
    "cmsTitlCont",
    "docRsrcList",
    "docRsrcTitle",
    "pdList",
    "pdListCnt",
    "topBnnrList",
    "topBnnrListCnt",
    "type",
  ]);
  expect(content).toMatchObject({
    bizCsCd: "01",
    cmsContId: "deposit",
    cmsGroupDetailTitle: "存款",
    type: "own",
    pdListCnt: 5,
    topBnnrListCnt: 2,
  });
  expect(content.pdList).toHaveLength(5);
  expect(content.topBnnrList[0]).toEqual({
    bnnrTitlCont: "還沒有帳戶嗎？",
    bnnrCont: "在 App 開立主帳戶，其他存款都從這裡開始。",
    bnnrLinkUrl: "/main-account/landing",
  });
});

test("a group's documents are its own, in the version that holds today [C18] [F05]", async () => {
  const { owner } = bank();
  await owner.query(
    `insert into document (number, type, title, summary, group_code)
     select 9001, '01', title, slogan, code from product_group where code = 'loan'`,
    [],
  );
  await owner.query(
    `insert into document_version (number, version, effective_on, body)
     select 9001, version, bank.today() + days, title
       from product_group, (values ('1.0', -9), ('2.0', 0), ('3.0', 1)) as dated (version, days)
      where code = 'loan'`,
    [],
  );
  const { content } = await ask("product/group/loan", { "accept-language": "en" });
  const own = content.docRsrcList.filter((row: { docRsrcNbr: number }) => row.docRsrcNbr === 9001);
  expect(own).toMatchObject([
    {
      docRsrcTpCd: "01",
      docRsrcTitlCont: "Loans",
      docRsrcVerCd: "2.0",
      docRsrcUrl: "/resources/9001",
    },
  ]);
  const other = await ask("product/group/deposit");
  expect(JSON.stringify(other.content.docRsrcList)).not.toContain("9001");
});

test("every group has an icon that is there, and its products once", async () => {
  const { content } = await ask("product/group");
  const groups: {
    cmsContId: string;
    cmsGroupDetailTitleIconImgUrl: string;
    pdList: WireProduct[];
  }[] = content.pdGrpList;
  expect(groups.map(({ cmsContId }) => cmsContId)).toEqual(
    readProductGroups().map(({ code }) => code),
  );
  expect(groups.flatMap(({ pdList }) => codesOf(pdList))).toEqual(products.map(({ code }) => code));
  for (const { cmsGroupDetailTitleIconImgUrl: url } of groups) {
    const icon = await bank().site.inject({ url });
    expect(icon.headers["content-type"]).toContain("image/svg+xml");
  }
});

test("the site may read the products and not write them", async () => {
  for (const table of ["product", "product_group"]) {
    await expect(bank().pool.query(`delete from ${table}`, [])).rejects.toThrow(
      /permission denied/,
    );
  }
});

test("the page of products follows the customer, whatever was kept for guests [C15] [R33]", async () => {
  const page = async (cookie = "") =>
    (await bank().site.inject({ url: "/products", headers: { cookie } })).body;
  expect(await page()).toContain("訪客模式");
  const cookie = await signIn(bank(), await makeCustomer(bank(), { tier: "basic" }));
  const own = await page(cookie);
  expect(own).not.toContain("訪客模式");
  expect(own).toContain("依您的帳戶排序");
  expect(own).toContain("您的主帳戶是基本帳戶");
  expect(await page()).toContain("訪客模式");
});
