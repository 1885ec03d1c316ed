/** A TURN relay with temporary credentials. */
export interface IceServer {
  urls: string[];
  username: string;
  credential: string;
}

/** What video calls need besides the browsers themselves. */
export interface Video {
  /** When the desk takes calls on business days, 09:00-18:00; null for any time. */
  hours: string | null;
  /** The relays for one participant; none where browsers connect directly. */
  iceServers(participant: string, now: Date): IceServer[];
}
