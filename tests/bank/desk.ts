// The staff's desk of a test bank, its people, and their sign-in by the real call.

import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { deskEndpoints } from "#app/sites/desk.ts";
import type { Role } from "#base/call/staff.ts";
import { plainPassword } from "#base/identity/password.ts";
import { TOTP_USE } from "#desk/staff/rules.ts";
import type { Endpoint } from "#server/api/call-context.ts";
import { stepOf, totpOf } from "#server/secrets/totp.ts";
import { readSettings, type Settings } from "#server/settings/settings.ts";
import { ask, type CallResponse } from "../people/asking.ts";
import { sharedHash } from "../people/hashes.ts";
import type { Bank } from "./bank.ts";
import { deskSite } from "./site.ts";

/** The name of the desk's cookie. */
export const STAFF_COOKIE = "__Host-staff-session";

/** Opens the desk of a test bank before the tests of a file and closes it after them. */
export function testDesk(
  bank: () => Bank,
  change: Partial<Settings> = {},
  more: readonly Endpoint[] = [],
): () => FastifyInstance {
  let desk: FastifyInstance | undefined;
  beforeAll(async () => {
    const { url, pool, clock, vault } = bank();
    const settings = { ...readSettings({ LOG_LEVEL: "silent" }), ...change };
    const endpoints = [...deskEndpoints, ...more];
    desk = await deskSite(settings, { url, pool, clock, vault, endpoints });
  });
  afterAll(() => desk?.close());
  return () => {
    if (!desk) throw new Error("the desk is not open yet");
    return desk;
  };
}

/** A member of staff of a test bank, and the secrets that only tests know. */
export interface Member {
  id: string;
  userId: string;
  password: string;
  secret: Buffer;
}

let members = 0;

/** Creates a member of staff with these roles. */
export async function makeStaff(
  { owner, vault }: Pick<Bank, "owner" | "vault">,
  roles: readonly Role[],
): Promise<Member> {
  members += 1;
  const userId = `member${String(members).padStart(4, "0")}`;
  const password = "Lighthouse-7001";
  const secret = Buffer.from(`secret of member ${String(members).padStart(3, "0")}`);
  const name = { zh: "測試員", en: `Member ${members}`, ko: "직원" };
  const hash = await sharedHash(vault, plainPassword(password));
  const [row] = await owner.query<{ id: string }>(
    `insert into staff (user_id, name, roles, password_hash, totp_secret)
     values ($1, $2, $3, $4, $5) returning id`,
    [userId, name, roles, hash, vault.seal(TOTP_USE, secret)],
  );
  return { id: row?.id ?? "", userId, password, secret };
}

/** The code that the authenticator app shows, now or some steps away. */
export function codeOf({ clock }: Pick<Bank, "clock">, { secret }: Member, steps = 0): string {
  return totpOf(secret, stepOf(clock.now()) + steps);
}

let networks = 0;

/** Tries to sign in at the desk, each time from a different network unless one is given. */
export function tryStaffSignIn(
  { desk, clock }: Pick<Bank, "clock"> & { desk: FastifyInstance },
  member: Member,
  change: {
    password?: string;
    code?: string;
    userId?: string;
    address?: string;
    cookie?: string;
  } = {},
): Promise<CallResponse> {
  networks += 1;
  const { address = `10.77.${networks >> 8}.${networks & 255}`, cookie = "", ...typed } = change;
  const { userId, password } = member;
  const payload = { userId, password, code: codeOf({ clock }, member), ...typed };
  return ask({ site: desk }, "/v1/desk/sign-in", { payload, address, cookie });
}

/** Signs in at the desk; returns the cookie header. */
export async function staffSignIn(
  at: Pick<Bank, "clock"> & { desk: FastifyInstance },
  member: Member,
): Promise<string> {
  const response = await tryStaffSignIn(at, member);
  if (response.code !== 200) throw new Error(`the desk refused: ${response.code}`);
  return `${STAFF_COOKIE}=${response.cookies[STAFF_COOKIE]}`;
}
