// The ledger in its own process, configured as in the site, and clients that each send one transfer
// after the other. No sender repeats an amount, so that the check for the same transfer within 24
// hours runs in full and finds none.

import Fastify from "fastify";
import { OWN_BANK_CODE } from "../../src/base/site/brand.ts";
import { openPool } from "../../src/db/db.ts";
import { uuid } from "../../src/db/uuid.ts";
import { localClearing } from "../../src/ports/clearing/local.ts";
import { localCoreBank } from "../../src/ports/core-bank/local.ts";
import type { TransferOrder } from "../../src/ports/core-bank/port.ts";
import { bankRules } from "../../src/ports/core-bank/rules.ts";
import { serve } from "../child.ts";
import { designatedSteps, idAt, numberAt, outside } from "../people.ts";
import { runClients } from "./clients.ts";
import { HOT_PLACE, type Reading, type Way, type Work } from "./work.ts";

const { DATABASE_URL: url, PEOPLE } = process.env;
if (url === undefined || PEOPLE === undefined) throw new Error("DATABASE_URL or PEOPLE is missing");
const people = Number(PEOPLE);
// Above the day's free small transfer: each of these costs its fee.
const OUTWARD_LEAST = 1_001;
const OUTWARD_FEE = 15;
const PAGE = 20;

const numbers = Array.from({ length: people }, (_, place) => numberAt(place));
const sent = new Uint32Array(people);
const bank = await localCoreBank({
  url,
  read: openPool(url, "bank_app"),
  clearing: localClearing(),
  rules: bankRules,
  onError(thrown) {
    throw thrown;
  },
  // Overrides the bank's own choice, for experiments.
  ...(process.env.LANES === undefined ? {} : { lanes: Number(process.env.LANES) }),
});

const app = Fastify();
app.post<{ Body: Work }>("/transfers", ({ body }) => runClients(body, () => send(body.way)));
app.post<{ Body: Reading }>("/reads", ({ body }) => read(body));
await serve(app);

async function send(way: Way): Promise<void> {
  const result = await bank.transfer(orderOf(way));
  if (!result.ok) throw new Error(`a transfer was refused: ${result.code}`);
}

function orderOf(way: Way): TransferOrder {
  // Never the hot payee, who would be sending to themselves.
  const place = 1 + Math.floor(Math.random() * (people - 1));
  const times = (sent[place] ?? 0) + 1;
  sent[place] = times;
  const isOutward = way === "outward";
  return {
    id: uuid(),
    initiator: {
      customerId: idAt(place),
      session: "be9c4be9c4be",
      address: "127.0.0.1",
      request: "bench",
    },
    fromNumber: numbers[place] as string,
    toBank: isOutward ? outside.bank : OWN_BANK_CODE,
    toNumber: isOutward ? outside.number : payeeOf(way, place),
    amount: isOutward ? OUTWARD_LEAST + times : times,
    kind: "designated",
    fee: isOutward ? OUTWARD_FEE : 0,
    sameAgain: false,
    note: null,
  };
}

function payeeOf(way: Way, place: number): string {
  const step = designatedSteps[Math.floor(Math.random() * designatedSteps.length)] as number;
  return numbers[way === "hot" ? HOT_PLACE : (place + step) % people] as string;
}

async function read({ what, accountId, from, to, times }: Reading): Promise<{ seconds: number }> {
  const page = { accountId, from, to, direction: "all", before: null, most: PAGE } as const;
  const ask = {
    history: () => bank.history(page),
    sums: () =>
      bank.search({ ...page, amountFrom: null, amountTo: null, words: null, kinds: null }),
    balanceAt: () => bank.balanceAt(accountId, from),
  }[what];
  const began = performance.now();
  for (let time = 0; time < times; time += 1) await ask();
  return { seconds: (performance.now() - began) / 1000 };
}
