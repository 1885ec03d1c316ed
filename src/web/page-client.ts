// Calls of /v1 by the small programs of plain pages. A contract with its schemas would weigh more
// than the program; what one of them needs of the wire's names stands beside its contract.

import { CALL_TIMEOUT_MS, CHANNEL_CODE } from "#base/call/call.ts";

/** What the wire calls the fields of an answer, by the bank's own names. */
export type WireNames = Readonly<Record<string, string>>;

interface Wish {
  path: string;
  names: WireNames;
  timeoutMs?: number;
}

/** An answer with the bank's own names. */
export interface PageAnswer<Content> {
  /** Whether HTTP says that the call was heard; a refusal is heard too. */
  ok: boolean;
  code: string | number;
  message: string;
  content: Content | null;
}

/** Makes a GET call from a page of this site; rejects when there is no answer in time. */
export async function callFromPage<Content>({
  path,
  names,
  timeoutMs = CALL_TIMEOUT_MS,
}: Wish): Promise<PageAnswer<Content>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(path, {
      cache: "no-store",
      credentials: "same-origin",
      headers: pageHeaders(),
      signal: controller.signal,
    });
    return { ok: response.ok, ...readAnswer<Content>(await response.text(), names) };
  } finally {
    clearTimeout(timer);
  }
}

/** The headers of a call that a page makes. */
export function pageHeaders(): Record<string, string> {
  return {
    accept: "application/json",
    "accept-language": document.documentElement.lang,
    "x-channel-code": CHANNEL_CODE,
  };
}

/** The envelope in a text, its content in the bank's names. */
export function readAnswer<Content>(
  text: string,
  names: WireNames,
): Omit<PageAnswer<Content>, "ok"> {
  const { code, message, content } = JSON.parse(text);
  const ours = new Map(Object.entries(names).map(([name, onWire]) => [onWire, name]));
  return { code, message, content: renamed(content, ours) as Content | null };
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [names.get(name) ?? name, renamed(inner, names)]),
  );
}
