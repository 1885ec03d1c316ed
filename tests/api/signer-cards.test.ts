import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { signerBank } from "../bank/signer-bank.ts";
import { CARD_PIN, callAdapter, testSigner } from "../neighbours/signer.ts";
import { cardPage } from "../people/card-checks.ts";

const { bank, signer, cards, dataDirectory } = await signerBank(["foreign01"]);
const echo = { functionname: "Echo" };
let whole: string;

beforeAll(() => {
  whole = readFileSync(join(cards, "foreign01.json"), "utf8");
});
afterEach(() => writeFileSync(join(cards, "foreign01.json"), whole));

describe("what the card says reaches the page by its own code [M05]", () => {
  test("a wrong PIN tells the tries that are left, the third locks, and then the right one too", async () => {
    const page = await cardPage(bank(), signer(), "foreign01");
    const attempt = async (pin: string) => page.sign((await page.start()).ticket, pin);
    expect(await attempt("000000")).toMatchObject({ result: "62011", triesLeft: "2" });
    expect(await attempt("000001")).toMatchObject({ result: "62011", triesLeft: "1" });
    expect(await attempt("000002")).toMatchObject({ result: "62012", triesLeft: "0" });
    expect(await attempt(CARD_PIN)).toMatchObject({ result: "62012" });
  });

  test("a PIN of another form costs no try", async () => {
    const page = await cardPage(bank(), signer(), "foreign01");
    for (const pin of ["", "12345", "123456789", "12 456"]) {
      const { ticket } = await page.start();
      expect(await page.sign(ticket, pin)).toMatchObject({ result: "62013", triesLeft: "3" });
    }
  });

  test.each([
    ["none", "", "62002"],
    ["scratched", '{"certificate":', "62003"],
    ["worn", '{"triesLeft":3,"certificate":"no PEM"}', "62003"],
    ["empty", '{"triesLeft":3}', "62004"],
  ])("the card %s (%s) is answered %s", async (name, text, code) => {
    if (text) writeFileSync(join(cards, `${name}.json`), text);
    const page = await cardPage(bank(), signer(), "foreign01");
    signer().insert(name);
    const { ticket } = await page.start();
    expect((await page.sign(ticket)).result).toBe(code);
    const { words } = await signer().call({
      functionname: "DetectCard",
      sessionid: page.sessionid,
    });
    expect(words).toMatchObject({ result: code, readerCount: "1" });
  });

  test("the bank may be away when the adapter starts; nothing is signed without its keys", async () => {
    const away = `http://localhost:${await freePort(PORTS.from, PORTS.to)}`;
    const lonely = await testSigner({ bank: away, dataDirectory, card: "foreign01" });
    const at = { port: lonely.port, bank: away };
    const { words } = await callAdapter(at, echo);
    const page = await cardPage(bank(), signer(), "foreign01");
    const { ticket } = await page.start();
    const sign = { functionname: "SignChallenge", sessionid: words.SessionID, pin: CARD_PIN };
    expect((await callAdapter(at, { ...sign, ticket })).words.result).toBe("61407");
    await lonely.close();
  });
});
