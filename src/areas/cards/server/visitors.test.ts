import { describe, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask, certifyCode, codeSentTo, lettersTo } from "../../../../tests/people/asking.ts";
import { holderIn } from "../../../../tests/people/card-holders.ts";
import { makeCard } from "../../../../tests/people/cards.ts";
import { makeCustomer, nationalIdOf, type Person } from "../../../../tests/people/customers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });
const LOST = "/v1/debitcard/manage/lost/nologin";
let addresses = 0;

/** The actions of a visitor without a session, each visitor from a separate network. */
function visitor() {
  addresses += 1;
  const address = `10.9.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
  const call = (url: string, payload: object) => ask(bank(), url, { payload, address });
  return {
    call,
    request: (natlId: string, authPposCd = "report-loss", cntcTpCd = "1") =>
      call("/v1/authentication/otp/nologin/request", { natlId, authPposCd, cntcTpCd }),
    async prove(person: Person, authPposCd = "report-loss", cntcTpCd: "1" | "2" = "1") {
      const natlId = person.nationalId;
      const sent = await call("/v1/authentication/otp/nologin/request", {
        ...{ natlId, authPposCd, cntcTpCd },
      });
      const code = await codeSentTo(bank(), person, cntcTpCd === "1" ? "sms" : "mail");
      const { content } = await certifyCode(bank(), "", sent.content.otpId, code);
      return { natlId, otpAuthTknId: content.otpAuthTknId as string };
    },
  };
}

describe("somebody who cannot sign in", () => {
  test.each([
    ["locked out", {}],
    ["flagged for fraud", { flagged: true }],
    ["no member of the web bank", { userId: null }],
  ])("and is %s reports a card by national ID and SMS code [C46]", async (_, options) => {
    const holder = await holderIn(bank(), options);
    const guest = visitor();
    const proof = await guest.prove(holder.person);
    const listed = await guest.call(`${LOST}/cards`, proof);
    expect(listed.content.cardInformationList).toMatchObject([
      { cardId: holder.card.id, lostPsblYn: "Y" },
    ]);
    expect(JSON.stringify(listed.content)).not.toContain(holder.card.number);
    const { content } = await guest.call(LOST, { ...proof, cardId: holder.card.id });
    expect(content).toMatchObject({
      refNbr: expect.stringMatching(/^L\d{14}$/),
      lostStatus: "open",
    });
    expect(await holder.state()).toBe("lost");
    const [letter] = await lettersTo(bank(), holder.person);
    expect(letter?.body).toContain(content.refNbr);
    const [row] = await bank().owner.query("select reporter from card_loss where reference = $1", [
      content.refNbr,
    ]);
    expect(row).toEqual({ reporter: "visitor" });
  });

  test("reports nothing without the proof, with another's, by mail, or for another purpose", async () => {
    const [holder, other] = [await holderIn(bank()), await holderIn(bank())];
    const cardId = holder.card.id;
    const { nationalId: natlId } = holder.person;
    const stolen = await visitor().prove(other.person);
    const byMail = await visitor().prove(holder.person, "report-loss", "2");
    const finding = await visitor().prove(holder.person, "find-user-id");
    const tokens = [
      "",
      "x".repeat(43),
      stolen.otpAuthTknId,
      byMail.otpAuthTknId,
      finding.otpAuthTknId,
    ];
    for (const otpAuthTknId of tokens) {
      const given = { natlId, otpAuthTknId };
      expect((await visitor().call(`${LOST}/cards`, given)).code).toBe("CHEA000206");
      expect((await visitor().call(LOST, { ...given, cardId })).code).toBe("CHEA000206");
    }
    expect((await visitor().call(LOST, { ...stolen, cardId })).code).toBe("EMRG000001");
    expect(await holder.state()).toBe("active");
  });

  test("is told the same whether the national ID is a customer's or not", async () => {
    const { person } = await holderIn(bank());
    const response = await visitor().request(person.nationalId);
    const untold = await visitor().request(nationalIdOf(700_001));
    expect({ ...untold, content: { ...untold.content, otpId: "" } }).toEqual({
      ...response,
      content: { ...response.content, otpId: "" },
    });
  });

  test("and has no card is told so only after the proof", async () => {
    const person = await makeCustomer(bank());
    const guest = visitor();
    const proof = await guest.prove(person);
    expect((await guest.call(`${LOST}/cards`, proof)).code).toBe("EMRG000001");
  });

  test("and whose cards are all reported or replaced is shown none, not told to have none [C46]", async () => {
    const holder = await holderIn(bank(), {}, { state: "stopped" });
    const { id: customerId, mainId: accountId } = holder.person;
    await makeCard(bank(), { customerId, accountId, state: "replaced" });
    const guest = visitor();
    const proof = await guest.prove(holder.person);
    // What the panic button stopped can still be reported.
    expect((await guest.call(`${LOST}/cards`, proof)).content.cardInformationList).toMatchObject([
      { cardId: holder.card.id, cardSttsCd: "stopped", lostPsblYn: "Y" },
    ]);
    expect((await guest.call(LOST, { ...proof, cardId: holder.card.id })).code).toBe(200);
    const left = await guest.call(`${LOST}/cards`, proof);
    expect([left.code, left.content.cardInformationList]).toEqual([200, []]);
  });

  test("is told what is wrong with a national ID beside it", async () => {
    const proof = { otpAuthTknId: "x".repeat(43) };
    expect(await visitor().call(`${LOST}/cards`, { natlId: "A1", ...proof })).toMatchObject({
      code: "CHEA000014",
      content: { field: "natlId" },
    });
    expect((await visitor().call(`${LOST}/cards`, { natlId: "", ...proof })).status).toBe(400);
  });
});
