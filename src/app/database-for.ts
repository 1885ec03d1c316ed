import { join } from "node:path";
import { runningUrl, startCluster } from "#db/cluster/cluster.ts";
import type { Settings } from "#server/settings/settings.ts";

/** The configured database, the one of a running bank, or the embedded one for the duration. */
export async function databaseFor({
  databaseUrl,
  dataDirectory,
}: Pick<Settings, "databaseUrl" | "dataDirectory">): Promise<{
  url: string;
  close(): Promise<void>;
}> {
  const directory = join(dataDirectory, "postgres");
  const running = databaseUrl ?? (await runningUrl(directory));
  if (running !== null) return { url: running, close: async () => undefined };
  const cluster = await startCluster({ directory, durability: "durable" });
  return { url: cluster.url, close: cluster.stop };
}
