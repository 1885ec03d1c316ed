import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { GUEST_CONNECTIONS, guestShare, wholeOf } from "./guest-share.ts";

const bank = testBank();

test("guests who hold all they may leave connections for customers, and wait for each other", async () => {
  const { pool } = bank();
  const guests = guestShare(pool, GUEST_CONNECTIONS);
  const end = Promise.withResolvers<void>();
  let begun = 0;
  const held = Array.from({ length: GUEST_CONNECTIONS + 3 }, () =>
    guests.transaction(async (db) => {
      await db.query("select 1", []);
      begun += 1;
      await end.promise;
    }),
  );
  while (begun < GUEST_CONNECTIONS) await new Promise((turn) => setTimeout(turn, 5));
  // Without the share, all eight connections of the pool would be taken.
  expect(await pool.query("select 1 as one", [])).toEqual([{ one: 1 }]);
  expect(begun).toBe(GUEST_CONNECTIONS);
  end.resolve();
  await Promise.all(held);
  expect(begun).toBe(GUEST_CONNECTIONS + 3);
});

test("what is kept for a database is kept once for guests and customers", () => {
  const { pool } = bank();
  expect(wholeOf(guestShare(pool, 1))).toBe(pool);
  expect(wholeOf(pool)).toBe(pool);
});
