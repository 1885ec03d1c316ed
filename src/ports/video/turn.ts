import { createHmac } from "node:crypto";
import type { Video } from "./port.ts";

/** Long enough for a call to begin; a running call outlives its credentials. */
const CREDENTIAL_SECONDS = 3_600;

/** The configuration of video calls. */
export interface VideoOptions {
  hours: string | null;
  turn: { urls: string[]; secret: string } | null;
}

/**
 * Video calls with the configured relays. A relay shares the secret and verifies the user name: its
 * expiry, and whom it was issued to (the REST scheme of TURN servers such as coturn).
 */
export function turnVideo({ hours, turn }: VideoOptions): Video {
  return {
    hours,
    iceServers(participant, now) {
      if (!turn) return [];
      const username = `${Math.floor(now.getTime() / 1000) + CREDENTIAL_SECONDS}:${participant}`;
      // The relays' scheme requires SHA-1; a user name is valid for an hour.
      const credential = createHmac("sha1", turn.secret).update(username).digest("base64");
      return [{ urls: [...turn.urls], username, credential }];
    },
  };
}
