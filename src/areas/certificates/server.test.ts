import { describe, expect, test } from "vitest";
import { addDays, formatDay } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { memberOf } from "../../../seed/customers/people.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { ask } from "../../../tests/people/asking.ts";
import { openYear, today, yesterday } from "../../../tests/people/certificates.ts";
import { makeCustomer, signIn } from "../../../tests/people/customers.ts";
import { checkSignature, digestOf } from "./screens/parts/pdf-signature.ts";

const bank = testBank();
const BALANCE = "/v1/support/download/balanceCertificates";
const DOWNLOAD = "/v1/common/download/certificationdown";
const LIST = "/v1/support/certificates";
const LONG = { timeout: 60_000 };

const now = { issuLngDsCd: "zh", dlvrTpCd: "download" };
const balance = (change: object) => ({
  ...now,
  aplyId: uuid(),
  baseDt: formatDay(yesterday),
  issuCcyCd: "TWD",
  balCertAplyPposCd: "visa",
  balCertIssuTpCd: "total",
  ...change,
});

const download = (cookie: string, edmsDocKeyId: string) =>
  bank().site.inject({
    method: "POST",
    url: DOWNLOAD,
    headers: { cookie },
    payload: { edmsDocKeyId },
  });

describe("a customer", LONG, () => {
  test.each([
    ["TWD", "zh"],
    ["TWD", "en"],
    ["USD", "zh"],
    ["USD", "en"],
  ])("asks for a certificate in %s and %s [F10] [F13]", async (issuCcyCd, issuLngDsCd) => {
    const cookie = await signIn(bank(), memberOf("wealthy01"));
    const payload = balance({ issuCcyCd, issuLngDsCd, prvwYn: "Y" });
    const { code, content } = await ask(bank(), BALANCE, { payload, cookie });
    expect(code).toBe(200);
    expect(content).toMatchObject({ issuCcyCd, issuLngDsCd });
    // New Taiwan dollars for one US dollar, four decimals; this customer has both.
    expect(content.usdCnvtRt).toMatch(/^[23]\d\.\d{4}$/);
  });

  test("asks for a balance certificate and downloads the very file that is verified [C26] [C03] [F10] [F13]", async () => {
    const person = await makeCustomer(bank(), { balance: 123_456 });
    const cookie = await signIn(bank(), person);
    const payload = balance({ balCertIssuTpCd: "selected", acctLst: [person.mainNumber] });
    const preview = await ask(bank(), BALANCE, { payload: { ...payload, prvwYn: "Y" }, cookie });
    expect(preview.content).toMatchObject({ totIssuAmt: 123_456, docId: null, aplyStsCd: null });
    const { code, content } = await ask(bank(), BALANCE, { payload, cookie });
    expect(code).toBe(200);
    expect(content).toMatchObject({
      ...{ aplyId: payload.aplyId, aplyStsCd: "issued", totIssuAmt: 123_456, smlnYn: "N" },
      ...{ custNm: "王小明", custEngNm: "Wang Hsiao Ming", issuCcyCd: "TWD", usdCnvtRt: null },
      ...{ issuLngDsCd: "zh", balCertAplyPposCd: "visa", balCertIssuTpCd: "selected" },
      ...{ totCnt: 1, acctListCnt: 1, baseDt: payload.baseDt, issuDt: formatDay(today) },
      acctLst: [
        {
          ...{ acctNbr: person.mainNumber, acctKndCd: "main", acctTpCd: null },
          ...{ balAmt: 123_456, ccyCd: "TWD" },
        },
      ],
      issuDtm: expect.stringMatching(/^\d{4}(\/\d\d){2} (\d\d:){2}\d\d$/),
      baseDtm: `${payload.baseDt} 23:59:59`,
    });
    const file = await download(cookie, content.edmsDocKeyId);
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.headers["content-disposition"]).toMatch(/^attachment/);
    const response = await ask(bank(), `${LIST}/verifications/${content.docIssuId}`, {});
    expect(response.content).toMatchObject({
      vrfyRsltCd: "genuine",
      custNm: "王○明",
      docId: content.docId,
    });
    expect(JSON.stringify(response.content)).not.toContain(person.mainNumber);
    expect(await digestOf(file.rawPayload)).toBe(response.content.fileHash);
    const signers = response.content.sgnrLst.map((der: string) => Buffer.from(der, "base64"));
    expect(await checkSignature(file.rawPayload, signers)).toBe("valid");
    const again = await download(cookie, content.edmsDocKeyId);
    expect(again.rawPayload.equals(file.rawPayload)).toBe(true);
    const profile = await ask(bank(), "/v1/customer/profile/informations", { cookie });
    expect(profile.content.crtfList).toEqual([
      { crtfSrlNbr: content.docId, crtfTpCd: "deposit-balance", issuDt: formatDay(today) },
    ]);
  });

  test("gets nothing of another's: no request, no file, no place in the list", async () => {
    const [mine, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const cookie = await signIn(bank(), mine);
    const payload = balance({});
    const { content } = await ask(bank(), BALANCE, { payload, cookie });
    const stranger = await signIn(bank(), other);
    expect((await ask(bank(), `${LIST}/${content.aplyId}`, { cookie: stranger })).code).toBe(
      "CERT000008",
    );
    expect((await download(stranger, content.aplyId)).json().code).toBe("CERT000008");
    expect((await ask(bank(), LIST, { cookie: stranger })).content.aplyList).toEqual([]);
    expect((await ask(bank(), BALANCE, { payload, cookie: stranger })).code).toBe("CERT000008");
    expect((await download("", content.aplyId)).json().code).toBe("CHEA000001");
    expect((await ask(bank(), LIST, { cookie })).content.aplyList).toMatchObject([
      { aplyId: content.aplyId, aplyStsCd: "issued", crtfTpCd: "deposit-balance" },
    ]);
  });

  test("is told beside its field what is wrong, all at once [F13]", async () => {
    const cookie = await signIn(bank(), await makeCustomer(bank()));
    const fieldsOf = async (change: object) => {
      const { content } = await ask(bank(), BALANCE, { payload: balance(change), cookie });
      return content.fields.map(({ field }: { field: string }) => field).toSorted();
    };
    const selected = { balCertIssuTpCd: "selected", baseDt: "2026/02/30", custEngNm: "王" };
    expect(await fieldsOf(selected)).toEqual(["acctLst", "baseDt", "custEngNm"]);
    expect(await fieldsOf({ dlvrTpCd: "mail", custEmail: "a@b" })).toEqual(["custEmail"]);
    expect(await fieldsOf({ dlvrTpCd: "post", postAddr: "短" })).toEqual([
      "feeAcctNbr",
      "postAddr",
    ]);
  });

  test("with mail or post is promised a day and waits for a review [K03]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    const mail = { dlvrTpCd: "mail", custEmail: "ada@example.com" };
    const { content } = await ask(bank(), BALANCE, { payload: balance(mail), cookie });
    expect(content).toMatchObject({ aplyStsCd: "in-review", edmsDocKeyId: null, docIssuId: null });
    expect(content.prmsDt > formatDay(today)).toBe(true);
    expect((await download(cookie, content.aplyId)).json().code).toBe("CERT000009");
    const other = await makeCustomer(bank());
    const post = {
      ...{ dlvrTpCd: "post", postAddr: "臺北市中正區晨光路一段 18 號" },
      feeAcctNbr: other.mainNumber,
    };
    expect((await ask(bank(), BALANCE, { payload: balance(post), cookie })).code).toBe(
      "TRFR000018",
    );
  });
});

describe("statements and loans", LONG, () => {
  test("a withholding statement has the form of the tax office [C27] [F11] [M04]", async () => {
    const cookie = await signIn(bank(), memberOf("wealthy01"));
    const url = "/v1/support/download/withholdings";
    const payload = { ...now, aplyId: uuid(), baseYr: openYear };
    const { content } = await ask(bank(), url, { payload, cookie });
    expect(content).toMatchObject({
      ...{ baseYr: payload.baseYr, bnkNm: "晨光商業銀行股份有限公司", custNm: "周明德" },
      ...{ incmCat: "5A 金融業利息", taxFrmtCd: "5A", taxIdNbr: "89908998", natlId: "A12****366" },
      ...{ docId: expect.any(String), docIssuId: expect.any(String), edmsDocKeyId: payload.aplyId },
    });
    const early = { ...payload, aplyId: uuid(), baseYr: payload.baseYr + 1 };
    expect((await ask(bank(), url, { payload: early, cookie })).code).toBe("CERT000003");
  });

  test("loans are listed and certified in all three ways [C24] [C25] [C28] [C29] [C30] [F09] [F12] [E12]", async () => {
    const cookie = await signIn(bank(), memberOf("loans01"));
    const owing = await ask(bank(), "/v1/loan/common/accounts", { cookie });
    const all = await ask(bank(), "/v1/loan/common/allaccounts", { payload: {}, cookie });
    const states = ({ content }: typeof all, list: string) =>
      content[list].map(({ lnStsCd }: { lnStsCd: string }) => lnStsCd).toSorted();
    expect(states(owing, "issueLnBalCertAcctList")).toEqual(["overdue", "repaying"]);
    expect(states(all, "lnAcctList")).toHaveLength(5);
    const of = (state: string) =>
      all.content.lnAcctList.find(({ lnStsCd }: { lnStsCd: string }) => lnStsCd === state);
    const certify = (name: string, change: object) =>
      ask(bank(), `/v1/support/download/${name}`, {
        payload: { ...now, aplyId: uuid(), ...change },
        cookie,
      });
    const { acctNbr, balAmt } = of("repaying");
    const baseDt = formatDay(yesterday);
    const owed = await certify("loanBalanceCertificates", { acctNbr, baseDt });
    const ids = { docIssuId: expect.any(String), edmsDocKeyId: expect.any(String) };
    const who = { natlId: "Q12****351", custNm: "鄭文彬", acctNbr };
    expect(owed.content).toMatchObject({ ...who, ...ids, balAmt });
    const period = { iqreStrtDt: formatDay(addDays(today, -400)), iqreEndDt: baseDt };
    const repaid = await certify("loanRepaymentCertificates", { acctNbr, ...period });
    expect(repaid.content).toMatchObject({ ...who, ...ids, ...period, lnPrd: 60 });
    const done = of("completed").acctNbr;
    const completed = await certify("loanCompletionCertificates", { acctNbr: done });
    expect(completed.content).toMatchObject({
      ...ids,
      acctNbr: done,
      tmntDt: of("completed").tmntDt,
    });
    expect(completed.content.lnTrmTpNm).toMatch(/清償/);
    const bad = await certify("loanBalanceCertificates", {
      acctNbr: of("non-accrual").acctNbr,
      baseDt,
    });
    expect(bad.code).toBe("LBEA002046");
  });

  test("whoever has no loan or no account is told so, for each certificate [E11] [M04]", async () => {
    const cookie = await signIn(bank(), await makeCustomer(bank()));
    expect((await ask(bank(), "/v1/loan/common/accounts", { cookie })).code).toBe("LBEB000527");
    expect((await ask(bank(), "/v1/loan/common/allaccounts", { payload: {}, cookie })).code).toBe(
      "LBEB000527",
    );
    const { content } = await ask(bank(), `${LIST}/options`, { cookie });
    expect(
      content.rfslList.map(({ crtfTpCd, code }: { crtfTpCd: string; code: string }) => [
        crtfTpCd,
        code,
      ]),
    ).toEqual([
      ["loan-balance", "LBEB000527"],
      ["loan-repayment", "LBEB000527"],
      ["loan-completion", "LBEB000527"],
    ]);
  });
});

describe("whoever verifies", LONG, () => {
  test("is told the same of a wrong number as of one that was never issued, and may not try for ever", async () => {
    const verify = (id: string) =>
      ask(bank(), `${LIST}/verifications/${id}`, { address: "192.0.2.9" });
    const unknown = await verify("AAAA-BBBB-CCCC-DDDD-EEEE-FFFF");
    expect(unknown.content).toMatchObject({ vrfyRsltCd: "unknown", custNm: null, fileHash: null });
    expect((await verify("x")).content).toEqual(unknown.content);
    const codes: unknown[] = [];
    for (let tries = 0; tries < 70; tries += 1) codes.push((await verify("x")).code);
    expect(codes.at(-1)).toBe("PLAT000005");
  });
});
