import Fastify from "fastify";
import { expect, inject, onTestFinished, test } from "vitest";
import { openPool } from "#db/db.ts";
import { freshDatabase } from "../../../tests/bank/fresh-database.ts";
import { mountHealth } from "./health.ts";

test("the database is asked once for all who ask within a second whether the bank is ready", async () => {
  const database = await freshDatabase(inject("serverUrl"));
  const pool = openPool(database.url, "bank_app");
  onTestFinished(async () => {
    await pool.close();
    await database.drop();
  });
  let context = 0;
  let isAway = false;
  const app = Fastify();
  mountHealth(app, {
    readTogether: pool.readTogether,
    transaction: pool.transaction,
    query(sql, values) {
      context += 1;
      return isAway ? Promise.reject(new Error("away")) : pool.query(sql, values);
    },
  });
  const status = async () => (await app.inject("/health/ready")).statusCode;
  expect(new Set(await Promise.all(Array.from({ length: 50 }, status)))).toEqual(new Set([200]));
  expect(context).toBe(1);
  isAway = true;
  await expect.poll(status).not.toBe(200);
  isAway = false;
  await expect.poll(status).toBe(200);
});
