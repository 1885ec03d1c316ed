// Sets up what one run works on: fresh data, its server, the network, the sites.

import { fileURLToPath } from "node:url";
import { freePort } from "#db/cluster/port.ts";
import { type Site, startSite } from "../runs/site.ts";
import { TEST_SECRET } from "../secret.ts";
import { type OwnServer, type Prepared, powerOf, startServer } from "./database.ts";
import { type Disk, mountDisk } from "./disk.ts";
import type { Kind } from "./kinds.ts";
import { type Network, openNetwork } from "./network.ts";
import type { Scene } from "./run.ts";

const CLOCK = fileURLToPath(new URL("./shifted-clock.ts", import.meta.url));

/** The settings of a bank that works as hard as it can for few addresses. */
export const BUSY = {
  SECRET_KEY: TEST_SECRET,
  CALLS_PER_MINUTE: "10000000",
  PAGES_PER_MINUTE: "10000000",
};

/** Ports for sites, and for PostgreSQL's network. */
export interface Ports {
  sites: { from: number; to: number };
  network: { from: number; to: number };
}

/** A scene, and what undoes it. */
export interface Stage {
  scene: Scene;
  close(): Promise<void>;
}

/** Sets a scene up; null where this machine does not permit what it needs. */
export async function setScene(
  prepared: Prepared,
  kind: Kind,
  ports: Ports,
): Promise<Stage | null> {
  const disk: Disk | null = kind.needs === "disk" ? mountDisk() : null;
  if (kind.needs === "disk" && !disk) return null;
  const { directory, remove } = prepared.copy(disk?.directory);
  const power = powerOf(directory);
  const server: OwnServer | null =
    kind.database === "external" ? await startServer(directory) : null;
  const network = await openNetwork(
    await freePort(ports.network.from, ports.network.to),
    server?.port() ?? 0,
  );
  const sites: Site[] = [];
  for (let count = 0; count < kind.sites; count += 1) {
    const url = await power.url();
    const reached = server && url ? { DATABASE_URL: throughNetwork(url, network) } : {};
    sites.push(
      await startSite({
        port: await freePort(ports.sites.from, ports.sites.to),
        environment: { ...BUSY, DATA_DIR: directory, ...reached },
        ...(kind.needs === "clock" && { preload: CLOCK }),
      }),
    );
  }
  return {
    scene: { people: prepared.people, sites, power, server, network, disk, ownerUrl: power.url },
    async close() {
      for (const site of sites) await site.stop();
      await network.close();
      if (server) await server.stop();
      else await endLeftBehind(power.url, power.kill);
      if (disk) disk.remove();
      else remove();
    },
  };
}

/** The embedded server outlives a site that was killed. */
async function endLeftBehind(url: () => Promise<string | null>, kill: () => Promise<void>) {
  if ((await url()) !== null) await kill();
}

/** The same database by way of the network that can fail. */
export function throughNetwork(url: string, { port }: Pick<Network, "port">): string {
  const through = new URL(url);
  through.port = String(port);
  return through.href;
}
