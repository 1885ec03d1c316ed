import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { VERIFICATIONS } from "../rules.ts";
import { texts } from "../texts/zh.ts";

const bank = testBank({ pagesPerMinute: 1_000_000, callsPerMinute: 1_000_000 });
const { fileLater, noScript } = texts.verify;

test("whoever verified too often is not offered a check of files, and told when to come back", async () => {
  const verify = () =>
    bank().site.inject({ url: "/certification/verify", remoteAddress: "192.0.2.77" });
  expect((await verify()).body).not.toContain(`<p>${fileLater}</p>`);
  for (let tries = 0; tries < VERIFICATIONS.most; tries += 1) await verify();
  const refused = await verify();
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain(`<p>${fileLater}</p>`);
  expect(refused.body).not.toContain(`<p>${noScript}</p>`);
});
