// Reckons a loan again while its numbers change. The server reckons; this asks it for the same page
// with the new numbers and takes the parts that say something else. Without it the form does so.

const AFTER_MS = 150;
const KEPT_MOST = 200;
const NOTES = ["aria-invalid", "aria-describedby"];

const form = document.querySelector<HTMLFormElement>("form[data-loan]");
/** Pages by their address, which holds amount, rate and period: what was reckoned once is known. */
const kept = new Map<string, Document>();
let timer: ReturnType<typeof setTimeout> | undefined;
let wanted = "";

if (form) {
  for (const slider of form.querySelectorAll<HTMLInputElement>("[data-slides]")) {
    const field = fieldOf(form, slider);
    if (!field) continue;
    slider.hidden = false;
    slider.value = field.value;
    slider.addEventListener("input", () => {
      field.value = slider.value;
    });
    field.addEventListener("input", () => {
      slider.value = field.value;
    });
  }
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => costOfLoan(form), AFTER_MS);
  });
}

function fieldOf(form: HTMLFormElement, slider: HTMLElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`#${slider.dataset.slides}`);
}

function costOfLoan(form: HTMLFormElement): void {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  const address = `${form.getAttribute("action")}?${query}`;
  wanted = address;
  const known = kept.get(address);
  if (known) show(known, address);
  else ask(address);
}

function ask(address: string): void {
  // Not fetch: only this reads a page into a document without a text that could be taken for a script.
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.responseType = "document";
  request.onload = () => {
    const page = request.response as Document | null;
    if (request.status !== 200 || !page) return;
    if (kept.size >= KEPT_MOST) kept.clear();
    kept.set(address, page);
    if (wanted === address) show(page, address);
  };
  request.send();
}

function show(page: Document, address: string): void {
  for (const part of page.querySelectorAll("[data-part]")) {
    const now = document.getElementById(part.id);
    const next = document.importNode(part, true);
    // What the reader has opened stays open.
    for (const [place, opened] of [...(now?.querySelectorAll("details") ?? [])].entries()) {
      next.querySelectorAll("details")[place]?.toggleAttribute("open", opened.open);
    }
    now?.replaceWith(next);
  }
  for (const field of document.querySelectorAll("form[data-loan] [name]")) note(field, page);
  const told = document.querySelector("[data-loan-told]");
  if (told) told.textContent = page.querySelector<HTMLElement>("[data-told]")?.dataset.told ?? "";
  history.replaceState(history.state, "", address);
}

/** What is wrong with a field, as the page says it now. */
function note(field: Element, page: Document): void {
  const next = page.getElementById(field.id);
  for (const name of NOTES) {
    const value = next?.getAttribute(name) ?? null;
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
  document.getElementById(`${field.id}-error`)?.remove();
  const error = page.getElementById(`${field.id}-error`);
  if (error) document.getElementById(`${field.id}-hint`)?.after(document.importNode(error, true));
}
