import type { Words } from "./row.ts";

/** The parts of the page that take part. */
export interface FormPage {
  form: HTMLFormElement;
  chooser: HTMLInputElement;
  words: Words;
  /** The rows of files on their way. */
  sending: HTMLElement;
  /** A new row as the page's template has it. */
  clone(row: "sending" | "kept"): HTMLElement;
  /** The ids of the files that wait at the bank and are to be sent along. */
  ids(): string[];
  /** Adds a file that waits at the bank. */
  addKept(id: string, label: string): void;
  /** Has a sentence read out. */
  say(sentence: string): void;
}

const KEPT = "atch-";

/** Finds the parts of the page; null where there is nothing to send. */
export function formPage(): FormPage | null {
  const form = document.querySelector<HTMLFormElement>("form[data-upload]");
  const chooser = form?.querySelector<HTMLInputElement>("input[type=file]");
  if (!form || !chooser) return null;
  const part = (selector: string) => form.querySelector(selector) as HTMLElement;
  const kept = part("[data-rows=kept]");
  const clone = (row: string) => {
    const { content } = part(`template[data-row=${row}]`) as HTMLTemplateElement;
    return content.firstElementChild?.cloneNode(true) as HTMLElement;
  };
  return {
    form,
    chooser,
    words: JSON.parse(form.dataset.words ?? "{}"),
    sending: part("[data-rows=sending]"),
    clone,
    ids: () =>
      [...kept.querySelectorAll<HTMLInputElement>("input:checked")].map(({ name }) =>
        name.slice(KEPT.length),
      ),
    addKept(id, label) {
      const row = clone("kept");
      const [box, name] = [row.querySelector("input"), row.querySelector("label")];
      if (!box || !name) return;
      const own = KEPT + id;
      box.name = own;
      box.id = own;
      name.htmlFor = own;
      name.textContent = label;
      kept.querySelector("fieldset")?.append(row);
      kept.hidden = false;
    },
    say(sentence) {
      part("[data-said]").textContent = sentence;
    },
  };
}
