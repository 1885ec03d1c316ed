// The sign-in with a passkey: the button shows where the browser can, asks the device, and sends the
// form with what it signed in the place of the code.

import { decoded, encoded, SIGN_IN_CHALLENGE_PATH } from "#desk/staff/rules/passkeys.ts";
import { callFromPage } from "#web/page-client.ts";

const place = document.querySelector<HTMLElement>("[data-passkey]");
const button = place?.querySelector("button");
const assertion = document.querySelector<HTMLInputElement>("input[name=passkey]");
const status = place?.querySelector<HTMLElement>("[role=status]");

if (place && button && assertion && "PublicKeyCredential" in window) {
  place.hidden = false;
  button.addEventListener("click", () => void signIn(button, assertion));
}

async function signIn(pressed: HTMLButtonElement, field: HTMLInputElement): Promise<void> {
  const form = field.form;
  const empty = ["userId", "password"]
    .map((name) => form?.elements.namedItem(name))
    .find((each) => each instanceof HTMLInputElement && each.value === "");
  if (empty instanceof HTMLInputElement) return empty.focus();
  pressed.disabled = true;
  try {
    field.value = await signed();
    form?.submit();
  } catch {
    if (status) status.textContent = place?.dataset.passkey ?? "";
  } finally {
    pressed.disabled = false;
  }
}

/** What the device signed, as the server reads it. */
async function signed(): Promise<string> {
  const { content } = await callFromPage<{ challenge: string; rpId: string }>({
    path: SIGN_IN_CHALLENGE_PATH,
    names: {},
  });
  if (!content) throw new Error("no challenge");
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: decoded(content.challenge),
      rpId: content.rpId,
      userVerification: "required",
    },
  });
  const { rawId, response } = credential as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } =
    response as AuthenticatorAssertionResponse;
  return JSON.stringify({
    id: encoded(rawId),
    clientData: encoded(clientDataJSON),
    authenticatorData: encoded(authenticatorData),
    signature: encoded(signature),
  });
}
