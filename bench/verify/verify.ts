import { trailKeys } from "../../src/server/jobs/sealing.ts";
import { openVault } from "../../src/server/secrets/vault.ts";
import { makeBank, startDurableServer, withClient } from "../durable.ts";
import { productionEnvironment } from "../production.ts";
import type { Results } from "../results.ts";
import { serverCpu } from "../server-cpu.ts";
import { spreadOf } from "../spread.ts";
import { watchMachine } from "../turns.ts";
import { planted } from "./plant.ts";
import { makeTrail } from "./trail.ts";
import { runVerifier, type Verified } from "./verifier.ts";

const MANY = Number(process.env.VERIFY_EVENTS ?? 10_000_000);
const FEW = MANY / 10;
/** What reading ten times as much may take of memory: the noise between two runs. */
const GROWTH_MOST = 1.2;

/** The verifier on a trail of ten million events, against one of a million. */
export async function verify(): Promise<Results> {
  const server = await startDurableServer();
  console.log(server.facts);
  try {
    return await withClient(server.url, async (client) => {
      const machine = watchMachine(await serverCpu(client));
      const few = await measure(server.url, "few", FEW);
      const found = await findPlanted(few.url);
      const many = await measure(server.url, "many", MANY);
      const each = (events: number, { seconds }: Verified) => (seconds * 1e6) / events;
      return {
        rows: [
          {
            what: `memory of the verifier's process with ${figure(MANY)} events, peak`,
            against: `with ${figure(FEW)}, four runs`,
            spread: spreadOf(
              [few.run, ...found.runs].map(({ peakMb }) => many.run.peakMb / peakMb),
            ),
            bar: { atMost: GROWTH_MOST },
          },
          {
            what: `time for each event with ${figure(MANY)}`,
            against: `with ${figure(FEW)}`,
            spread: spreadOf([each(MANY, many.run) / each(FEW, few.run)]),
            bar: null,
          },
        ],
        notes: [...few.notes, ...many.notes, ...found.notes, `- ${server.facts}`, machine()],
      };
    });
  } finally {
    await server.stop();
  }
}

async function measure(serverUrl: string, name: string, events: number) {
  const url = await makeBank(serverUrl, name);
  const vault = await openVault(Buffer.from(productionEnvironment.SECRET_KEY, "hex"), 1);
  const sealing = await makeTrail(url, events, trailKeys(vault));
  const run = await runVerifier(url);
  const { code, lines, seconds, peakMb, parts } = run;
  if (code !== 0) throw new Error(`the verifier is not content: ${lines.join("\n")}`);
  const notes = [
    `- ${figure(events)} events, sealed in ${sealing.toFixed(0)} s: ${lines.join(" ")}`,
    `- verified in ${seconds.toFixed(0)} s with ${peakMb.toFixed(0)} MB: ${parts}`,
  ];
  console.log(notes.join("\n"));
  return { url, run, notes };
}

/** Plants one violation after the other; each must be found, and nothing else. */
async function findPlanted(url: string): Promise<{ notes: string[]; runs: Verified[] }> {
  const notes: string[] = [];
  const runs: Verified[] = [];
  for (const { name, plant, undo } of planted) {
    const expected = await plant(url);
    const run = await runVerifier(url);
    const { code, lines } = run;
    runs.push(run);
    const found = lines.slice(0, -1);
    if (code !== 1 || found.join("\n") !== expected.join("\n")) {
      throw new Error(`${name} must be found as ${expected}, and this was: ${lines.join("\n")}`);
    }
    notes.push(`- ${name} is found, and nothing else: ${expected.join(", ")}`);
    if (undo) await withClient(url, (client) => client.query(undo));
  }
  console.log(notes.join("\n"));
  return { notes, runs };
}

function figure(count: number): string {
  return count.toLocaleString("en");
}
