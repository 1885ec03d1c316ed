// The kinds of faults of a run. Each round injects one and repairs it; what the bank must recover
// from on its own is left to the bank.

import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../runs/random.ts";
import type { Site } from "../runs/site.ts";
import { jumpBothClocks, jumpSiteClock } from "./clocks.ts";
import type { OwnServer, Power } from "./database.ts";
import type { Disk } from "./disk.ts";
import type { CommitFault, Network } from "./network.ts";

/** Everything that can be broken. */
export interface Laboratory {
  random: Random;
  sites: readonly Site[];
  /** The processes of PostgreSQL. */
  power: Power;
  /** If the driver runs the server: the server, and the network in front of it. */
  server: OwnServer | null;
  network: Network;
  disk: Disk | null;
}

/** One kind of fault. */
export interface Kind {
  means: string;
  /** Whether the site runs its own PostgreSQL. */
  database: "embedded" | "external";
  sites: 1 | 2;
  needs?: "disk" | "clock";
  /** Null: no fault. */
  round: ((laboratory: Laboratory) => Promise<void>) | null;
}

const COMMIT_CHANCE = 0.08;

/** All kinds by name. */
export const kinds: Readonly<Record<string, Kind>> = {
  none: { means: "nothing, external database", database: "external", sites: 1, round: null },
  "none-embedded": {
    means: "nothing, embedded database",
    database: "embedded",
    sites: 1,
    round: null,
  },
  "site-kill": { means: "kill -9 of the site", database: "embedded", sites: 1, round: killSite },
  "site-pause": {
    means: "the site is stopped for a while",
    database: "embedded",
    sites: 1,
    round: pauseSite,
  },
  "postgres-kill-embedded": {
    means: "kill -9 of the embedded PostgreSQL",
    database: "embedded",
    sites: 1,
    round: ({ power }) => power.kill(),
  },
  "postgres-kill": {
    means: "kill -9 of an external PostgreSQL",
    database: "external",
    sites: 1,
    round: killServer,
  },
  "postgres-pause": {
    means: "PostgreSQL is stopped for a while",
    database: "external",
    sites: 1,
    round: pausePower,
  },
  "postgres-restart": {
    means: "orderly restart of PostgreSQL",
    database: "external",
    sites: 1,
    round: restartServer,
  },
  cut: {
    means: "connections are reset, one or all",
    database: "external",
    sites: 1,
    round: cutConnections,
  },
  held: {
    means: "the network holds everything up",
    database: "external",
    sites: 1,
    round: holdNetwork,
  },
  "cut-before-commit": {
    means: "reset before a commit",
    database: "external",
    sites: 1,
    round: onCommit("cut-before"),
  },
  "cut-after-commit": {
    means: "answer to a commit lost",
    database: "external",
    sites: 1,
    round: onCommit("cut-after"),
  },
  "silent-after-commit": {
    means: "answer to a commit lost in silence",
    database: "external",
    sites: 1,
    round: onCommit("silent-after"),
  },
  swallow: {
    means: "the network swallows everything",
    database: "external",
    sites: 1,
    round: swallowAll,
  },
  "swallow-one": {
    means: "one connection swallows everything",
    database: "external",
    sites: 1,
    round: swallowOne,
  },
  clock: {
    means: "the site's clock jumps",
    database: "external",
    sites: 1,
    needs: "clock",
    round: jumpSiteClock,
  },
  "clock-both": {
    means: "the clocks of site and database jump, forward and back",
    database: "external",
    sites: 1,
    needs: "clock",
    round: jumpBothClocks,
  },
  "disk-full": {
    means: "the disk is full",
    database: "external",
    sites: 1,
    needs: "disk",
    round: fillDisk,
  },
  "disk-full-embedded": {
    means: "the disk of the embedded PostgreSQL is full",
    database: "embedded",
    sites: 1,
    needs: "disk",
    round: fillDisk,
  },
  "two-sites": {
    means: "two processes on one database, killed in turn",
    database: "external",
    sites: 2,
    round: killSite,
  },
  mixed: {
    means: "a killed site, cut connections and lost answers, whatever comes next",
    database: "external",
    sites: 1,
    round: (laboratory) => laboratory.random.pick(mixture)(laboratory),
  },
};

/** Faults that do not touch PostgreSQL itself. */
const mixture = [
  killSite,
  cutConnections,
  onCommit("cut-before"),
  onCommit("cut-after"),
] as const satisfies readonly Kind["round"][];

async function killSite({ random, sites }: Laboratory): Promise<void> {
  await random.pick(sites).kill();
}

async function pauseSite({ random, sites }: Laboratory): Promise<void> {
  const site = random.pick(sites);
  site.signal("SIGSTOP");
  await sleep(random.between(500, 4_000));
  site.signal("SIGCONT");
}

async function pausePower({ random, power }: Laboratory): Promise<void> {
  const goOn = await power.pause();
  await sleep(random.between(500, 7_000));
  goOn();
}

async function killServer({ random, server, network }: Laboratory): Promise<void> {
  await server?.kill();
  await sleep(random.between(200, 3_000));
  await startAgain(server, network);
}

async function restartServer({ random, server, network }: Laboratory): Promise<void> {
  await server?.stop();
  await sleep(random.between(0, 2_000));
  await server?.start();
  network.leadTo(server?.port() ?? 0);
}

/** Removes the lock on the directory of a server that died, and starts another. */
async function startAgain(server: OwnServer | null, network: Network): Promise<void> {
  await server?.stop();
  await server?.start();
  network.leadTo(server?.port() ?? 0);
}

async function cutConnections({ random, network }: Laboratory): Promise<void> {
  if (random.chance(0.5)) return network.cutAll();
  for (let times = random.between(1, 6); times > 0; times -= 1) {
    network.cutOne(random.below);
    await sleep(random.between(0, 300));
  }
}

async function holdNetwork({ random, network }: Laboratory): Promise<void> {
  const goOn = network.hold();
  await sleep(random.between(500, 7_000));
  goOn();
}

function onCommit(fault: CommitFault) {
  return async ({ random, network }: Laboratory): Promise<void> => {
    network.onCommit(fault, () => random.chance(COMMIT_CHANCE));
    await sleep(random.between(1_000, 3_000));
    network.onCommit(null, () => false);
  };
}

async function swallowAll({ random, network }: Laboratory): Promise<void> {
  const heal = network.swallowAll();
  await sleep(random.between(1_000, 8_000));
  heal();
}

async function swallowOne({ random, network }: Laboratory): Promise<void> {
  network.swallowOne(random.below);
}

async function fillDisk({ random, disk, server, network }: Laboratory): Promise<void> {
  disk?.fill();
  await sleep(random.between(1_000, 5_000));
  disk?.free();
  // An external server is restarted by its operator; the embedded one by the bank.
  if (server && (await server.url()) === null) await startAgain(server, network);
}
