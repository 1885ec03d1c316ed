import { createHmac } from "node:crypto";
import { parseMobile } from "#base/identity/phone.ts";
import { DeliveryError } from "../delivery-error.ts";
import type { Sms } from "./port.ts";

const RESPONSE_MS = 10_000;

/** Errors that are about us or temporary, and not about the letter. */
const NOT_THE_LETTER = new Set([401, 403, 404, 408, 409, 425, 429]);

/**
 * An HTTP gateway: a signed JSON body, which it must accept once per Idempotency-Key. The signature
 * covers the body's bytes, and the body contains the id, so that neither can be exchanged.
 */
export function gatewaySms(url: string, key: string): Sms {
  return {
    async send({ id, to, text }) {
      if (parseMobile(to) !== to) throw new DeliveryError("bad mobile number", { isFinal: true });
      const body = JSON.stringify({ id, to, text });
      const signature = createHmac("sha256", key).update(body).digest("hex");
      const status = await post(url, {
        body,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "idempotency-key": id,
          "x-signature": `sha256=${signature}`,
        },
      });
      if (status >= 200 && status < 300) return;
      const isFinal = status >= 400 && status < 500 && !NOT_THE_LETTER.has(status);
      throw new DeliveryError(`gateway ${status}`, { isFinal });
    },
  };
}

/** The status of the response; any network error may be temporary. */
async function post(url: string, request: { body: string; headers: Record<string, string> }) {
  try {
    const response = await fetch(url, {
      ...request,
      method: "POST",
      // A gateway that moved must be configured by the operator: redirects are not followed.
      redirect: "manual",
      signal: AbortSignal.timeout(RESPONSE_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch (thrown) {
    const isLate = thrown instanceof Error && thrown.name === "TimeoutError";
    throw new DeliveryError(isLate ? "gateway time-out" : "gateway away", { isFinal: false });
  }
}
