// Sends the pictures of an inquiry ahead, one after the other, while the visitor goes on writing:
// with progress, with a way to stop, and with a word at once about what cannot be taken. Without
// this the same form brings them along.

import { fill } from "#base/text/language.ts";
import { type FormPage, formPage } from "./page.ts";
import { type Row, rowOf } from "./row.ts";
import { refusalOf, upload } from "./upload.ts";

const found = formPage();
if (found) enhance(found);

function enhance(page: FormPage): void {
  const { form, chooser, words, sending, ids, say } = page;
  let underWay = 0;
  let hasFailed = false;
  let last = Promise.resolve();
  let pressed: HTMLElement | null = null;
  let waiting: HTMLElement | null = null;

  function add(file: File): void {
    const row = rowOf(page.clone("sending"), file, words);
    const others = [...sending.children].filter((each) => !each.matches("[data-wrong]"));
    const refusal = refusalOf(file, ids().length + others.length, words);
    sending.append(row.element);
    if (refusal) fail(row, file, refusal);
    else {
      underWay += 1;
      last = last.then(() => send(file, row)).then(goOn, goOn);
    }
  }

  async function send(file: File, row: Row): Promise<void> {
    const outcome = row.isOff()
      ? null
      : await upload(form.dataset.upload ?? "", file, { row, ids: ids(), words });
    if (outcome === null) say(fill(words.cancelled, { name: file.name }));
    else if ("message" in outcome) fail(row, file, outcome.message);
    else {
      const hadFocus = row.element.contains(document.activeElement);
      row.element.remove();
      page.addKept(outcome.id, row.label);
      if (hadFocus) chooser.focus();
      say(fill(words.done, { name: file.name }));
    }
  }

  function fail(row: Row, { name }: File, sentence: string): void {
    hasFailed = true;
    row.fail(sentence);
    say(`${name} ${sentence}`);
  }

  function goOn(): void {
    underWay -= 1;
    if (underWay > 0 || !waiting) return;
    const button = waiting;
    waiting = null;
    // What was pressed while files were on their way is done when all have come.
    if (!hasFailed) button.click();
  }

  chooser.addEventListener("change", () => {
    for (const file of [...(chooser.files ?? [])]) add(file);
    chooser.value = "";
  });
  form.addEventListener("click", ({ target }) => {
    pressed = (target as Element).closest("button");
  });
  form.addEventListener("submit", (event) => {
    if (underWay === 0) return;
    event.preventDefault();
    waiting = pressed;
    hasFailed = false;
    say(words.wait);
  });
}
