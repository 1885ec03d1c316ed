import { type Ask, type Call, callKey, type Input, type Output } from "#base/call/call.ts";
import { CACHE_SECONDS } from "#base/call/limits.ts";

const CLEAN_UP_MS = 3_600_000;
const KEPT_MOST = 500;

interface CachedResponse {
  content: unknown;
  until: number;
}

/**
 * An `ask` that caches responses of GET calls for ten minutes, in memory, and evicts old ones every
 * hour. Responses of other calls are never cached, nor are errors.
 */
export function responseCache(
  ask: Ask,
  clock: () => number,
  cached = new Map<string, CachedResponse>(),
): Ask {
  let swept = clock();

  function sweep(now: number): void {
    if (now - swept < CLEAN_UP_MS && cached.size < KEPT_MOST) return;
    swept = now;
    for (const [key, { until }] of cached) if (until <= now) cached.delete(key);
    for (const key of cached.keys()) {
      if (cached.size < KEPT_MOST) break;
      cached.delete(key);
    }
  }

  return async <C extends Call>(call: C, input: Input<C>) => {
    if (call.method !== "GET") return ask(call, input);
    const now = clock();
    const key = `${callKey(call)} ${JSON.stringify(input)}`;
    const found = cached.get(key);
    if (found && found.until > now) return found.content as Output<C>;
    const content = await ask(call, input);
    sweep(now);
    cached.set(key, { content, until: now + CACHE_SECONDS * 1000 });
    return content;
  };
}
