// What members of staff may do. A contract entry names one right; a person has roles; this table is
// the only place where the two meet.

const EVERYONE = ["own-account.read"] as const;

/** Each role with its rights. */
const rightsOfRole = {
  /** Writes and publishes what the bank says. */
  content: [...EVERYONE, "content.read", "content.publish", "reports.read"],
  /** Helps customers by phone, mail and chat. */
  service: [
    ...EVERYONE,
    "inquiries.answer",
    "disputes.settle",
    "chats.answer",
    "customers.read",
    "customers.unlock",
    "customers.flag",
    "customers.transfers",
    "customers.accounts",
    "customers.cards",
    "approvals.request",
    "approvals.decide",
    "reports.read",
  ],
  /** Looks at documents and faces. */
  identity: [
    ...EVERYONE,
    "certificates.review",
    "video-calls.answer",
    "customers.read",
    "customers.flag",
    "approvals.request",
    "approvals.decide",
  ],
  /** Reads everything that was done, and does nothing. */
  auditor: [
    ...EVERYONE,
    "staff-sign-ins.read",
    "trail.read",
    "content.read",
    "customers.read",
    "reports.read",
  ],
  /** Looks after the desk itself. */
  administrator: [
    ...EVERYONE,
    "staff-sign-ins.read",
    "staff.manage",
    "trail.read",
    "approvals.decide",
    "reports.read",
  ],
} as const satisfies Record<string, readonly string[]>;

/** What a member of staff works as. */
export type Role = keyof typeof rightsOfRole;

/** Something that a role allows. */
export type Right = (typeof rightsOfRole)[Role][number];

/** Every role, in the order of the table. */
export const roles = Object.keys(rightsOfRole) as Role[];

/** The rights of somebody with these roles, each once; a role that is not in the table gives none. */
export function rightsOf(held: readonly string[]): Right[] {
  const known = roles.filter((role) => held.includes(role));
  return [...new Set(known.flatMap((role): readonly Right[] => rightsOfRole[role]))];
}
