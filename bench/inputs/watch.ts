// What runs inside the page: the moment of an input, and of the frame that shows its result.

import type { Page } from "@playwright/test";

const WAIT_MS = 10_000;
const REST_MS = 100;

/** One change, in milliseconds. */
export interface Change {
  /** From the event to the end of the frame that shows the new figure. */
  ms: number;
  /** The browser's own Event Timing of the same event, in steps of 8; null below 16. */
  browserMs: number | null;
}

interface Watched {
  inputAt: number;
  shownAt: number;
  before: string | null;
  browserMs: number | null;
}

/** Starts watching the figure, an element by its selector. */
export async function watchFigure(page: Page, selector: string): Promise<void> {
  await page.evaluate((figure) => {
    const read = () => document.querySelector(figure)?.textContent ?? null;
    const watched: Watched = { inputAt: 0, shownAt: 0, before: null, browserMs: null };
    Object.assign(window, { watched, readFigure: read });
    const began = ({ timeStamp }: Event) => {
      if (watched.inputAt === 0) watched.inputAt = timeStamp;
    };
    for (const name of ["keydown", "pointerup"]) addEventListener(name, began, { capture: true });
    new MutationObserver(() => {
      const now = read();
      if (watched.inputAt === 0 || now === null || now === watched.before) return;
      // The task after a frame's callbacks runs when style, layout and paint are done.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (watched.shownAt === 0) watched.shownAt = performance.now();
        };
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        const isInput = ["keydown", "pointerup", "click"].includes(name);
        // Both clocks are those of the event; they are rounded differently.
        if (!isInput || Math.abs(startTime - watched.inputAt) > 1) continue;
        watched.browserMs = Math.max(watched.browserMs ?? 0, duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  }, selector);
}

/** Forgets what was seen: the next key or click is the input. Waits until the page is at rest. */
export async function arm(page: Page): Promise<void> {
  await page.evaluate(
    (restMs) =>
      new Promise<void>((resolve) => {
        const { watched, readFigure } = window as unknown as {
          watched: Watched;
          readFigure(): string | null;
        };
        // The frames of the last input are over first.
        setTimeout(() => {
          const fresh = { inputAt: 0, shownAt: 0, before: readFigure(), browserMs: null };
          Object.assign(watched, fresh);
          resolve();
        }, restMs);
      }),
    REST_MS,
  );
}

/** Waits for the new figure. */
export function changeIn(page: Page, what: string): Promise<Change> {
  return page.evaluate(
    ({ name, most }) =>
      new Promise<Change>((resolve, reject) => {
        const { watched } = window as unknown as { watched: Watched };
        const until = performance.now() + most;
        const check = () => {
          const { inputAt, shownAt, browserMs } = watched;
          if (shownAt > 0) resolve({ ms: shownAt - inputAt, browserMs });
          else if (performance.now() < until) setTimeout(check, 100);
          else reject(new Error(`the figure did not follow ${name}: ${JSON.stringify(watched)}`));
        };
        // Event Timing reports some frames later.
        setTimeout(check, 100);
      }),
    { name: what, most: WAIT_MS },
  );
}
