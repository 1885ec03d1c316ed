import { useEffect } from "react";

/**
 * Starts the small programs of a page that hydrates once React has taken the page over: started before,
 * they would change what React expects to find, and it would draw the whole page anew.
 */
export function LatePrograms({ names }: { names: readonly string[] }) {
  const wanted = names.join(" ");
  useEffect(() => {
    // A module that was imported already is not run again.
    for (const name of wanted.split(" ").filter(Boolean)) {
      void import(/* @vite-ignore */ `/enhance/${name}.js`);
    }
  }, [wanted]);
  return null;
}
