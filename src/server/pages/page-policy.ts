import type { ScreenPolicy } from "#base/site/screen-handle.ts";
import type { Visitor } from "#base/site/visitor.ts";
import { pagePolicies } from "../http/headers.ts";
import type { Rendered } from "./render.ts";

type PolicyParts = Pick<Rendered, "status" | "headers" | "handle" | "nonce">;

/** The policies of a page that was rendered for its visitor. */
export function policiesOf(rendered: PolicyParts, visitor: Visitor): Record<string, string> {
  const nonce = rendered.handle.hydrate ? rendered.nonce : "";
  return pagePolicies(policyOf(rendered, visitor), nonce);
}

/** The screen's own policy, if the screen itself is shown: not an error, a notice or a file. */
function policyOf({ status, headers, handle }: PolicyParts, { device }: Visitor): ScreenPolicy {
  const isPage = status === 200 && headers.get("content-type")?.startsWith("text/html") === true;
  const isShown = isPage && !(handle.pcOnly && device !== "pc");
  return isShown ? (handle.policy ?? {}) : {};
}
