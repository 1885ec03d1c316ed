import { redirect } from "react-router";
import { COMPLETE_PATH } from "../flow/table.ts";

/** /upgrade-account/upgrade-complete: redirects the correct spelling to the specification's. */
export function loader() {
  return redirect(COMPLETE_PATH, 308);
}
