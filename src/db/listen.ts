import pg from "pg";

const AGAIN_MS = 500;

/** What is heard on a channel, and what to do after a gap in which something may have been missed. */
export interface Ear {
  channel: string;
  onWord(word: string): void;
  onGap(): void;
}

/** Listens to the database on a connection of its own, and again after every loss of it. */
export async function listen(url: string, ears: readonly Ear[]): Promise<() => Promise<void>> {
  let isClosed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: "dawn-bank-ear" });
    next.on("error", () => lost(next));
    next.on("end", () => lost(next));
    next.on("notification", ({ channel, payload }) => {
      for (const ear of ears) if (ear.channel === channel) ear.onWord(payload ?? "");
    });
    await next.connect();
    for (const { channel } of ears) await next.query(`listen ${channel}`);
    client = next;
  }

  function lost(from: pg.Client): void {
    if (isClosed || (client !== null && client !== from)) return;
    client = null;
    clearTimeout(timer);
    timer = setTimeout(() => void again(), AGAIN_MS);
  }

  async function again(): Promise<void> {
    try {
      await connect();
    } catch {
      timer = setTimeout(() => void again(), AGAIN_MS);
      return;
    }
    if (isClosed) await client?.end();
    for (const ear of ears) ear.onGap();
  }

  await connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
