import { createHmac } from "node:crypto";
import type { Video } from "./port.ts";

/** Long enough for a call to begin; a call that has begun outlives its credentials. */
const CREDENTIAL_SECONDS = 3_600;

/** How video calls are set up. */
export interface VideoOptions {
  hours: string | null;
  turn: { urls: string[]; secret: string } | null;
}

/**
 * Video calls with the relays that the settings name. A relay knows the secret and checks the name:
 * the end of its time, and who it was given to (the REST scheme of TURN servers such as coturn).
 */
export function turnVideo({ hours, turn }: VideoOptions): Video {
  return {
    hours,
    iceServers(participant, now) {
      if (!turn) return [];
      const username = `${Math.floor(now.getTime() / 1000) + CREDENTIAL_SECONDS}:${participant}`;
      // The scheme of the relays says SHA-1; a name lives for an hour.
      const credential = createHmac("sha1", turn.secret).update(username).digest("base64");
      return [{ urls: [...turn.urls], username, credential }];
    },
  };
}
