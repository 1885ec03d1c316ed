/** The bank's sites: the customers' and the staff's desk. */
export type SiteName = "customers" | "desk";

/** The desk's home page. */
export const DESK_HOME = "/desk/home";

/** Which site an address or a route belongs to: the desk has everything under /desk. */
export function siteOf(path: string): SiteName {
  return path === "/desk" || path.startsWith("/desk/") ? "desk" : "customers";
}
