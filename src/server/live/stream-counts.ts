import { RequestRejected } from "../http/guard.ts";
import { networkOf } from "../limits/network.ts";
import type { StreamCaller } from "./caller.ts";

/** The limits of open streams in a process. */
export interface StreamLimits {
  inAll: number;
  /** Of one customer, or of one member of staff. */
  ofPerson: number;
  /** Of the visitors of one network, which many may share. */
  ofNetwork: number;
}

/** Half of the connections that a process accepts; a person's pages on two or three devices. */
export const streamLimits: StreamLimits = { inAll: 5_000, ofPerson: 8, ofNetwork: 128 };

const COME_BACK_SECONDS = 60;

/** Counts open streams; throws where the limit is reached, and returns the function to leave. */
export type StreamCounts = (caller: Pick<StreamCaller, "actor">, address: string) => () => void;

/** The counts of one site. */
export function streamCounts({ inAll, ofPerson, ofNetwork }: StreamLimits): StreamCounts {
  const counts = new Map<string, number>();
  let all = 0;

  return ({ actor }, address) => {
    const isPerson = "id" in actor;
    const who = isPerson ? `${actor.kind} ${actor.id}` : `network ${networkOf(address)}`;
    const own = counts.get(who) ?? 0;
    if (all >= inAll || own >= (isPerson ? ofPerson : ofNetwork)) {
      throw new RequestRejected(429, COME_BACK_SECONDS);
    }
    all += 1;
    counts.set(who, own + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      all -= 1;
      const left = (counts.get(who) ?? 1) - 1;
      if (left > 0) counts.set(who, left);
      else counts.delete(who);
    };
  };
}
