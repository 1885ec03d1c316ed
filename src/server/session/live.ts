// Who opens a live stream of a site. A stream lasts as long as its session, and does not keep it open.

import { cookiesOf } from "../cookies.ts";
import type { StreamCaller, StreamCallerOf } from "../live/caller.ts";
import { actorOf, type Callers, type Known, type KnownCallers } from "./callers.ts";

/** How the end of a session is heard of. */
interface Watching {
  now(): Date;
  /** Calls back when the session may have ended; answers how to stop that, null for nobody's. */
  watch(known: KnownCallers, onChange: () => void): (() => void) | null;
}

const nobody: KnownCallers = { customer: null, staff: null };

/** Finds the caller of a stream by the site's cookie; whoever has no open session is a visitor. */
export function streamCallers(callers: Callers, { now, watch }: Watching): StreamCallerOf {
  return async ({ headers }): Promise<StreamCaller> => {
    const cookies = cookiesOf(headers.cookie);
    const token = cookies.read(callers.cookie);
    const found = token === undefined ? null : await callers.find(token, now());
    const lostWhy = found && "code" in found ? found.code : null;
    const known = knownIn(found);
    return {
      ...known,
      actor: actorOf(known),
      cookies,
      nobody: callers.nobody,
      lostWhy,
      async endedWhy() {
        if (token === undefined || lostWhy) return null;
        const again = await callers.find(token, now());
        return "code" in again ? again.code : null;
      },
      watch: (onChange) => watch(known, onChange) ?? (() => undefined),
    };
  };
}

function knownIn(found: Known | null): KnownCallers {
  return found && !("code" in found) ? { ...nobody, ...found } : nobody;
}
