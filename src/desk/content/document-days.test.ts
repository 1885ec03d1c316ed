import { afterEach, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";

const PATH = "/v1/desk/content/documents";
const bank = testBank();
const desk = testDesk(bank);
afterEach(() => freeClock(bank()));

test("a document takes effect on a later day than the version before it, also when it was announced for one", async () => {
  await setClock(bank(), new Date("2027-03-02T10:00:00+08:00"));
  const member = await makeStaff(bank(), ["content"]);
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  const atDesk = async (path: string, payload?: object) =>
    (await ask({ site: desk() }, `${PATH}${path}`, { cookie, ...(payload && { payload }) }))
      .content;
  const { text } = await atDesk("/19");
  const save = (version: string, effective: string) =>
    atDesk("", {
      text: text
        .replace(/^version: .*$/m, `version: ${version}`)
        .replace(/^effective: .*$/m, `effective: ${effective}`),
    });
  const publish = async (version: string, effective: string) => {
    const saved = await save(version, effective);
    expect(await atDesk(`/19/versions/${saved.version}/publication`, {})).toEqual({
      state: "live",
    });
  };
  const flaws = async (version: string, effective: string) =>
    JSON.stringify((await save(version, effective)).flaws);
  await publish("9.0", "2027-03-02");
  expect(await flaws("9.1", "2027-03-02")).toContain("write a later day");
  await publish("9.1", "2027-03-03");
  expect(await flaws("9.1", "2027-03-02")).toContain("write a later day");
  expect(await flaws("9.1", "2027-03-01")).toContain("lies in the past");
});
