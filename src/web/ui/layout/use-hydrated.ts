import { useSyncExternalStore } from "react";

/** False on the server and while scripts take over; true once they have. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => {};
}
