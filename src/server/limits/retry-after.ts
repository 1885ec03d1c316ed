import { isRefusal } from "#base/errors/catalogue.ts";
import { TurnedAway } from "../http/guard.ts";

const BUSY_SECONDS = 5;

/** The Retry-After header for a thrown value; none where the time is unknown. */
export function retryAfter(thrown: unknown, status: number): Record<string, string> {
  const seconds = secondsOf(thrown) || (status === 503 ? BUSY_SECONDS : 0);
  return seconds > 0 ? { "retry-after": String(seconds) } : {};
}

function secondsOf(thrown: unknown): number {
  if (thrown instanceof TurnedAway) return thrown.seconds;
  if (!isRefusal(thrown) || thrown.code !== "PLAT000005") return 0;
  const { seconds } = (thrown.content ?? {}) as { seconds?: unknown };
  return typeof seconds === "number" ? seconds : 0;
}
