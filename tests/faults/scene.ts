// Sets up a run: fresh data, its server, the network, the sites.

import { fileURLToPath } from "node:url";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import { type Site, startSite } from "../runs/site.ts";
import { type OwnServer, type Prepared, powerOf, startServer } from "./database.ts";
import { type Disk, mountDisk } from "./disk.ts";
import type { Kind } from "./kinds.ts";
import { type Network, openNetwork } from "./network.ts";
import type { Scene } from "./run.ts";

const CLOCK = fileURLToPath(new URL("./shifted-clock.ts", import.meta.url));

/** The settings of a bank under heavy load from few addresses. */
export const BUSY = {
  SECRET_KEY: TEST_SECRET,
  CALLS_PER_MINUTE: "10000000",
  PAGES_PER_MINUTE: "10000000",
};

/** A scene, and its teardown. */
export interface Stage {
  scene: Scene;
  close(): Promise<void>;
}

/** Sets a scene up; null if this machine does not permit what it needs. */
export async function setScene(prepared: Prepared, kind: Kind): Promise<Stage | null> {
  const disk: Disk | null = kind.needs === "disk" ? mountDisk() : null;
  if (kind.needs === "disk" && !disk) return null;
  const closing: (() => Promise<unknown> | unknown)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    return { scene: await build({ prepared, kind, disk, closing }), close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

async function build(task: {
  prepared: Prepared;
  kind: Kind;
  disk: Disk | null;
  closing: (() => Promise<unknown> | unknown)[];
}): Promise<Scene> {
  const { prepared, kind, disk, closing } = task;
  const { directory, remove } = prepared.copy(disk?.directory);
  closing.push(disk?.remove ?? remove);
  const power = powerOf(directory);
  const server: OwnServer | null =
    kind.database === "external" ? await startServer(directory) : null;
  closing.push(server?.stop ?? power.kill);
  const network = await openNetwork(await freePort(PORTS.from, PORTS.to), server?.port() ?? 0);
  closing.push(network.close);
  const sites: Site[] = [];
  for (let count = 0; count < kind.sites; count += 1) {
    const url = await power.url();
    const reached = server && url ? { DATABASE_URL: throughNetwork(url, network) } : {};
    const site = await startSite({
      port: await freePort(PORTS.from, PORTS.to),
      environment: { ...BUSY, DATA_DIR: directory, ...reached },
      ...(kind.needs === "clock" && { preload: CLOCK }),
    });
    closing.push(site.stop);
    sites.push(site);
  }
  return { people: prepared.people, sites, power, server, network, disk, ownerUrl: power.url };
}

/** The same database through the failing network. */
export function throughNetwork(url: string, { port }: Pick<Network, "port">): string {
  const through = new URL(url);
  through.port = String(port);
  return through.href;
}
