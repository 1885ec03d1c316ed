import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { makeCards, type TestSigner, testSigner } from "../neighbours/signer.ts";
import { type Bank, testBank } from "./bank.ts";

const MAKING_MS = 120_000;

/** A bank that listens, with citizen cards and an adapter beside it. */
export interface SignerBank {
  origin: string;
  dataDirectory: string;
  /** The directory of the cards. */
  cards: string;
  bank(): Bank;
  signer(): TestSigner;
}

/** Opens one for the tests of a file; the first card is inserted before each test. */
export async function signerBank(names: readonly [string, ...string[]]): Promise<SignerBank> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "cards-"));
  const port = await freePort(PORTS.from, PORTS.to);
  const origin = `http://localhost:${port}`;
  const bank = testBank({ dataDirectory, port, origin });
  const [card] = names;
  let signer: TestSigner | undefined;

  beforeAll(async () => {
    await makeCards(dataDirectory, names);
    await bank().site.listen({ host: "127.0.0.1", port });
    signer = await testSigner({ bank: origin, dataDirectory, card });
  }, MAKING_MS);
  afterEach(() => signer?.insert(card));
  afterAll(async () => {
    await signer?.close();
    rmSync(dataDirectory, { recursive: true });
  });

  return {
    ...{ origin, dataDirectory, bank },
    cards: join(dataDirectory, "citizen-card/cards"),
    signer() {
      if (!signer) throw new Error("the adapter does not run yet");
      return signer;
    },
  };
}
