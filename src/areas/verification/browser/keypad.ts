// Secrets on plain pages: what is typed into a field marked data-keypad is encrypted before it
// leaves the page. If that fails, nothing is sent and the page says so; without this script the
// form sends the field as it is, over TLS.

import { keypadInput } from "#web/keypad.ts";
import { fingerprint } from "./fingerprint.ts";
import { askEarly, takeGrant } from "./grant.ts";
import { padFor } from "./pad.ts";

for (const field of document.querySelectorAll<HTMLInputElement>("input[data-keypad]")) {
  if (field.form) guard(field.form, field);
}
for (const field of document.querySelectorAll<HTMLInputElement>(
  "input[data-keypad], input[data-keypad-again]",
)) {
  offerTools(field);
}
for (const field of document.querySelectorAll<HTMLInputElement>("input[data-fingerprint]")) {
  field.value = fingerprint();
}

/** Encrypts the field before its form is sent. */
function guard(form: HTMLFormElement, field: HTMLInputElement): void {
  const again = form.querySelector<HTMLInputElement>(`input[data-keypad-again="${field.name}"]`);
  let pressed: HTMLButtonElement | null = null;
  let isBusy = false;

  form.addEventListener("focusin", askEarly);
  form.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.type === "submit") pressed = button;
  });
  form.addEventListener("submit", (event) => {
    // An empty field is reported by the server, like every other error.
    if (field.value === "") return;
    event.preventDefault();
    if (isBusy) return;
    if (again && again.value !== field.value) {
      form.dispatchEvent(new Event("unsent"));
      return tell(again, "differs");
    }
    isBusy = true;
    seal(form, field)
      .then(() => {
        for (const plain of [field, again]) if (plain) plain.disabled = true;
        if (pressed?.name) hide(form, pressed.name, pressed.value);
        form.submit();
      })
      .catch(() => {
        isBusy = false;
        form.dispatchEvent(new Event("unsent"));
        tell(field, "failed");
      });
  });
  // After a return with the browser's back button, the form can be filled in again.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    isBusy = false;
    for (const sealed of form.querySelectorAll("input[data-sealed]")) sealed.remove();
    for (const plain of [field, again]) {
      if (!plain) continue;
      plain.disabled = false;
      plain.value = "";
    }
  });
}

async function seal(form: HTMLFormElement, field: HTMLInputElement): Promise<void> {
  const sealed = await keypadInput(takeGrant, field.value);
  for (const [name, value] of Object.entries(sealed)) hide(form, name, value);
}

function hide(form: HTMLFormElement, name: string, value: string): void {
  const input = document.createElement("input");
  input.type = "hidden";
  input.name = name;
  input.value = value;
  input.dataset.sealed = "";
  form.append(input);
}

/** Shows beside a secret why nothing was sent. */
function tell(field: HTMLInputElement, what: "failed" | "differs"): void {
  const place = document.querySelector<HTMLElement>(`[data-secret-error="${field.name}"]`);
  if (place) place.textContent = place.dataset[what] ?? "";
  field.focus();
}

/** Shows the buttons that need scripts: revealing what was typed, and the keypad. */
function offerTools(field: HTMLInputElement): void {
  const tools = document.querySelector<HTMLElement>(`[data-secret-tools="${field.name}"]`);
  if (!tools) return;
  tools.hidden = false;
  const [show, pad] = tools.querySelectorAll("button");
  // A revealed secret is an ordinary text, which phones would capitalise.
  field.autocapitalize = "none";
  show?.addEventListener("click", () => {
    const isShown = field.type === "password";
    field.type = isShown ? "text" : "password";
    show.setAttribute("aria-pressed", String(isShown));
  });
  const open = padFor(field);
  if (open) pad?.addEventListener("click", open);
  else if (pad) pad.hidden = true;
}
