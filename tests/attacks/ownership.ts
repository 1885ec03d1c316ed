// Records what one customer does, then replays all of it as another customer and as a guest: none
// of the first one's data may be returned.

import type { Person } from "../people/customers.ts";
import { type Customer, customerOf } from "../runs/customer.ts";
import { agentFrom, send } from "../runs/http.ts";
import type { AttackedBank } from "./bank.ts";
import type { Finding, Report } from "./finding.ts";

/** A request of the first customer. */
interface Recorded {
  method: "GET" | "POST";
  path: string;
  body?: object;
}

const KEY = "5b0e6d3a-94c1-4f0e-9a53-77d1c0ffee01";
const NOTE = "only mine 8817";
const TIMEOUT_MS = 60_000;

const PAGES = [
  "/overview",
  "/overview/security",
  "/accessible/overview",
  "/accessible/history",
  "/accessible/history/file",
  `/accessible/transfer/done?key=${KEY}`,
  `/accessible/transfer/receipt?key=${KEY}`,
  `/accessible/transfer/checking?key=${KEY}`,
];

/** Replays a customer's run. */
export async function attackOwnership({ site, people }: AttackedBank): Promise<Report> {
  const [owner, other] = people.senders.slice(1, 3) as [Person, Person];
  const as = (person: Person, from: string) =>
    customerOf({ target: () => site, agent: agentFrom(from), timeoutMs: TIMEOUT_MS }, person);
  const recorded: Recorded[] = [];
  const first = as(owner, "127.0.60.1");
  const payee = people.hotNumbers[0] ?? "";
  const state = await liveThrough(recording(first, recorded), payee);
  const markers = [owner.mainNumber, owner.mobile, owner.email, owner.userId, NOTE];

  const second = as(other, "127.0.60.2");
  await second.signIn();
  const guest = as(other, "127.0.60.3");
  const findings: Finding[] = [];
  for (const [who, customer] of Object.entries({ "another customer": second, "a guest": guest })) {
    for (const { method, path, body } of recorded) {
      const { code, content } = await customer.call(method, path, body);
      const text = JSON.stringify(content ?? null);
      const requested = `${path} ${JSON.stringify(body ?? null)}`;
      // A refusal may repeat what was typed; in a success it would be the owner's data.
      const found = markers.filter(
        (marker) => text.includes(marker) && (code === 200 || !requested.includes(marker)),
      );
      if (found.length > 0) {
        findings.push({
          rule: `${who} sees what is another's`,
          request: `${method} ${requested}`,
          detail: found.join(", "),
        });
      }
    }
    for (const path of PAGES) {
      const headers = { cookie: customer.cookie() };
      const { body } = await send(site, { method: "GET", path, headers, from: "127.0.60.4" });
      const found = markers.filter((marker) => body.includes(marker));
      if (found.length === 0) continue;
      findings.push({
        rule: `${who} sees what is another's`,
        request: path,
        detail: found.join(", "),
      });
    }
  }
  if (state !== "done") {
    findings.push({ rule: "the owner could not do it", request: "", detail: String(state) });
  }
  return { findings, lines: [`${recorded.length} calls and ${PAGES.length} pages, twice`] };
}

type Calls = Pick<Customer, "call" | "signIn" | "provePin" | "newestCode" | "person">;

function recording(customer: Customer, recorded: Recorded[]): Calls {
  return {
    ...customer,
    call(method, path, body) {
      recorded.push({ method, path, ...(body && { body }) });
      return customer.call(method, path, body);
    },
  };
}

/** Everything that a customer can read, and one transfer; returns the outcome of that. */
async function liveThrough(customer: Calls, payee: string): Promise<unknown> {
  const { mainNumber: own } = customer.person;
  await customer.signIn();
  const order = { fromAcctNbr: own, kind: "other", toBnkCd: "899", toAcctNbr: payee };
  const key = { trfrKey: KEY };
  await customer.call("POST", "/v1/transfer/preparations", {
    ...key,
    ...order,
    amount: 17,
    note: NOTE,
  });
  await customer.call("POST", "/v1/transfer/confirmations", key);
  await customer.call("GET", `/v1/transfer/preparations/${KEY}`);
  const otpVal = (await customer.newestCode()) ?? "000000";
  await customer.call("POST", "/v1/transfer/codes", { ...key, otpVal });
  const { content } = await customer.provePin(KEY);
  const proof = { pswdAuthTknId: content?.pswdAuthTknId ?? "none" };
  const done = await customer.call("POST", "/v1/transfer/executions", { ...key, ...proof });
  for (const path of [
    `/v1/transfer/states/${KEY}`,
    `/v1/transfer/receipts/${KEY}`,
    "/v1/transfer/standings",
    "/v1/account/accounts",
    `/v1/account/history?acctNbr=${own}`,
    `/v1/account/history/csv?acctNbr=${own}`,
    `/v1/account/balance-at?acctNbr=${own}&baseDt=2026/01/05`,
    `/v1/account/common/receivings?fromAcctNbr=${own}`,
    "/v1/customer/login/history",
    "/v1/customer/login/trail",
    "/v1/customer/login/devices",
  ]) {
    await customer.call("GET", path);
  }
  await customer.call("POST", "/v1/transfer/cancellations", key);
  return done.content?.state ?? done.code;
}
