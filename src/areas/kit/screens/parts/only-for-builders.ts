import { data } from "react-router";
import type { Visit } from "#web/visit.ts";

/** Throws "not found" in production: these pages are for developers only. */
export function onlyForBuilders({ demonstration }: Visit): void {
  if (!demonstration) throw data(null, { status: 404 });
}
