import { describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import { trialOf } from "../../../../tests/people/insurance.ts";

const bank = testBank();
const get = async (path: string, language = "zh-TW") =>
  ask(bank(), `/v1/insurance/${path}`, { language });
const query = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));

describe("a guest reads", () => {
  test("what can be insured, and the four steps [C56] [B07]", async () => {
    const { code, content } = await get("list");
    expect(code).toBe(200);
    expect(content.stepList.map(({ stepNm }: { stepNm: string }) => stepNm)).toEqual([
      "試算",
      "填寫資料",
      "確認",
      "付款",
    ]);
    expect(content.productInfo.map(({ pageUrl }: { pageUrl: string }) => pageUrl)).toEqual([
      "/A/insurance/travel/trial",
      "/insurance/car",
      "/insurance/motorbike",
    ]);
    expect(content.insrList).toHaveLength(3);
  });

  test("the plans, by filter and destination [C57]", async () => {
    const all = await get("plan/list");
    expect(all.content).toMatchObject({ totCnt: 9 });
    expect(all.content.projectInfo[0]).toMatchObject({
      planCd: "TRXH0001",
      planNm: "輕旅方案",
      insrLgalNm: "曦和產物保險股份有限公司（虛構）",
      chldYn: "Y",
      shengenYn: "N",
    });
    const counts = await Promise.all(
      ["ALL", "AGE", "SHENGEN", "CHILD_PROJ", "CAR_RENTAL"].map(
        async (filter) => (await get(`plan/list?planFltr=${filter}`)).content.totCnt,
      ),
    );
    expect(counts).toEqual([9, 4, 3, 6, 5]);
    expect((await get("plan/list?destination=D")).content.totCnt).toBe(7);
    expect((await get("plan/list?planFltr=OTHER")).status).toBe(400);
  });

  test("what plans cover, item by item, with marks [C58]", async () => {
    const { content } = await get(
      "plan/detail/list?planCds=TRXH0002,TRYT0003&selectedAmount=5000000",
      "en",
    );
    const [steady, simple] = content.detailList;
    expect(steady.cvrgList).toHaveLength(19);
    expect(steady.cvrgList[2]).toEqual({
      cvrgCd: "accident-medical",
      cvrgNm: "Accident medical",
      markCd: "00",
      maxAmt: 500_000,
    });
    const marks = (list: { cvrgCd: string; markCd: string }[], code: string) =>
      list.find(({ cvrgCd }) => cvrgCd === code)?.markCd;
    expect(marks(steady.cvrgList, "car-rental")).toBe("02");
    expect(marks(steady.cvrgList, "cash-theft")).toBe("01");
    expect(marks(simple.cvrgList, "flight-delay")).toBe("03");
    expect((await get("plan/detail/list?planCds=TRXX0009")).code).toBe("INSR000011");
    expect((await get("plan/detail/list?planCds=a,b,c,d")).status).toBe(400);
  });

  test("all plans in one table [C59]", async () => {
    const { content } = await get("compare/list");
    expect(content.compareList).toHaveLength(19);
    expect(content.compareList[0]).toMatchObject({ cvrgCd: "accident", diffYn: "N" });
    expect(content.compareList[0].planList).toHaveLength(9);
    expect(content.compareList.some(({ diffYn }: { diffYn: string }) => diffYn === "Y")).toBe(true);
  });

  test("what each item pays for, and the rule for children [C64]", async () => {
    const { content } = await get("travel/coverage");
    expect(content.cvrgList).toHaveLength(19);
    expect(content).toMatchObject({
      fnrlMaxAmt: 690_000,
      chldRuleCont: expect.stringContaining("第 107 條"),
    });
  });

  test("the limits, with the first start as things are now [C65] [V12] [V13]", async () => {
    const { content } = await get("common/limit");
    expect(content).toMatchObject({
      plcyHldrMinAge: 18,
      insrdMinAge: 18,
      insrdMaxAge: 79,
      chldAgeLmt: 7,
      minLeadMin: 60,
      slotMin: 30,
    });
    const start = Date.parse(`${content.minStrtDtm.replace(/\//g, "-").replace(" ", "T")}+08:00`);
    const ahead = start - bank().clock.now().getTime();
    expect(ahead).toBeGreaterThan(3_590_000);
    expect(ahead).toBeLessThanOrEqual(5_400_000);
  });
});

describe("the trial", () => {
  const tryIt = (change: object) =>
    ask(bank(), "/v1/insurance/travel/trial", { payload: trialOf(bank(), change) });

  test("prices a trip with every plan that can insure it, and the lines add up [C63] [F22]", async () => {
    const { code, content } = await tryIt({});
    expect(code).toBe(200);
    expect(content.productInfo).toMatchObject({ destination: "O", insrDays: 5, insrdCnt: 1 });
    const premiums: number[] = content.projectInfo.map(
      ({ totPremAmt }: { totPremAmt: number }) => totPremAmt,
    );
    expect(premiums.length).toBeGreaterThan(4);
    expect(premiums).toEqual(premiums.toSorted((one, other) => one - other));
    for (const { totPremAmt, premList } of content.projectInfo) {
      const sum = premList.reduce(
        (total: number, { premAmt }: { premAmt: number }) => total + premAmt,
        0,
      );
      expect(sum).toBe(totPremAmt);
    }
  });

  test("knows children, filters and options [C63]", async () => {
    const both = await tryIt({
      insuredType: "3",
      chldCnt: 2,
      planFltr: "CAR_RENTAL",
      optnList: "car-rental",
    });
    expect(both.content.productInfo.insrdCnt).toBe(3);
    const items = both.content.projectInfo[0].premList.map(
      ({ itemCd }: { itemCd: string }) => itemCd,
    );
    expect(items).toContain("car-rental");
  });

  test.each([
    ["no end", { endDate: undefined }, "endDate"],
    ["an end before the start", { endDate: "2020/01/01" }, "endDate"],
    ["nobody", { insuredType: "" }, "insuredType"],
    ["somebody of 80", { age: 80 }, "age"],
    ["a start in the past", { startDate: "2020/01/01", endDate: "2020/01/02" }, "startDate"],
    ["a time between half hours", { leavingTime: "09:15" }, "leavingTime"],
    ["a day that there is not", { startDate: "2026/02/30" }, "startDate"],
    ["a sum that is not on offer", { selectedAmount: 1 }, "selectedAmount"],
    ["a sum below nothing", { selectedAmount: -5_000_000 }, "selectedAmount"],
    ["a sum beyond all numbers", { selectedAmount: 1e300 }, "selectedAmount"],
    ["the last of all days", { startDate: "9999/12/31", endDate: "9999/12/31" }, "startDate"],
    ["a trip until the last of all days", { endDate: "9999/12/31" }, "endDate"],
  ])(
    "refuses %s beside its field, as the wire calls it [C63] [V12] [V13]",
    async (_, change, field) => {
      const { status, content } = await tryIt(change);
      expect(status).toBe(400);
      expect(content.fields.map((each: { field: string }) => each.field)).toContain(field);
    },
  );
});

describe("a plan for a trip", () => {
  test("has its price, its cover and what the law has us say [C66]", async () => {
    const { content } = await get(
      `travel/detail?${query({ planCd: "TRXH0002", ...trialOf(bank()) })}`,
    );
    expect(content.totPremAmt).toBe(639);
    expect(content.projectInfo.planNm).toBe("安心旅方案");
    expect(content.detailList).toHaveLength(19);
    const notices = content.ntcList.join("\n");
    expect(notices).toContain("曦和產物保險股份有限公司（虛構）承保");
    expect(notices).toContain("兼營保險代理人");
    expect(notices).toContain("財團法人保險安定基金");
    expect(notices).toContain("合格簽署人員檢視");
    expect(notices).toContain("非存款，不受存款保險保障");
  });

  test.each([
    ["a child", { planCd: "TRXH0003", insuredType: "2", selectedAmount: 8_000_000 }, "INSR000015"],
    [
      "another destination",
      { planCd: "TRXH0003", destination: "D", selectedAmount: 8_000_000 },
      "INSR000012",
    ],
    ["a lower sum", { planCd: "TRXH0003", selectedAmount: 2_000_000 }, "INSR000013"],
    ["an older traveller", { planCd: "TRYT0001", age: 71 }, "INSR000014"],
    ["an option it has not", { planCd: "TRYT0001", optnList: "illness" }, "INSR000016"],
  ])("is refused for %s [C66]", async (_, change, code) => {
    expect((await get(`travel/detail?${query({ ...trialOf(bank()), ...change })}`)).code).toBe(
      code,
    );
  });

  test("stands beside two others with marks, prices and differences [C67]", async () => {
    const planCds = "TRXH0001,TRXH0002,TRXH0003";
    const { content } = await get(`travel/compare?${query({ planCds, ...trialOf(bank()) })}`);
    const [light, steady, schengen] = content.projectInfo;
    expect(light.totPremAmt).toBeLessThan(steady.totPremAmt);
    // The plan is not sold for this sum.
    expect(schengen.totPremAmt).toBeNull();
    const delay = content.compareList.find(
      ({ cvrgCd }: { cvrgCd: string }) => cvrgCd === "flight-delay",
    );
    expect(delay).toMatchObject({
      diffYn: "Y",
      planList: [
        { planCd: "TRXH0001", markCd: "00", maxAmt: 1_000 },
        { planCd: "TRXH0002", markCd: "00", maxAmt: 3_000 },
        { planCd: "TRXH0003", markCd: "00", maxAmt: 6_000 },
      ],
    });
    const more = await get(
      `travel/compare?${query({ planCds, ...trialOf(bank()), optnList: "car-rental" })}`,
    );
    const [same, dearer] = more.content.projectInfo;
    // The first does not offer it, and the second does.
    expect(same.totPremAmt).toBe(light.totPremAmt);
    expect(dearer.totPremAmt).toBeGreaterThan(steady.totPremAmt);
    expect((await get("travel/compare?planCds=TRXH0001")).code).toBe("INSR000017");
    expect((await get("travel/compare?planCds=TRXH0001,TRXH0001")).code).toBe("INSR000017");
    const four = "TRXH0001,TRXH0002,TRXH0003,TRYT0001";
    expect((await get(`travel/compare?planCds=${four}`)).code).toBe("INSR000017");
  });
});
