import { data } from "react-router";
import type { Visit } from "#web/visit.ts";

/** In production these addresses are not there. */
export function onlyForBuilders({ demonstration }: Visit): void {
  if (!demonstration) throw data(null, { status: 404 });
}
