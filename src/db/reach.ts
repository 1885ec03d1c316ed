import pg from "pg";

/**
 * How a database is connected: on this machine, over a verified connection, over one that a man in
 * the middle could read or answer, or unknown because a file that the URL names cannot be read.
 * `ambiguous` is verified by today's driver alone, as it reads other words as verify-full.
 */
export type Reach = "here" | "verified" | "ambiguous" | "open" | "unreadable";

/**
 * How the driver would connect to a database. The driver itself parses the URL, as it can name its
 * host and its encryption in several ways, and the environment may add to it.
 */
export function reachOf(url: string): Reach {
  let client: Understood;
  try {
    client = new pg.Client({ connectionString: url }) as unknown as Understood;
  } catch {
    return "unreadable";
  }
  // A path is a socket of this machine.
  if (client.host.startsWith("/") || isLoopback(client.host)) return "here";
  if (!isVerified(client.ssl)) return "open";
  // Of two equal parameters the driver takes the last one.
  const modes = URL.parse(url)?.searchParams.getAll("sslmode") ?? [];
  return modes.at(-1) === "verify-full" ? "verified" : "ambiguous";
}

function isVerified(ssl: Understood["ssl"]): boolean {
  if (typeof ssl !== "object" || ssl === null) return ssl === true;
  return ssl.rejectUnauthorized !== false && ssl.checkServerIdentity === undefined;
}

/** The driver's view of a URL. */
interface Understood {
  host: string;
  ssl: boolean | { rejectUnauthorized?: boolean; checkServerIdentity?: unknown } | null;
}

/** True for the local machine: data sent there crosses no network. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}
