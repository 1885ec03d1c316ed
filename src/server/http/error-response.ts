import { STATUS_CODES } from "node:http";
import type { Envelope, FieldError } from "#base/call/call.ts";
import { type ErrorCode, isRefusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import type { Language } from "#base/text/language.ts";
import { isDatabaseUnavailable } from "#db/unavailable.ts";
import { type Broken, Malformed } from "../api/check.ts";
import { RequestRejected, secondsOf } from "./guard.ts";

/** The response to a thrown value: its status, its envelope, and whether it is our fault. */
export interface Thrown {
  status: number;
  body: Envelope;
  fault: boolean;
}

// The error code for each status that the transport itself responds with.
const transportCodes: Record<number, ErrorCode> = {
  400: "PLAT000006",
  403: "PLAT000009",
  404: "PLAT000003",
  405: "PLAT000004",
  413: "PLAT000007",
  415: "PLAT000008",
  429: "PLAT000005",
};

/** Refusals are HTTP 200; malformed, unknown or excessive requests 4xx; faults 5xx. */
export function responseTo(thrown: unknown, language: Language): Thrown {
  if (isRefusal(thrown)) {
    const message = sentenceOf(thrown.code, thrown.facts, language);
    return {
      status: 200,
      body: { code: thrown.code, message, content: thrown.content },
      fault: false,
    };
  }
  if (thrown instanceof Malformed) {
    const content = { fields: fieldErrors(thrown.broken, language) };
    return transport(400, { language, content });
  }
  const status = statusOf(thrown);
  const facts = { seconds: secondsOf(thrown) };
  const response = transport(status, { language, content: null, facts });
  // A full queue is no fault, and a flood must not fill the log.
  return thrown instanceof RequestRejected ? { ...response, fault: false } : response;
}

/** The messages of invalid fields. */
export function fieldErrors(broken: readonly Broken[], language: Language): FieldError[] {
  return broken.map(({ field, code, facts }) => ({
    field,
    message: sentenceOf(code, facts, language),
  }));
}

/** A response of the transport: the status is the code. */
export function transport(
  status: number,
  {
    language,
    content,
    facts,
  }: { language: Language; content: unknown; facts?: { seconds: number } },
): Thrown {
  const code = transportCodes[status] ?? "PLAT000001";
  const message = STATUS_CODES[status] ? sentenceOf(code, facts ?? {}, language) : "";
  return { status, body: { code: status, message, content }, fault: status >= 500 };
}

function statusOf(thrown: unknown): number {
  const status =
    typeof thrown === "object" && thrown !== null && "statusCode" in thrown
      ? Number(thrown.statusCode)
      : 500;
  // A client that disconnects throws like a lost database, except for the status.
  if (status >= 400 && status < 500) return status;
  return status === 503 || isDatabaseUnavailable(thrown) ? 503 : 500;
}
