import { type Mac, sealTrail } from "#db/trail/seal.ts";
import type { Vault } from "../secrets/vault.ts";
import type { Job } from "./jobs.ts";

const EVERY_SECONDS = 1;
const BLOCKS_MOST = 100;

/** The key of the trail's seals. */
export function trailMac(vault: Pick<Vault, "mac">): Mac {
  return (...parts) => vault.mac("trail", ...parts);
}

/** Seals the trail. Each seal is logged too: a log kept elsewhere shows if the newest were taken away. */
export function sealing(vault: Pick<Vault, "mac">, log: (line: object) => void): Job {
  const mac = trailMac(vault);
  return {
    name: "seal the trail",
    everySeconds: EVERY_SECONDS,
    async work(db) {
      for (let blocks = 0; blocks < BLOCKS_MOST; blocks += 1) {
        const sealed = await sealTrail(db, mac);
        if (!sealed) return;
        const { number, rows, seal } = sealed;
        log({ event: "trail.seal", number, rows, seal: seal.toString("hex") });
      }
    },
  };
}
