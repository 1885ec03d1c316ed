import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import { trialOf } from "../../../../tests/people/insurance.ts";

const bank = testBank();
const tryItBare = (payload: object) => ask(bank(), "/v1/insurance/travel/trial", { payload });
const tryIt = (change: object) => tryItBare(trialOf(bank(), change));

test("a trial goes overseas unless it says otherwise, from today on [F22]", async () => {
  const { startDate, destination, leavingTime, ...rest } = trialOf(bank());
  const { content } = await tryItBare(rest);
  expect(content.productInfo.destination).toBe("O");
  const [firstDay] = content.productInfo.strtDtm.split(" ");
  const { minStrtDtm } = (await ask(bank(), "/v1/insurance/common/limit")).content;
  expect(firstDay).toBe(minStrtDtm.split(" ")[0]);
  const within = await tryItBare({ ...rest, destination: "D" });
  expect(within.content.productInfo.destination).toBe("D");
});

test("a trial leads to its page, and at once to the plans if that is asked for [F22]", async () => {
  const plain = (await tryIt({})).content.trialUrl;
  expect(plain).toMatch(/^\/A\/insurance\/travel\/trial\?destination=overseas&start=/);
  expect(plain).not.toContain("#");
  expect((await tryIt({ isGoToSuggestion: false })).content.trialUrl).toBe(plain);
  const plans = (await tryIt({ isGoToSuggestion: true })).content.trialUrl;
  expect(plans).toBe(`${plain}#plans`);
  const page = await bank().site.inject(plain);
  expect(page.body).toContain('id="plans"');
  // The flag in the query of a link, too: the fragment of a redirect needs no script.
  const { statusCode, headers } = await bank().site.inject(`${plain}&suggestions=yes`);
  expect([statusCode, headers.location]).toEqual([302, plans]);
});

test("a trial says of each insured person whether it is an adult or a child [F24]", async () => {
  const ageTypes = async (change: object) => {
    const { premList } = (await tryIt(change)).content.projectInfo[0];
    const types: [number, string][] = premList.map(
      ({ insrdIdx, ageTpCd }: { insrdIdx: number; ageTpCd: string }) => [insrdIdx, ageTpCd],
    );
    return Object.fromEntries(types);
  };
  expect(await ageTypes({ insuredType: "1" })).toEqual({ 0: "1" });
  expect(await ageTypes({ insuredType: "2", chldCnt: 2 })).toEqual({ 0: "2", 1: "2" });
  expect(await ageTypes({ insuredType: "3", chldCnt: 2 })).toEqual({ 0: "1", 1: "2", 2: "2" });
});
