/** A relay that two browsers can meet at, with what opens it for a while. */
export interface IceServer {
  urls: string[];
  username: string;
  credential: string;
}

/** What video calls stand on besides the browsers themselves. */
export interface Video {
  /** When the desk takes calls on business days, 09:00-18:00; null is at any hour of any day. */
  hours: string | null;
  /** The relays for one participant; none where browsers reach each other directly. */
  iceServers(participant: string, now: Date): IceServer[];
}
