// The signing adapter on the customer's own computer, as a page calls it: a form over HTTPS to a
// local port, with a JSON response whose values are base64.

import type { ErrorCode } from "#base/errors/catalogue.ts";

const WINDOWS_PORTS = [56_450, 56_550, 56_650];
const MAC_OFFSET = 2_000;
const HOSTS = ["localhost", "127.0.0.1"];
const OPEN_MS = 4_000;
// How long a customer may read the browser's question.
const PERMISSION_MS = 90_000;
// Longer than the adapter waits for a reader, so that the page hears what is wrong with it.
const DETECT_MS = 75_000;
// A card takes seconds, and requests are queued.
const SIGN_MS = 90_000;
const MAJOR_LEAST = 1;
const OK = "0";

/** Every error of the page or the adapter, by its code in the catalogue. */
export const adapterCodes = [
  "61001",
  "61006",
  "61014",
  "61015",
  "62001",
  "62002",
  "62003",
  "62004",
  "62011",
  "62012",
  "62013",
  "CTZN000001",
  "CTZN000002",
  "CTZN000009",
  "CTZN000010",
  "CTZN000011",
] as const satisfies readonly ErrorCode[];
export type AdapterCode = (typeof adapterCodes)[number];

/** Their messages, in which the page fills in the placeholders. */
export type AdapterSentences = Readonly<Record<AdapterCode, string>>;

/** An error; attempts and readers as far as they are known. */
export interface AdapterError {
  ok: false;
  code: AdapterCode;
  triesLeft: number | null;
  readerCount: number | null;
}

/** A reader with a card in it. */
export interface DetectedCard {
  ok: true;
  readerCount: number;
  cardKind: "reader" | "soft";
  triesLeft: number | null;
}

/** An adapter that responded. */
export interface Adapter {
  /** Included in the bank's ticket, so that it is valid for this page only. */
  nonce: string;
  version: string;
  port: number;
  detectCard(): Promise<DetectedCard | AdapterError>;
  /** Lets the card sign the ticket's challenge; the PIN is sent to the adapter and nowhere else. */
  signChallenge(
    ticket: string,
    pin: string,
  ): Promise<{ ok: true; signature: string } | AdapterError>;
  release(): Promise<void>;
}

/** Looks for the adapter on its ports, all at the same time. */
export async function openAdapter(): Promise<{ ok: true; adapter: Adapter } | AdapterError> {
  if (!isCapable()) return adapterError("61001");
  let refused: AdapterError | null = null;
  let isTimedOut = false;
  for (const host of HOSTS) {
    const timeoutMs = (await isUndecided()) ? PERMISSION_MS : OPEN_MS;
    const tries = portsHere().map(async (port) => {
      const address = `https://${host}:${port}/`;
      const response = await send(address, { functionname: "Echo" }, timeoutMs).catch((thrown) => {
        isTimedOut ||= (thrown as Error).name === "AbortError";
        throw thrown;
      });
      if (response?.result === OK) return { port, address, response };
      // A proxy or another program has this port: the adapter may be on the next one.
      refused = response ? adapterErrorOf(response) : adapterError("61014");
      throw new Error("not the adapter");
    });
    const found = await Promise.any(tries).catch(() => null);
    if (found) return opened(found);
    // A port on which nothing listens fails before the question is answered: that is no refusal.
    if (isTimedOut && (await isUndecided())) return adapterError("CTZN000002");
  }
  if ((await loopbackPermission()) === "denied") return adapterError("CTZN000002");
  return refused ?? adapterError("61006");
}

/** Whether the browser asks the customer first: a request to the adapter waits for the decision. */
async function isUndecided(): Promise<boolean> {
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
  return !isLocal && (await loopbackPermission()) === "prompt";
}

/** Whether the browser lets this site connect to local programs; older ones need no permission. */
export async function loopbackPermission(): Promise<"granted" | "prompt" | "denied" | "unknown"> {
  if (!("permissions" in navigator)) return "unknown";
  try {
    const name = "loopback-network" as PermissionName;
    return (await navigator.permissions.query({ name })).state;
  } catch {
    return "unknown";
  }
}

type Words = Readonly<Record<string, string>>;

interface Found {
  port: number;
  address: string;
  response: Words;
}

function opened({ port, address, response }: Found): { ok: true; adapter: Adapter } | AdapterError {
  const { ServerVersion: version = "", SessionID: sessionid, Nonce: nonce } = response;
  if (!nonce || Number.parseInt(version, 10) < MAJOR_LEAST) return adapterError("61015");
  const call = async (functionname: string, more: Words, timeoutMs: number) => {
    // It had responded before: now it is gone, or something blocks it.
    const answered = await send(address, { functionname, sessionid, ...more }, timeoutMs).catch(
      () => "lost" as const,
    );
    if (answered === "lost") return adapterError("61015");
    if (!answered) return adapterError("61014");
    return answered.result === OK ? answered : adapterErrorOf(answered);
  };
  const adapter: Adapter = {
    ...{ nonce, version, port },
    async detectCard() {
      const answered = await call("DetectCard", {}, DETECT_MS);
      if (isAdapterError(answered)) return answered;
      const cardKind = answered.cardKind === "soft" ? "soft" : "reader";
      const readerCount = numberOf(answered.readerCount) ?? 0;
      return { ok: true, cardKind, readerCount, triesLeft: numberOf(answered.triesLeft) };
    },
    async signChallenge(ticket, pin) {
      const answered = await call("SignChallenge", { ticket, pin }, SIGN_MS);
      return isAdapterError(answered) ? answered : { ok: true, signature: answered.value ?? "" };
    },
    async release() {
      await call("Release", {}, OPEN_MS);
    },
  };
  return { ok: true, adapter };
}

/** Whether the browser has what the adapter needs; otherwise the code is 61001. */
export function isCapable(): boolean {
  return isSecureContext && typeof fetch === "function" && typeof TextEncoder === "function";
}

function portsHere(): number[] {
  const isMac = /Mac/.test(navigator.platform);
  return WINDOWS_PORTS.map((port) => (isMac ? port - MAC_OFFSET : port));
}

/** The adapter's response; null where it is not its own. Throws where nothing responds. */
async function send(
  address: string,
  parameters: Readonly<Record<string, string | undefined>>,
  timeoutMs: number,
): Promise<Words | null> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await fetch(address, {
      method: "POST",
      body: new URLSearchParams({ Parameter: toBase64(JSON.stringify(parameters)) }),
      credentials: "omit",
      cache: "no-store",
      signal: stop.signal,
    });
    return wordsOf(await response.text());
  } finally {
    clearTimeout(timer);
  }
}

function wordsOf(text: string): Words | null {
  try {
    const pairs = Object.entries(JSON.parse(text) as Record<string, string>);
    return Object.fromEntries(pairs.map(([key, value]) => [key, fromBase64(value)]));
  } catch {
    return null;
  }
}

function isAdapterError(answered: Words | AdapterError): answered is AdapterError {
  return answered.ok === false;
}

function adapterError(code: AdapterCode, more: Partial<AdapterError> = {}): AdapterError {
  return { ok: false, code, triesLeft: null, readerCount: null, ...more };
}

/** The adapter distinguishes more codes than the customer needs: they are mapped to ours. */
function adapterErrorOf({ result = "", triesLeft, readerCount }: Words): AdapterError {
  const known = { triesLeft: numberOf(triesLeft), readerCount: numberOf(readerCount) };
  if (result === "62011" && known.triesLeft === null) return adapterError("CTZN000001", known);
  const isOurs = (adapterCodes as readonly string[]).includes(result);
  if (isOurs) return adapterError(result as AdapterCode, known);
  // Session and tickets: a new check starts again.
  if (/^6140[1-4]$/.test(result)) return adapterError("CTZN000009", known);
  if (result === "61406") return adapterError("CTZN000010", known);
  if (result === "61407") return adapterError("CTZN000011", known);
  // An unknown function: an outdated adapter.
  return adapterError(/^614/.test(result) ? "61015" : "62003", known);
}

function numberOf(text: string | undefined): number | null {
  return text ? Number(text) : null;
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}
