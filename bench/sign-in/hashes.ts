// The least that a sign-in costs: verifying a hash of the same strength, with the same concurrency,
// and nothing else.

import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import Fastify from "fastify";
import { argon } from "../../src/server/secrets/vault.ts";
import { readSettings } from "../../src/server/settings/settings.ts";
import { serve } from "../child.ts";

const PASSWORD = "Sunrise8x4";
const { hashesAtOnce } = readSettings(process.env);
const options = { ...argon, secret: randomBytes(32) };
const hashed = await hash(PASSWORD, options);

const app = Fastify();
app.post<{ Body: { times: number } }>("/hashes", async ({ body }) => {
  let left = body.times;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: hashesAtOnce }, async () => {
      while (left-- > 0) await verify(hashed, PASSWORD, options);
    }),
  );
  return { seconds: (performance.now() - began) / 1000 };
});
await serve(app);
