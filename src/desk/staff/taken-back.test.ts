// A right password and code while the database fails: never counted as wrong ones.

import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { cutAt } from "../../../tests/bank/cut-writes.ts";
import {
  codeOf,
  makeStaff,
  staffSignIn,
  testDesk,
  tryStaffSignIn,
} from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });
const at = () => ({ desk: desk(), clock: bank().clock });

test("a right sign-in passes after five times in which its session could not be opened", async () => {
  const member = await makeStaff(bank(), ["service"]);
  const heal = await cutAt(bank(), { table: "staff_session", write: "insert", when: "true" });
  for (let time = 0; time < 5; time += 1) {
    expect((await tryStaffSignIn(at(), member)).status).toBe(503);
  }
  await heal();
  expect((await tryStaffSignIn(at(), member)).code).toBe(200);
});

test("a right code of the app passes after five times in which its work could not be stored", async () => {
  const member = await makeStaff(bank(), ["service"]);
  const cookie = await staffSignIn(at(), member);
  const make = () =>
    ask({ site: desk() }, "/v1/desk/account/recovery-codes", {
      // The next step's code: the sign-in has used this one's.
      payload: { code: codeOf(bank(), member, 1) },
      cookie,
    });
  const table = "staff_recovery_code";
  const heal = await cutAt(bank(), { table, write: "insert", when: "true" });
  for (let time = 0; time < 5; time += 1) expect((await make()).status).toBe(503);
  await heal();
  expect((await make()).code).toBe(200);
});
