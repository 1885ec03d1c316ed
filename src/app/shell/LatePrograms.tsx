import { useEffect } from "react";

/**
 * Starts the enhancements of a hydrated page after React has hydrated it: earlier, they would
 * change the DOM that React expects, and it would render the whole page again.
 */
export function LatePrograms({ names }: { names: readonly string[] }) {
  const wanted = names.join(" ");
  useEffect(() => {
    // A module that was imported already does not run again.
    for (const name of wanted.split(" ").filter(Boolean)) {
      void import(/* @vite-ignore */ `/enhance/${name}.js`);
    }
  }, [wanted]);
  return null;
}
