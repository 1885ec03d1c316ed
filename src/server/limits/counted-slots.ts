import { RequestRejected } from "../http/guard.ts";

/** Counts what each owner holds; the returned function gives one back, however often it is called. */
export function ownerCounts() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    inAll: () => all,
    of: (owner: string) => counts.get(owner) ?? 0,
    add(owner: string): () => void {
      all += 1;
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        all -= 1;
        const left = (counts.get(owner) ?? 1) - 1;
        if (left > 0) counts.set(owner, left);
        else counts.delete(owner);
      };
    },
  };
}

/** How many slots there are, and how a request without one is refused. */
export interface SlotLimits {
  inAll: number;
  /** The status where all are taken; where the owner's are, it is 429. */
  fullStatus: 429 | 503;
  comeBackSeconds: number;
}

/** Takes a slot for an owner who may have so many; returns the function that frees it. */
export type CountedSlots = (owner: string, ofOwner: number) => () => void;

/** Slots that nobody waits for: a request without one is refused. */
export function countedSlots({ inAll, fullStatus, comeBackSeconds }: SlotLimits): CountedSlots {
  const counts = ownerCounts();
  return (owner, ofOwner) => {
    if (counts.of(owner) >= ofOwner) throw new RequestRejected(429, comeBackSeconds);
    if (counts.inAll() >= inAll) throw new RequestRejected(fullStatus, comeBackSeconds);
    return counts.add(owner);
  };
}
