import { Button } from "#web/ui/forms/Button.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";

/** Prints the page; without scripts the browser's own menu does. */
export function PrintButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Button type="button" onClick={() => print()}>
      {label}
    </Button>
  );
}
