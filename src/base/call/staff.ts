// What members of staff may do. A contract entry names one right; a person has roles; this table is
// the only mapping between the two.

const EVERYONE = ["own-account.read"] as const;

/** Each role with its rights. */
const rightsOfRole = {
  /** Writes and publishes the bank's content. */
  content: [
    ...EVERYONE,
    "content.read",
    "content.publish",
    "approvals.decide",
    "approvals.rates",
    "reports.read",
  ],
  /** Helps customers by phone, mail and chat. */
  service: [
    ...EVERYONE,
    "inquiries.answer",
    "disputes.settle",
    "refunds.settle",
    "chats.answer",
    "customers.read",
    "customers.unlock",
    "customers.flag",
    "customers.transfers",
    "customers.accounts",
    "customers.cards",
    "approvals.request",
    "approvals.decide",
    "approvals.customers",
    "reports.read",
  ],
  /** Reviews identity documents and faces. */
  identity: [
    ...EVERYONE,
    "certificates.review",
    "video-calls.answer",
    "customers.read",
    "customers.flag",
    "approvals.request",
    "approvals.decide",
    "approvals.customers",
  ],
  /** Read-only access to everything that was done. */
  auditor: [
    ...EVERYONE,
    "staff-sign-ins.read",
    "trail.read",
    "content.read",
    "customers.read",
    "reports.read",
  ],
  /** Administers the desk itself. */
  administrator: [
    ...EVERYONE,
    "staff-sign-ins.read",
    "staff.manage",
    "trail.read",
    "approvals.decide",
    "approvals.customers",
    "approvals.rates",
    "reports.read",
  ],
} as const satisfies Record<string, readonly string[]>;

/** What a member of staff works as. */
export type Role = keyof typeof rightsOfRole;

/** Something that a role allows. */
export type Right = (typeof rightsOfRole)[Role][number];

/** Every role, in the order of the table. */
export const roles = Object.keys(rightsOfRole) as Role[];

/** The rights of these roles, without duplicates; a role that is not in the table has none. */
export function rightsOf(held: readonly string[]): Right[] {
  const known = roles.filter((role) => held.includes(role));
  return [...new Set(known.flatMap((role): readonly Right[] => rightsOfRole[role]))];
}
