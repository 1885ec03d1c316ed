// Identifies a live stream's caller. A stream lasts as long as its session, and never extends it.

import { cookiesOf } from "../http/cookies.ts";
import type { StreamCaller, StreamCallerOf } from "../live/caller.ts";
import { actorOf, type Callers, type Known, type KnownCallers } from "./callers.ts";

/** How the end of a session is noticed. */
interface Watching {
  now(): Date;
  /** Calls back when the session may have ended; returns how to unsubscribe, null without one. */
  watch(known: KnownCallers, onChange: () => void): (() => void) | null;
}

const nobody: KnownCallers = { customer: null, staff: null };

/** Finds the caller of a stream by the site's cookie; without an open session it is a visitor. */
export function streamCallers(callers: Callers, { now, watch }: Watching): StreamCallerOf {
  return async (request): Promise<StreamCaller> => {
    const cookies = cookiesOf(request);
    const token = cookies.read(callers.cookie);
    const found = token === undefined ? null : await callers.find(token, now());
    const lostWhy = found && "code" in found ? found.code : null;
    const known = knownIn(found);
    const caller: StreamCaller = {
      ...known,
      actor: actorOf(known),
      cookies,
      nobody: callers.nobody,
      lostWhy,
      async endedWhy() {
        if (token === undefined || lostWhy) return null;
        const again = await callers.find(token, now());
        if ("code" in again) return again.code;
        // Roles may have changed: the topics' rules get the current ones.
        Object.assign(caller, knownIn(again));
        return null;
      },
      watch: (onChange) => watch(known, onChange) ?? (() => undefined),
    };
    return caller;
  };
}

function knownIn(found: Known | null): KnownCallers {
  return found && !("code" in found) ? { ...nobody, ...found } : nobody;
}
