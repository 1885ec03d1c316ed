import { openModal } from "#web/ui/layout/modal.ts";

/** The page's keypad, which types into one field at a time. */
interface Pad {
  dialog: HTMLDialogElement;
  groups: HTMLElement[];
  field: HTMLInputElement | null;
  isCapital: boolean;
  close(): void;
}

let pad: Pad | null = null;

/** A function that opens the keypad for a field; null on a page without one. */
export function padFor(field: HTMLInputElement): (() => void) | null {
  const dialog = document.querySelector<HTMLDialogElement>("dialog#keypad");
  if (!dialog) return null;
  pad ??= readied(dialog);
  const found = pad;
  return () => {
    found.field = field;
    count(found);
    found.close = openModal(dialog, () => found.close());
  };
}

function readied(dialog: HTMLDialogElement): Pad {
  const groups = [...dialog.querySelectorAll<HTMLElement>("[data-keys]")];
  const made: Pad = { dialog, groups, field: null, isCapital: false, close() {} };
  for (const group of groups) {
    for (const key of group.dataset.keys ?? "") {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = key;
      group.append(button);
    }
  }
  dialog.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) press(made, target);
  });
  return made;
}

function press(made: Pad, button: HTMLButtonElement): void {
  const { act } = button.dataset;
  if (act === "done") made.close();
  else if (act === "shuffle") for (const group of made.groups) shuffle(group);
  else if (act === "capitals") setCapitals(made, button);
  else if (act === "back") type(made, [...typed(made)].slice(0, -1).join(""));
  else if (act === "clear") type(made, "");
  else type(made, typed(made) + button.textContent);
}

function typed({ field }: Pad): string {
  return field?.value ?? "";
}

function type(made: Pad, value: string): void {
  if (!made.field) return;
  made.field.value = value;
  made.field.dispatchEvent(new Event("input", { bubbles: true }));
  count(made);
}

/** Announces how many digits were typed, but not which. */
function count(made: Pad): void {
  const place = made.dialog.querySelector<HTMLElement>("[data-typed]");
  if (!place) return;
  const { length } = [...typed(made)];
  place.textContent = (place.dataset.typed ?? "").replace("{count}", String(length));
}

function setCapitals(made: Pad, button: HTMLButtonElement): void {
  made.isCapital = !made.isCapital;
  button.setAttribute("aria-pressed", String(made.isCapital));
  for (const key of made.groups.flatMap((group) => [...group.children])) {
    const sign = key.textContent ?? "";
    key.textContent = made.isCapital ? sign.toUpperCase() : sign.toLowerCase();
  }
}

/** Reorders the keys each time, with the browser's cryptographic random source. */
function shuffle(group: HTMLElement): void {
  const keys = [...group.children];
  const chances = crypto.getRandomValues(new Uint32Array(keys.length));
  const order = keys.map((key, index) => ({ key, chance: chances[index] ?? 0 }));
  for (const { key } of order.sort((one, other) => one.chance - other.chance)) group.append(key);
}
