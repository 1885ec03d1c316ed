// Counts down to a deadline hours away, by the second. The server decides when it has passed;
// without this script the page shows the moment itself.

/** When the remaining time is announced. */
const TOLD_AT_SECONDS = [60, 30, 10];
const TICK_MS = 500;

for (const place of document.querySelectorAll<HTMLElement>("[data-deadline]")) countDown(place);

function countDown(place: HTMLElement): void {
  const { deadline, left = "", announcement = "", finished = "" } = place.dataset;
  const shown = place.querySelector("[data-deadline-shown]");
  const spoken = place.querySelector("[data-deadline-told]");
  const end = performance.now() + Number(deadline) * 1000;
  let last = Number.POSITIVE_INFINITY;
  const timer = setInterval(tick, TICK_MS);
  tick();

  function tick(): void {
    const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    if (seconds === 0) {
      clearInterval(timer);
      place.dataset.over = "true";
      write(shown, finished);
      write(spoken, finished);
      return;
    }
    write(shown, left.replace("{time}", clockOf(seconds)));
    const due = TOLD_AT_SECONDS.find((at) => seconds <= at && last > at);
    last = seconds;
    if (due !== undefined) write(spoken, announcement.replace("{seconds}", String(due)));
  }
}

/** 23:59:07 */
function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

function write(place: Element | null, text: string): void {
  if (place) place.textContent = text;
}
