// The short share of `npm run prove -- faults`: real processes, and faults that do not touch the
// database server, which all test files share.

import { expect, inject, test } from "vitest";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { openPool } from "#db/db.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import { startSite } from "../runs/site.ts";
import { type Kind, kinds } from "./kinds.ts";
import { openNetwork } from "./network.ts";
import { makePeople } from "./people.ts";
import { violationsText } from "./report.ts";
import { type Result, run } from "./run.ts";
import { BUSY, throughNetwork } from "./scene.ts";

// Another seed with FAULTS_SEED=7; a minute with FAULTS_SECONDS=60.
const SEED = process.env.FAULTS_SEED ?? "1";
const SECONDS = Number(process.env.FAULTS_SECONDS ?? 6);
const WORKERS = 8;
const PEOPLE = 25;

const powerless = () => Promise.reject(new Error("the server is shared by all test files"));

async function runMixed(): Promise<Result> {
  const database = await freshDatabase(inject("serverUrl"));
  const owner = openPool(database.url, "owner");
  const people = await makePeople(owner, PEOPLE).finally(owner.close);
  const port = await freePort(PORTS.from, PORTS.to);
  const network = await openNetwork(port, Number(new URL(database.url).port));
  const site = await startSite({
    port: await freePort(PORTS.from, PORTS.to),
    environment: { ...BUSY, DATABASE_URL: throughNetwork(database.url, network) },
  });
  const url = async () => database.url;
  const power = { url, kill: powerless, pause: powerless };
  try {
    return await run(
      { people, sites: [site], power, server: null, network, disk: null, ownerUrl: url },
      { name: "mixed", kind: kinds.mixed as Kind, seed: SEED, seconds: SECONDS, workers: WORKERS },
    );
  } finally {
    await site.stop();
    await network.close();
    await database.drop();
  }
}

test(`${SECONDS} s of kills, cut connections and lost answers break no promise (seed ${SEED})`, {
  timeout: 90_000 + SECONDS * 2_000,
}, async () => {
  const { violations, story, posted } = await runMixed();
  expect(violationsText(violations, story)).toBe("");
  expect(posted).toBeGreaterThan(0);
});
