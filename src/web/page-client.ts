// Calls of /v1 by the enhancements of plain pages. A contract with its schemas would be larger than
// the enhancement; the wire names it needs are beside its contract.

import { CALL_TIMEOUT_MS, CHANNEL_CODE } from "#base/call/call.ts";

/** The wire names of a response's fields, by domain name. */
export type WireNames = Readonly<Record<string, string>>;

interface CallRequest {
  path: string;
  names: WireNames;
  timeoutMs?: number;
}

/** A response with domain names. */
export interface PageResponse<Content> {
  /** Whether the HTTP status is a success; a refusal's is, too. */
  ok: boolean;
  code: string | number;
  message: string;
  content: Content | null;
}

/** Makes a GET call from a page of this site; rejects when there is no response in time. */
export async function callFromPage<Content>({
  path,
  names,
  timeoutMs = CALL_TIMEOUT_MS,
}: CallRequest): Promise<PageResponse<Content>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(path, {
      cache: "no-store",
      credentials: "same-origin",
      headers: pageHeaders(),
      signal: controller.signal,
    });
    return { ok: response.ok, ...readEnvelope<Content>(await response.text(), names) };
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

/** Parses the envelope in a text, its content in domain names. */
export function readEnvelope<Content>(
  text: string,
  names: WireNames,
): Omit<PageResponse<Content>, "ok"> {
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
