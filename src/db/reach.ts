import pg from "pg";

/**
 * How a database is reached: on this machine, over a connection whose other end is verified, over
 * one that anybody between could read or answer, or nobody can tell because a file that the address
 * names cannot be read.
 */
export type Reach = "here" | "verified" | "open" | "unreadable";

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|::1|\/.*)$/i;

/**
 * Says how the driver would reach a database. The driver itself is asked, for an address can name
 * its host and its encryption in more ways than one, and the environment may add to it.
 */
export function reachOf(url: string): Reach {
  let client: Understood;
  try {
    client = new pg.Client({ connectionString: url }) as unknown as Understood;
  } catch {
    return "unreadable";
  }
  if (THIS_MACHINE.test(client.host)) return "here";
  const { ssl } = client;
  if (ssl === true) return "verified";
  if (typeof ssl !== "object" || ssl === null) return "open";
  const isVerified = ssl.rejectUnauthorized !== false && ssl.checkServerIdentity === undefined;
  return isVerified ? "verified" : "open";
}

/** What the driver makes of an address. */
interface Understood {
  host: string;
  ssl: boolean | { rejectUnauthorized?: boolean; checkServerIdentity?: unknown } | null;
}
