// 500 chats between visitors and staff, open at the same time in one process of the bank: how long
// a message takes from the sender's request to the other side's page, and what an open chat costs.

import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chatTopic } from "../../src/areas/chat/contract/live.ts";
import { freePort, PORTS } from "../../src/db/cluster/port.ts";
import { openPool, type Pool } from "../../src/db/db.ts";
import { PRESENCE_SECONDS } from "../../src/desk/chat/rules.ts";
import { staffSessionsOf } from "../../src/server/session/staff-sessions.ts";
import { cookieHeader } from "../../tests/bank/cookies.ts";
import { TEST_SECRET } from "../../tests/bank/secret.ts";
import { streamPath } from "../../tests/live/live.ts";
import { makeBank, startDurableServer } from "../durable.ts";
import type { Results } from "../results.ts";
import { quantile } from "../spread.ts";
import { listen, send } from "./wire.ts";

const CHATS = 500;
const CHATS_EACH = 8;
/** Each side of each chat sends one message per this many seconds. */
const PAUSE_SECONDS = 10;
const SECONDS = 30;
const BAR_MS = 200;
const START_MS = 180_000;

const MAIN = join(import.meta.dirname, "../../src/app/main.ts");

interface Chat {
  id: string;
  /** Headers of the visitor: each has its own address and cookie. */
  visitor: Record<string, string>;
  staff: Record<string, string>;
}

/** Measures delivery and memory with 500 open chats. */
export async function chat(): Promise<Results> {
  const server = await startDurableServer();
  let child: ChildProcess | undefined;
  let stopPresence = () => {};
  try {
    const url = await makeBank(server.url, "chats");
    const [port, deskPort] = [await freePort(PORTS.from, PORTS.to), await otherPort()];
    child = await startBank(url, port, deskPort);
    const origins = { site: `http://127.0.0.1:${port}`, desk: `http://127.0.0.1:${deskPort}` };
    const pool = openPool(url, "owner");
    const members = await makeMembers(pool, Math.ceil(CHATS / CHATS_EACH));
    await pool.close();
    const before = residentKilobytes(child);
    stopPresence = keepPresent(origins.desk, members);
    const chats = await openChats(origins, members);
    const heard = await hearAll(origins, chats, members);
    const open = residentKilobytes(child);
    const took = await converse(origins, chats, heard);
    const after = residentKilobytes(child);
    for (const close of heard.closes) close();
    const perChat = (end: number) => ((end - before) / CHATS).toFixed(1);
    return {
      rows: [],
      notes: [
        `${took.length} messages in ${SECONDS} s in ${CHATS} open chats of ${members.length} members of staff, one process: delivered in ${ms(took, 0.5)} (median), ${ms(took, 0.95)} (p95, bar ${BAR_MS} ms: ${quantile(took, 0.95) < BAR_MS ? "met" : "missed"}), ${ms(took, 0.99)} (p99); lost ${heard.sent.size}.`,
        "",
        `Memory of the process: ${perChat(open)} kB for each open chat with both streams, ${perChat(after)} kB after the conversation (resident, before any: ${Math.round(before / 1024)} MB).`,
        "",
        server.facts,
      ],
    };
  } finally {
    stopPresence();
    child?.kill("SIGKILL");
    await server.stop();
  }
}

/** Reports each member's presence regularly, as their page does in a browser. */
function keepPresent(desk: string, members: readonly Record<string, string>[]): () => void {
  const timer = setInterval(() => {
    for (const member of members) void send(`${desk}/v1/desk/chats`, member).catch(console.error);
  }, PRESENCE_SECONDS * 1000);
  return () => clearInterval(timer);
}

async function otherPort(): Promise<number> {
  return freePort(PORTS.from, PORTS.to - 1);
}

function ms(took: readonly number[], share: number): string {
  return `${quantile([...took], share).toFixed(1)} ms`;
}

async function startBank(url: string, port: number, deskPort: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      BANK_MODE: "demonstration",
      DATABASE_URL: url,
      SECRET_KEY: TEST_SECRET,
      PORT: String(port),
      DESK_PORT: String(deskPort),
      LOG_LEVEL: "silent",
      CALLS_PER_MINUTE: "1000000",
      TRUSTED_PROXIES: "127.0.0.1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const until = performance.now() + START_MS;
  let output = "";
  child.stdout?.on("data", (part: Buffer) => {
    output += part;
  });
  while (!output.includes("Ctrl-C closes it.")) {
    if (performance.now() > until || child.exitCode !== null) throw new Error(output);
    await sleep(100);
  }
  return child;
}

/** Creates members of staff with open sessions; returns their request headers. */
async function makeMembers(pool: Pool, count: number): Promise<Record<string, string>[]> {
  const sessions = staffSessionsOf(pool, (thrown) => console.error(thrown));
  const members: Record<string, string>[] = [];
  for (let place = 0; place < count; place += 1) {
    const [row] = await pool.query<{ id: string }>(
      `insert into staff (user_id, name, roles, password_hash, totp_secret)
       values ($1, '{"zh":"專員","en":"Advisor","ko":"상담원"}', '{service}', '-', '\\x00')
       returning id`,
      [`bench${String(place).padStart(5, "0")}`],
    );
    const opening = { staffId: row?.id ?? "", label: "bench", address: "127.0.0.1" };
    const token = await pool.transaction((tx) => sessions.open(tx, opening));
    members.push({
      cookie: cookieHeader("staff-session", token),
      "x-forwarded-for": `10.9.0.${place + 1}`,
    });
  }
  return members;
}

interface Origins {
  site: string;
  desk: string;
}

async function openChats(
  { site, desk }: Origins,
  members: readonly Record<string, string>[],
): Promise<Chat[]> {
  const chats: Chat[] = [];
  for (const [place, staff] of members.entries()) {
    await send(`${desk}/v1/desk/chats`, staff);
    for (let own = 0; own < CHATS_EACH && chats.length < CHATS; own += 1) {
      const from = { "x-forwarded-for": `10.8.${place}.${own + 1}` };
      const begun = await send(`${site}/v1/support/chats/requests`, from, {});
      const { chatId } = begun.content as { chatId: string };
      await send(`${desk}/v1/desk/chats/${chatId}/taking`, staff, {});
      chats.push({ id: chatId, visitor: { ...from, cookie: begun.cookie }, staff });
    }
  }
  return chats;
}

interface Heard {
  /** When each message in transit was sent, by its text. */
  sent: Map<string, number>;
  took: number[];
  closes: (() => void)[];
}

/** Opens a stream for every visitor, and one for every member of staff with all their chats. */
async function hearAll(
  { site, desk }: Origins,
  chats: readonly Chat[],
  members: readonly Record<string, string>[],
): Promise<Heard> {
  const heard: Heard = { sent: new Map(), took: [], closes: [] };
  const hear = async (
    url: string,
    { headers, other }: { headers: Record<string, string>; other: "visitor" | "staff" },
  ) => {
    heard.closes.push(
      await listen(url, { headers, other }, (text) => {
        const at = heard.sent.get(text);
        if (at === undefined) return;
        heard.took.push(performance.now() - at);
        heard.sent.delete(text);
      }),
    );
  };
  for (const { id, visitor } of chats) {
    const path = streamPath([chatTopic(id)]);
    await hear(`${site}${path}`, { headers: visitor, other: "staff" });
  }
  for (const member of members) {
    const own = chats.filter(({ staff }) => staff === member).map(({ id }) => chatTopic(id));
    await hear(`${desk}${streamPath(own)}`, { headers: member, other: "visitor" });
  }
  return heard;
}

/**
 * Both sides of every chat send, spread evenly over the pause; returns how long each message took.
 */
async function converse(
  { site, desk }: Origins,
  chats: readonly Chat[],
  heard: Heard,
): Promise<number[]> {
  const until = performance.now() + SECONDS * 1000;
  const write = async (place: number, work: (text: string) => Promise<unknown>) => {
    await sleep((place / (chats.length * 2)) * PAUSE_SECONDS * 1000);
    while (performance.now() < until) {
      const text = `message ${lettersOnly()}`;
      heard.sent.set(text, performance.now());
      await work(text);
      await sleep(PAUSE_SECONDS * 1000);
    }
  };
  await Promise.all(
    chats.flatMap(({ id, visitor, staff }, place) => [
      write(place * 2, (cont) =>
        send(`${site}/v1/support/chats/messages`, visitor, {
          cont,
          clientMessageId: randomUUID(),
        }),
      ),
      write(place * 2 + 1, (text) =>
        send(`${desk}/v1/desk/chats/${id}/messages`, staff, {
          text,
          clientMessageId: randomUUID(),
        }),
      ),
    ]),
  );
  await sleep(1_000);
  return heard.took;
}

/** A text that is none twice. The bank hides what looks like a number of a card: it has no digits. */
function lettersOnly(): string {
  return randomUUID().replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
}

function residentKilobytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
