import { formatFileSize } from "#base/text/file-size.ts";
import { fill } from "#base/text/language.ts";

/** The words that the page brings for its rows. */
export type Word =
  | "waiting"
  | "sending"
  | "checking"
  | "done"
  | "failed"
  | "cancel"
  | "remove"
  | "removeShort"
  | "cancelled"
  | "wait"
  | "sized"
  | "format"
  | "large"
  | "many";

export type Words = Readonly<Record<Word, string>>;

/** A file on its way, as the page shows it. */
export interface Row {
  element: HTMLElement;
  label: string;
  tell(sentence: string, percent: number): void;
  fail(sentence: string): void;
  isOff(): boolean;
  /** What is done when the visitor stops it. */
  onStop: (() => void) | null;
}

/** Makes a row of its template. */
export function rowOf(element: HTMLElement, file: File, words: Words): Row {
  const { name } = file;
  const label = fill(words.sized, { name, size: formatFileSize(file.size) });
  const state = element.querySelector("[data-state]") as HTMLElement;
  const bar = element.querySelector("progress") as HTMLProgressElement;
  const button = element.querySelector("button") as HTMLButtonElement;
  (element.querySelector("[data-name]") as HTMLElement).textContent = label;
  bar.setAttribute("aria-label", name);
  button.setAttribute("aria-label", fill(words.cancel, { name }));
  state.textContent = words.waiting;
  let off = false;
  const row: Row = {
    element,
    label,
    onStop: null,
    isOff: () => off,
    tell(sentence, percent) {
      state.textContent = sentence;
      bar.value = percent;
    },
    fail(sentence) {
      state.textContent = sentence;
      element.dataset.wrong = "";
      button.textContent = words.removeShort;
      button.setAttribute("aria-label", fill(words.remove, { name }));
    },
  };
  button.addEventListener("click", () => {
    off = true;
    row.onStop?.();
    element.remove();
    document.getElementById("attachments")?.focus();
  });
  return row;
}
