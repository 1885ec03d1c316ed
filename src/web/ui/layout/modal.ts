// Safari before 15.4 and Firefox before 98 render <dialog> as a plain box. There this emulates it:
// the box is opened, Escape closes it, and the focus is trapped inside.

const REACHABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Opens a dialog over the page with the focus on its title; returns how to undo both. */
export function openModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const before = document.activeElement;
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = "hidden";
  const leave = "showModal" in dialog ? byBrowser(dialog, onClose) : byHand(dialog, onClose);
  dialog.querySelector("h2")?.focus();
  return () => {
    leave();
    style.overflow = overflow;
    if (before instanceof HTMLElement) before.focus();
  };
}

function byBrowser(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const cancel = (event: Event) => {
    // The screen controls what is open; the dialog must not close on its own.
    event.preventDefault();
    onClose();
  };
  dialog.addEventListener("cancel", cancel);
  dialog.addEventListener("close", onClose);
  if (typeof dialog.showModal === "function") dialog.showModal();
  return () => {
    dialog.removeEventListener("cancel", cancel);
    dialog.removeEventListener("close", onClose);
    dialog.close();
  };
}

function byHand(dialog: HTMLElement, onClose: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key === "Tab") keepInside(dialog, event);
  };
  const strayed = (event: FocusEvent) => {
    const isOutside = event.target instanceof Node && !dialog.contains(event.target);
    if (isOutside) dialog.querySelector("h2")?.focus();
  };
  dialog.setAttribute("open", "");
  document.addEventListener("keydown", press);
  document.addEventListener("focusin", strayed);
  return () => {
    document.removeEventListener("keydown", press);
    document.removeEventListener("focusin", strayed);
    dialog.removeAttribute("open");
  };
}

function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const all = [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.tabIndex >= 0,
  );
  const [first] = all;
  const last = all[all.length - 1];
  const isAtStart = !all.includes(document.activeElement as HTMLElement);
  const atEdge = event.shiftKey
    ? document.activeElement === first || isAtStart
    : document.activeElement === last;
  if (!atEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
