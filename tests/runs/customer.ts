// A customer of the public calls: everything goes over the wire, including the one-time codes.

import type { Agent } from "node:http";
import type { Person } from "../people/customers.ts";
import { secretOnWire } from "../people/keypad.ts";
import { type Received, send, type Target } from "./http.ts";

/** The outcome of a call. Unknown: it does not show whether it was done. */
export interface Outcome {
  outcome: "yes" | "refused" | "unknown";
  /** Null if there was no response. */
  status: number | null;
  /** The bank's code; the error if there was no response. */
  code: string | number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  content: any;
}

/** The caller and its address. */
export interface Caller {
  /** The site for the next call: with two processes it changes. */
  target(): Target;
  agent: Agent;
  timeoutMs: number;
}

/** A customer who can call. */
export type Customer = ReturnType<typeof customerOf>;

const SUCCESS = 200;

/** A customer, not signed in yet. */
export function customerOf(caller: Caller, person: Person) {
  let cookie = "";

  async function call(method: "GET" | "POST", path: string, body?: object): Promise<Outcome> {
    try {
      const response = await send(caller.target(), {
        method,
        path,
        agent: caller.agent,
        timeoutMs: caller.timeoutMs,
        headers: {
          ...(cookie && { cookie }),
          ...(body && { "content-type": "application/json" }),
          "user-agent": "Chrome/156 Windows",
        },
        body: body && JSON.stringify(body),
      });
      keepCookie(response);
      return outcomeOf(response);
    } catch (thrown) {
      return { outcome: "unknown", status: null, code: String(thrown), content: null };
    }
  }

  function keepCookie({ headers }: Received): void {
    for (const line of headers["set-cookie"] ?? []) {
      const [pair = ""] = line.split(";");
      const [name] = pair.split("=");
      const others = cookie.split("; ").filter((each) => each && !each.startsWith(`${name}=`));
      cookie = [...others, pair].join("; ");
    }
  }

  async function secret(typed: string): Promise<object | null> {
    const { content } = await call("GET", "/v1/security/keyPad/signed/authentication/1.1");
    return content === null ? null : secretOnWire(content, typed);
  }

  const unknown: Outcome = { outcome: "unknown", status: null, code: "no keypad", content: null };
  return {
    person,
    call,
    cookie: () => cookie,
    async signIn(password = person.password): Promise<Outcome> {
      const { nationalId: natlId, userId } = person;
      const fields = await secret(password);
      if (!fields) return unknown;
      return call("POST", "/v1/customer/login", { natlId, userId, fds: "a browser", ...fields });
    },
    /** Proves the PIN for one transfer. */
    async provePin(key: string, pin = person.pin): Promise<Outcome> {
      const fields = await secret(pin);
      if (!fields) return unknown;
      const purpose = { authTpCd: "2", authPposCd: "transfer", refId: key };
      return call("POST", "/v1/authentication/password/certification", { ...purpose, ...fields });
    },
    /** The newest one-time code sent to this customer's phone, or null. */
    async newestCode(): Promise<string | null> {
      const path = `/v1/dev/outbox?channel=sms&address=${person.mobile}`;
      const { content } = await call("GET", path);
      const letters = (content?.letters ?? []) as { body: string | null }[];
      const codes = letters.map(({ body }) => /(?<!\d)\d{6}(?!\d)/.exec(body ?? "")?.[0]);
      return codes.find((code) => code !== undefined) ?? null;
    },
  };
}

function outcomeOf({ status, body }: Received): Outcome {
  const response = parsed(body.toString());
  const { code = status, content = null } = response ?? {};
  if (status >= 500) return { outcome: "unknown", status, code, content };
  const isYes = status === 200 && code === SUCCESS;
  return { outcome: isYes ? "yes" : "refused", status, code, content };
}

function parsed(text: string): { code?: string | number; content?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
