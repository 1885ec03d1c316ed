import { askChild } from "../ask-child.ts";
import { startChild } from "../children.ts";
import type { Figures } from "../rounds.ts";
import type { Sent, Volley } from "../sender.ts";
import { requestText } from "../wire.ts";
import type { Executing } from "./executions.ts";
import type { Done, PlainWork } from "./work.ts";

/** The contenders under load. */
export interface Plain {
  take(work: PlainWork): Promise<Figures>;
  /** The same behind bare Fastify. */
  execute(what: PlainWork["what"], work: Executing): Promise<Figures>;
  /** The number of transfers posted. */
  posted(): number;
}

/** Starts the contenders on their own bank that has its customers. */
export async function startPlain(
  url: string,
  people: number,
  databaseMicros: () => number,
): Promise<Plain> {
  const env = { DATABASE_URL: url, PEOPLE: String(people) };
  const driver = await startChild(new URL("./plain-driver.ts", import.meta.url), env);
  const client = await startChild(new URL("../sender.ts", import.meta.url), {});
  let posted = 0;

  async function measured(work: () => Promise<{ count: number; seconds: number }>) {
    const before = { own: await driver.cpuMicros(), database: databaseMicros() };
    const { count, seconds } = await work();
    const after = { own: await driver.cpuMicros(), database: databaseMicros() };
    return {
      perSecond: count / seconds,
      cpuMicros: (after.own - before.own) / count,
      databaseMicros: (after.database - before.database) / count,
    };
  }

  return {
    take: (work) =>
      measured(async () => {
        const { posted: count, seconds } = await askChild<Done>(driver, "/work", work);
        if (work.what === "transfer") posted += count;
        return { count, seconds };
      }),
    execute: (what, { connections, requests: count }) =>
      measured(async () => {
        const requests = Array.from({ length: count }, (_, place) =>
          requestText({
            method: "POST",
            path: `/execute/${what}`,
            body: { place: place % people },
          }),
        );
        const volley: Volley = { origin: driver.origin, connections, requests };
        const { seconds, replies } = await askChild<Sent>(client, "/volleys", volley);
        if (replies["200 200"] !== count) throw new Error(`it answered ${JSON.stringify(replies)}`);
        if (what === "transfer") posted += count;
        return { count, seconds };
      }),
    posted: () => posted,
  };
}
