import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { formatDay } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { testBank } from "../bank/bank.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import { ask } from "../people/asking.ts";
import { yesterday } from "../people/certificates.ts";
import { makeCustomer, signIn } from "../people/customers.ts";

const bank = testBank();
const PROGRAM = join(import.meta.dirname, "../../src/app/bank.ts");
const LONG = { timeout: 120_000 };
const directory = mkdtempSync(join(tmpdir(), "dawn-review-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const environment = () => ({
  ...process.env,
  BANK_MODE: "demonstration",
  DATABASE_URL: bank().url,
  DATA_DIR: directory,
  SECRET_KEY: TEST_SECRET,
});

function run(...words: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, "certificates", ...words], {
    env: environment(),
    encoding: "utf8",
  });
  return { status, output: stdout };
}

async function requestByPost() {
  const person = await makeCustomer(bank(), { balance: 1_000 });
  const cookie = await signIn(bank(), person);
  const payload = {
    ...{ aplyId: uuid(), issuLngDsCd: "zh", baseDt: formatDay(yesterday), issuCcyCd: "TWD" },
    ...{ balCertAplyPposCd: "visa", balCertIssuTpCd: "total", dlvrTpCd: "post" },
    ...{ postAddr: "臺北市中正區晨光路一段 18 號", feeAcctNbr: person.mainNumber },
  };
  await ask(bank(), "/v1/support/download/balanceCertificates", { payload, cookie });
  const read = async () => {
    const { content } = await ask(bank(), `/v1/support/certificates/${payload.aplyId}`, { cookie });
    const [account] = await bank().owner.query<{ balance: string }>(
      "select balance from account where number = $1",
      [person.mainNumber],
    );
    return {
      state: content.aplyStsCd,
      refunded: content.feeRfndYn,
      balance: Number(account?.balance),
    };
  };
  return { id: payload.aplyId, read };
}

test(
  "staff lists, approves, posts and rejects; the customer sees every state [K03]",
  LONG,
  async () => {
    const { id, read } = await requestByPost();
    expect(await read()).toEqual({ state: "in-review", refunded: "N", balance: 1_000 });
    expect(run("list").output).toContain(id);
    expect(run("approve", id).status).toBe(0);
    expect(await read()).toEqual({ state: "issued", refunded: "N", balance: 900 });
    expect(run("approve", id).status).toBe(1);
    expect(run("posted", id).status).toBe(0);
    expect((await read()).state).toBe("sent");
    expect(run("reject", id, "because").status).toBe(1);
    expect(run("reject", id, "not-deliverable").status).toBe(0);
    expect(await read()).toEqual({ state: "rejected", refunded: "Y", balance: 1_000 });
    expect(run("nothing").output).toContain("npm run bank -- certificates list");
  },
);

/** What a review writes, one after the other. */
const rows = [
  "approved_at is not null",
  "exists (select from posting where posting.id = fee_posting)",
  "fee_state = 'charged'",
  "exists (select from certificate_document where request_id = certificate_request.id)",
];

test(
  "a review that is killed after any row that it writes charges once and issues once [K03]",
  LONG,
  async () => {
    const requests = await Promise.all(rows.map(requestByPost));
    for (const [place, { id }] of requests.entries()) {
      const child = spawn(process.execPath, [PROGRAM, "certificates", "approve", id], {
        env: environment(),
        stdio: "ignore",
      });
      const ended = once(child, "exit");
      const isWritten = async () => {
        const [row] = await bank().owner.query<{ isWritten: boolean }>(
          `select ${rows[place]} as "isWritten" from certificate_request where id = $1`,
          [id],
        );
        return row?.isWritten;
      };
      await expect.poll(isWritten, { interval: 1, timeout: 60_000 }).toBe(true);
      child.kill("SIGKILL");
      await ended;
    }
    for (const { id, read } of requests) {
      run("approve", id);
      expect(await read()).toEqual({ state: "issued", refunded: "N", balance: 900 });
    }
    const [counted] = await bank().owner.query<{ documents: number; fees: number }>(
      `select (select count(*)::int from certificate_document where request_id = any($1::uuid[])) as documents,
            (select count(*)::int from posting join certificate_request on fee_posting = posting.id
              where certificate_request.id = any($1::uuid[])) as fees`,
      [requests.map(({ id }) => id)],
    );
    expect(counted).toEqual({ documents: requests.length, fees: requests.length });
  },
);
