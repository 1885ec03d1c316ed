import { bankName } from "#base/site/brand.ts";
import type { Settings } from "#server/settings/settings.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PIN, people } from "../../seed/customers/people.ts";
import { DEMONSTRATION_STAFF_PASSWORD, staff } from "../../seed/staff/people.ts";

/** The message to the operator after the start. */
export function greeting({
  mode,
  desk,
  ...address
}: Pick<Settings, "host" | "port" | "mode" | "desk">): string {
  const site = addressOf(address);
  const lines = [`${bankName.en} is open at ${site}/`];
  if (desk) lines.push(`The staff's desk is open at ${addressOf(desk)}/`);
  if (mode === "demonstration") {
    lines.push(`The API as OpenAPI 3.1: ${site}/v1/openapi.json`);
    lines.push(`What the bank wrote to its customers, one-time codes too: ${site}/dev/outbox`);
    lines.push(`What customers do in the mobile app: ${site}/dev/app`);
    lines.push("", ...customerLines(), "");
    if (desk) lines.push(...staffLines(), "");
  }
  lines.push("Ctrl-C closes it.");
  return lines.join("\n");
}

/** What an operator of a real bank should know about its settings although it starts. */
export function warnings({
  mode,
  databaseUrl,
  databaseOwnerUrl,
}: Pick<Settings, "mode" | "databaseUrl" | "databaseOwnerUrl">): string[] {
  if (mode !== "production") return [];
  if (databaseUrl === null) {
    return [
      "The embedded database is not meant for production: the site's login is its superuser. Name a PostgreSQL of your own in DATABASE_URL.",
    ];
  }
  if (databaseOwnerUrl !== databaseUrl) return [];
  return [
    "The site's login owns the database, so that its rights hold nothing back. Name a login of its own in DATABASE_URL and the owner's in DATABASE_OWNER_URL.",
  ];
}

function addressOf({ host, port }: { host: string; port: number }): string {
  const shown = host === "0.0.0.0" || host === "127.0.0.1" ? "localhost" : host;
  return `http://${shown}:${port}`;
}

function staffLines(): string[] {
  const longest = Math.max(...staff.map(({ userId }) => userId.length));
  return [
    `Staff to sign in as at the desk, all with the password ${DEMONSTRATION_STAFF_PASSWORD} and the code of an authenticator app:`,
    ...staff.map(
      ({ userId, totpSecret, purpose }) => `  ${userId.padEnd(longest)}  ${totpSecret}  ${purpose}`,
    ),
  ];
}

function customerLines(): string[] {
  const members = people.filter(({ userId }) => userId !== null);
  const longest = Math.max(...members.map(({ userId }) => userId?.length ?? 0));
  return [
    `Customers to sign in as, all with the password ${DEMONSTRATION_PASSWORD} and the PIN ${DEMONSTRATION_PIN}:`,
    ...members.map(
      ({ userId, nationalId, purpose }) =>
        `  ${(userId ?? "").padEnd(longest)}  ${nationalId}  ${purpose}`,
    ),
  ];
}
