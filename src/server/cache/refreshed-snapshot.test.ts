import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { noteContentChange, refreshedSnapshot } from "./refreshed-snapshot.ts";

const bank = testBank();

test("what is published is made once for all who wait, also when it comes while another is made", async () => {
  let content = 1;
  let made = 0;
  const snapshot = refreshedSnapshot<number>({
    what: "a number",
    state: async () => String(content),
    async make(_db, before) {
      made += 1;
      const value = content;
      await new Promise((done) => setTimeout(done, 20));
      expect(before === null).toBe(made === 1);
      return value;
    },
  });
  const read = () => snapshot({ db: bank().pool, now: new Date(), log: () => undefined });
  expect(await read()).toBe(1);
  content = 2;
  noteContentChange();
  const early = [read(), read(), read()];
  await new Promise((done) => setTimeout(done, 5));
  content = 3;
  noteContentChange();
  expect(await Promise.all([read(), read()])).toEqual([3, 3]);
  await Promise.all(early);
  expect(made).toBe(3);
});
