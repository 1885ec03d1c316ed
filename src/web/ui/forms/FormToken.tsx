import { FORM_TOKEN } from "#base/call/submitted.ts";
import { useShared } from "#web/shared.ts";

/** The CSRF token of the session; every form of a signed-in customer has one. */
export function FormToken() {
  const { formToken } = useShared();
  return formToken === "" ? null : <input type="hidden" name={FORM_TOKEN} value={formToken} />;
}
