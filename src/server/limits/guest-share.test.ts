import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { guestShares, wholeOf } from "./guest-share.ts";

const bank = testBank();

/** Transactions that stay open until they are ended, and how many have begun. */
function heldBy(guests: ReturnType<typeof guestShares>) {
  const end = Promise.withResolvers<void>();
  const begun: string[] = [];
  const hold = (network: string, share?: "sign-in") =>
    guests(network, share).transaction(async (db) => {
      await db.query("select 1", []);
      begun.push(share ?? network);
      await end.promise;
    });
  const settled = async (count: number) => {
    await expect.poll(() => begun.length).toBe(count);
    return begun;
  };
  return { hold, begun, settled, end: end.resolve };
}

test("guests who hold all they may leave connections for customers, and wait for each other", async () => {
  const { pool } = bank();
  const { hold, settled, end } = heldBy(guestShares(pool));
  const held = ["a", "b", "c", "d", "e", "f"].map((network) => hold(network));
  await settled(3);
  // Without the share, six of the pool's eight connections would be taken.
  const customers = Array.from({ length: 5 }, () => pool.query("select 1 as one", []));
  expect(await Promise.all(customers)).toHaveLength(5);
  // The three begin at once: which of them is answered first is the database's affair.
  expect((await settled(3)).toSorted()).toEqual(["a", "b", "c"]);
  end();
  await Promise.all(held);
});

test("a sign-in does not wait while strangers hold every connection that guests may have", async () => {
  const { pool } = bank();
  const guests = guestShares(pool);
  const { hold, settled, end } = heldBy(guests);
  const held = Array.from({ length: 60 }, (_, at) => hold(`network ${at}`));
  await settled(3);
  const signIn = hold("a customer's", "sign-in");
  expect((await settled(4)).at(-1)).toBe("sign-in");
  end();
  await Promise.all([...held, signIn]);
});

test("a network with little to ask does not wait behind one with much", async () => {
  const { pool } = bank();
  const guests = guestShares(pool, { signIns: 1, others: 1 });
  const order: string[] = [];
  const ask = (network: string) =>
    guests(network, undefined)
      .query("select 1", [])
      .then(() => order.push(network));
  const all = [...Array.from({ length: 50 }, () => ask("flood")), ask("visitor")];
  await Promise.all(all);
  expect(order.indexOf("visitor")).toBeLessThanOrEqual(2);
});

test("what is kept for a database is kept once for guests and customers", () => {
  const { pool } = bank();
  expect(wholeOf(guestShares(pool)("a", undefined))).toBe(pool);
  expect(wholeOf(pool)).toBe(pool);
});
