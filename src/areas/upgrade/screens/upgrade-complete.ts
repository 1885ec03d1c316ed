import { redirect } from "react-router";
import { COMPLETE_PATH } from "../rules.ts";

/** /upgrade-account/upgrade-complete: redirects the correct spelling to the specification's. */
export function loader() {
  return redirect(COMPLETE_PATH, 308);
}
