import { onTestFinished } from "vitest";
import { type BadNetwork, openBadNetwork } from "./bad-network.ts";

/** A bad network for one test. */
export async function badNetwork(databaseUrl: string): Promise<BadNetwork> {
  const network = await openBadNetwork(databaseUrl);
  onTestFinished(network.close);
  return network;
}
