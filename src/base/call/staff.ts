// What members of staff may do. A contract entry names one right; a person has roles; this table is
// the only place where the two meet.

/** Each role with its rights. */
const rightsOfRole = {
  agent: ["own-account.read"],
  supervisor: ["own-account.read", "staff-sign-ins.read"],
  auditor: ["own-account.read", "staff-sign-ins.read"],
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
