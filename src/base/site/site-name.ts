/** The bank's sites: the customers' and the staff's desk. */
export type SiteName = "customers" | "desk";

/** Where the desk opens. */
export const DESK_HOME = "/desk/home";

/** Whose page an address or a route is: what lies under /desk is the desk's, everything else is not. */
export function siteOf(path: string): SiteName {
  return path === "/desk" || path.startsWith("/desk/") ? "desk" : "customers";
}
