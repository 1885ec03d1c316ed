import { RequestRejected } from "../http/guard.ts";

/** How many bodies with files may be processed in parallel. */
export interface UploadSlots {
  /** Takes a slot for a network; returns the function that frees it. Throws when there is none. */
  enter(network: string): () => void;
}

/** Slots in total and per network: slow senders must not block everybody else. */
export const uploadLimits = { inAll: 32, ofNetwork: 8 } as const;

const COME_BACK_SECONDS = 5;

/** Slots for bodies with files in this process, whose memory use they bound. */
export function uploadSlots({
  inAll,
  ofNetwork,
}: {
  inAll: number;
  ofNetwork: number;
}): UploadSlots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    enter(network) {
      const own = taken.get(network) ?? 0;
      if (own >= ofNetwork) throw new RequestRejected(429, COME_BACK_SECONDS);
      if (all >= inAll) throw new RequestRejected(503, COME_BACK_SECONDS);
      all += 1;
      taken.set(network, own + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        all -= 1;
        const left = (taken.get(network) ?? 1) - 1;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
      };
    },
  };
}
