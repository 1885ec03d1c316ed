import { spawn } from "node:child_process";
import { join } from "node:path";
import { watchMemory } from "../memory.ts";
import { productionEnvironment } from "../production.ts";

const BANK = join(import.meta.dirname, "../../src/app/bank.ts");

/** What a run of the verifier said, and what it took. */
export interface Verified {
  code: number | null;
  /** Its findings and its summary, one line each. */
  lines: string[];
  seconds: number;
  /** The most memory that its own process held. */
  peakMb: number;
  /** The seconds of each part that it names. */
  parts: string;
}

/** Runs the real verifier in its own process. */
export async function runVerifier(url: string): Promise<Verified> {
  const began = performance.now();
  const secondsSince = (from: number) => (performance.now() - from) / 1000;
  const child = spawn(process.execPath, [BANK, "verify"], {
    env: { ...process.env, ...productionEnvironment, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const peak = watchMemory(child.pid ?? 0);
  let found = "";
  child.stdout.on("data", (part: Buffer) => {
    found += part;
  });
  const marks: { name: string; at: number }[] = [];
  const others: string[] = [];
  child.stderr.on("data", (part: Buffer) => {
    for (const line of part.toString().split("\n").filter(Boolean)) {
      if (line.endsWith(" …")) marks.push({ name: line.slice(0, -2), at: performance.now() });
      else others.push(line);
    }
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const ended = performance.now();
  const parts = marks.map(({ name, at }, place) => {
    const seconds = ((marks[place + 1]?.at ?? ended) - at) / 1000;
    return `${name.toLowerCase()} ${seconds.toFixed(0)} s`;
  });
  if (found === "") throw new Error(`the verifier found nothing to say: ${others.join("\n")}`);
  return {
    ...{ code, lines: found.trim().split("\n"), seconds: secondsSince(began) },
    ...{ peakMb: peak().ownMb, parts: parts.join(", ") },
  };
}
