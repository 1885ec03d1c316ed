import { expect, test } from "vitest";
import { TEST_SECRET } from "../../../tests/bank/secret.ts";
import { openVault } from "./vault.ts";

// Sixty of each of six networks: more than the queue holds of one.
const WAITING = 360;

test("a customer's PIN is judged while strangers wait in every place they have", async () => {
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
  const hashed = await vault.hashSecret("24680K");
  const end = Promise.withResolvers<void>();
  const hanging = () => end.promise;
  const strangers = Array.from({ length: WAITING }, (_, number) =>
    vault.inTurn("strangers", `network ${number % 6}`, hanging).catch((thrown) => thrown),
  );
  const isRight = await vault.inTurn("customers", "a customer", () =>
    vault.verifySecret(hashed, "24680K", "customers"),
  );
  expect(isRight).toBe(true);
  const refused = vault.inTurn("strangers", "network 1", hanging);
  await expect(refused).rejects.toMatchObject({ statusCode: 429 });
  end.resolve();
  expect(await Promise.all(strangers)).toHaveLength(WAITING);
});

test("the desk's sign-in is judged while strangers of the customers' site wait in every place", async () => {
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
  const hashed = await vault.hashSecret("24680K");
  const end = Promise.withResolvers<void>();
  const strangers = Array.from({ length: WAITING }, (_, number) =>
    vault.inTurn("strangers", `network ${number % 6}`, () => end.promise).catch(() => "refused"),
  );
  // Even from the network of a flood.
  const isRight = await vault.inTurn("staff", "network 1", () =>
    vault.verifySecret(hashed, "24680K", "staff"),
  );
  expect(isRight).toBe(true);
  end.resolve();
  await Promise.all(strangers);
});

test("a hash of a stranger's password does not wait behind nor before a customer's", async () => {
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
  const hashed = await vault.hashSecret("24680K");
  const ended: string[] = [];
  const strangers = Array.from({ length: 12 }, () =>
    vault.verifySecret(null, "anything", "strangers").then(() => ended.push("stranger")),
  );
  const customer = vault
    .verifySecret(hashed, "24680K", "customers")
    .then(() => ended.push("customer"));
  await Promise.all([...strangers, customer]);
  expect(ended.indexOf("customer")).toBeLessThan(6);
});
