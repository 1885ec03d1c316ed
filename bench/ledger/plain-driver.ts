// The contenders in their own process: a transaction for each transfer, and a commit that writes one
// row; both called directly and behind bare Fastify.

import Fastify from "fastify";
import pg from "pg";
import { OWN_BANK_CODE } from "../../src/base/site/brand.ts";
import { uuid } from "../../src/db/uuid.ts";
import type { TransferOrder } from "../../src/ports/core-bank/port.ts";
import { serve } from "../child.ts";
import { designatedSteps, idAt, numberAt } from "../people.ts";
import { runClients } from "./clients.ts";
import { plainTransfer } from "./plain-transfer.ts";
import type { PlainWork } from "./work.ts";

const { DATABASE_URL: url, PEOPLE } = process.env;
if (url === undefined || PEOPLE === undefined) throw new Error("DATABASE_URL or PEOPLE is missing");
const people = Number(PEOPLE);
const CONNECTIONS = 32;

const pool = new pg.Pool({
  connectionString: url,
  max: CONNECTIONS,
  options: "-c role=bank_ledger -c search_path=bank -c plan_cache_mode=force_generic_plan",
});
const rows = new pg.Pool({ connectionString: url, max: CONNECTIONS });
await rows.query(
  "create table if not exists public.bench_row (id uuid primary key, at timestamptz)",
);
const sent = new Uint32Array(people);

const works = {
  transfer: (place?: number) => plainTransfer(pool, orderOf(place)),
  row: async () => {
    const text = "insert into public.bench_row (id, at) values ($1, now())";
    await rows.query({ name: "row", text, values: [uuid()] });
  },
};

const app = Fastify();
app.post<{ Body: PlainWork }>("/work", ({ body }) => runClients(body, () => works[body.what]()));
app.post<{ Body: { place: number }; Params: Pick<PlainWork, "what"> }>(
  "/execute/:what",
  async ({ body: { place }, params: { what } }) => {
    await works[what](place);
    return { code: "200", message: "", content: { state: "done" } };
  },
);
await serve(app);

/** No sender repeats an amount, as with our own ledger. */
function orderOf(place = Math.floor(Math.random() * people)): TransferOrder {
  const amount = (sent[place] ?? 0) + 1;
  sent[place] = amount;
  const step = designatedSteps[Math.floor(Math.random() * designatedSteps.length)] as number;
  const initiator = { customerId: idAt(place), session: "be9c4be9c4be", address: "127.0.0.1" };
  return {
    ...{ id: uuid(), initiator: { ...initiator, request: "bench" }, fromNumber: numberAt(place) },
    ...{ toBank: OWN_BANK_CODE, toNumber: numberAt((place + step) % people), amount },
    ...{ kind: "designated", fee: 0, sameAgain: false, note: null },
  };
}
