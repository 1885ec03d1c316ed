/**
 * The server's time, by a HEAD request to the site root; null when it is not available. HTTP dates
 * are whole seconds, so the result may be up to a second early.
 */
export async function serverTime(origin: string): Promise<Date | null> {
  try {
    const response = await fetch(`${origin}/`, { method: "HEAD", cache: "no-store" });
    const time = Date.parse(response.headers.get("date") ?? "");
    return Number.isNaN(time) ? null : new Date(time);
  } catch {
    return null;
  }
}
