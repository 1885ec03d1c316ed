import { useHydrated } from "../layout/use-hydrated.ts";
import { Button } from "./Button.tsx";

/** Prints the page; without scripts use the browser's own menu. */
export function PrintButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Button type="button" onClick={() => print()}>
      {label}
    </Button>
  );
}
