import { expect, test } from "vitest";
import type { Db } from "#db/db.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { rateChange } from "./rate-changes.ts";

const bank = testBank();

test.each(["deposit-rates/1", "loan-rates/1", "exchange-rates/2"])(
  "what a request about %s changes is read one statement at a time: a decision has one connection",
  async (content) => {
    let running = 0;
    const atOnce: number[] = [];
    const change = await bank().owner.transaction((tx) => {
      const counted: Db = {
        ...tx,
        async query(sql, values) {
          running += 1;
          atOnce.push(running);
          return tx.query<never>(sql, values).finally(() => {
            running -= 1;
          });
        },
      };
      return rateChange(counted, { content, version: 1 }, "zh");
    });
    expect(change?.title).toMatch(/\S/);
    expect(new Set(atOnce)).toEqual(new Set([1]));
  },
);
