// Customers on their way to an advanced account, and the desk that decides, by the real calls.

import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Bank } from "../bank/bank.ts";
import { type Member, makeStaff, staffSignIn } from "../bank/desk.ts";
import { ask, type CallResponse, type Way } from "./asking.ts";
import { type CustomerOptions, makeCustomer, type Person } from "./customers.ts";
import { openSession } from "./transfers.ts";

/** The terms of an upgrade as the demonstration has them. */
export const CURRENT_TERMS = ["7@2.0", "8@1.0", "6@2.0"];

/** Everything that the desk checks. */
export const CHECKS = [
  "face-matches",
  "document-genuine",
  "details-right",
  "own-wish",
  "undisturbed",
];

/** A customer who upgrades. */
export interface Upgrader {
  person: Person;
  cookie: string;
  ask(path: string, way?: Omit<Way, "cookie">): Promise<CallResponse>;
  /** The upgrade's reported progress. */
  progress(): Promise<CallResponse["content"]>;
}

/** A signed-in customer who wants to upgrade. */
export async function upgrader(bank: Bank, options: CustomerOptions = {}): Promise<Upgrader> {
  const person = await makeCustomer(bank, options);
  const cookie = await openSession(bank, person);
  const own: Upgrader["ask"] = (path, way = {}) => ask(bank, `/v1${path}`, { ...way, cookie });
  const progress = async () => (await own("/upgrade/progress")).content;
  return { person, cookie, ask: own, progress };
}

/** Records that a card proved the customer's identity, as a successful check does. */
export async function proveCard(
  { owner }: Pick<Bank, "owner">,
  { id }: Pick<Person, "id">,
  validDays = 1_000,
): Promise<string> {
  const serial = randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase();
  await owner.query(
    `insert into citizen_card_certificate
       (issuer_key, serial_number, customer_id, holder_name, valid_until, bound_at)
     values ('test', $1, $2, '王小明', bank.now() + make_interval(days => $3), bank.now())`,
    [serial, id, validDays],
  );
  await owner.query(
    `insert into citizen_card_check (id, customer_id, session_hash, purpose, challenge, made_at,
       expires_at, used_at, outcome, issuer_key, serial_number)
     values ($1, $2, '\\x00', 'upgrade', 'test', bank.now(), bank.now(), bank.now(), 'ok', 'test', $3)`,
    [randomUUID(), id, serial],
  );
  return serial;
}

/** Goes through all steps before the video call. */
export async function reachVideo(
  bank: Bank,
  { ask: own, person }: Upgrader,
  scope = "twd",
): Promise<string> {
  await own("/upgrade/agreements", { payload: { agreed: CURRENT_TERMS } });
  await own("/upgrade/accounts", { method: "PUT", payload: { scope } });
  const serial = await proveCard(bank, person);
  const path = scope === "twd" ? "types/upgrade" : "types/one-plus/upgrade";
  await own(`/customer/citizen-card/${path}`, { method: "PUT", payload: {} });
  return serial;
}

/** A member of staff at the video desk. */
export interface VideoAgent {
  member: Member;
  cookie: string;
  ask(path: string, way?: Omit<Way, "cookie">): Promise<CallResponse>;
  snapshot(callId: string, subject: string): Promise<CallResponse>;
}

/** A signed-in member of staff who may answer video calls. */
export async function videoAgent(bank: Bank, desk: FastifyInstance): Promise<VideoAgent> {
  const member = await makeStaff(bank, ["identity"]);
  const cookie = await staffSignIn({ desk, clock: bank.clock }, member);
  const site = { site: desk };
  const own: VideoAgent["ask"] = (path, way = {}) =>
    ask(site, `/v1/desk/video${path}`, { ...way, cookie });
  return {
    ...{ member, cookie, ask: own },
    async snapshot(callId, subject) {
      const picture = await sharp({
        create: { width: 64, height: 48, channels: 3, background: "#e4572e" },
      })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.set("subject", subject);
      form.set("picture", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "shot.jpg");
      const encoded = new Response(form);
      const response = await desk.inject({
        method: "POST",
        url: `/v1/desk/video/calls/${callId}/snapshots`,
        headers: { cookie, "content-type": encoded.headers.get("content-type") ?? "" },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      return { status: response.statusCode, ...response.json(), cookies: {} };
    },
  };
}
