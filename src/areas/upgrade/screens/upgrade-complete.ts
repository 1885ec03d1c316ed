import { redirect } from "react-router";
import { COMPLETE_PATH } from "../rules.ts";

/** /upgrade-account/upgrade-complete: the specification spells it otherwise; whoever spells it right gets there. */
export function loader() {
  return redirect(COMPLETE_PATH, 308);
}
