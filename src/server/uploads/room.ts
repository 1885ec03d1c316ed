import { TurnedAway } from "../guard.ts";

/** How many large bodies may be under way at once. */
export interface Room {
  /** Takes a place for an address; answers how it is given back. Throws when there is none. */
  enter(address: string): () => void;
}

/** Places, in all and for one address: whoever sends slowly must not keep everybody else out. */
export const PLACES = { inAll: 32, ofOne: 8 } as const;

const COME_BACK_SECONDS = 5;

/** Room for large bodies in this process. */
export function roomOf({ inAll, ofOne }: { inAll: number; ofOne: number }): Room {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    enter(address) {
      const own = taken.get(address) ?? 0;
      if (own >= ofOne) throw new TurnedAway(429, COME_BACK_SECONDS);
      if (all >= inAll) throw new TurnedAway(503, COME_BACK_SECONDS);
      all += 1;
      taken.set(address, own + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        all -= 1;
        const left = (taken.get(address) ?? 1) - 1;
        if (left > 0) taken.set(address, left);
        else taken.delete(address);
      };
    },
  };
}
