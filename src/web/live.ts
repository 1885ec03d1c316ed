// Live messages in a page: one stream for all its topics. The browser reconnects automatically and
// sends the last event's id; where it gives up, after a response that is not a stream, this reopens
// it from there.

import { type MessageOf, STREAM_PATH, type StreamEvent, type Topic } from "#base/call/live.ts";

const REOPEN_MS = 30_000;
const REOPEN_MOST_MS = 600_000;

/** What a page does with a topic. */
export interface Listener<T extends Topic = Topic> {
  topic: T;
  /** Called once for each message, in order. */
  onMessage(message: MessageOf<T>): void;
  /** Messages were lost: the page must reload its state. */
  onGap(): void;
}

/** Ties the types of a topic and its listener together. */
export function listener<T extends Topic>(given: Listener<T>): Listener {
  return given as Listener;
}

/**
 * Opens the page's stream, from the position that the page was rendered with, or from now on.
 * Returns the function that closes it.
 */
export function openLive(
  listeners: readonly Listener[],
  {
    after,
    onEnded,
    onState,
  }: {
    after: string | null;
    onEnded(code: string): void;
    /** Called whenever the stream opens and whenever it is lost. */
    onState?(isOpen: boolean): void;
  },
): () => void {
  let last = after;
  let wait = REOPEN_MS;
  let close = () => {};

  function open(): void {
    const query = new URLSearchParams(listeners.map(({ topic }) => ["topic", topic.name]));
    if (last !== null) query.set("after", last);
    const source = new EventSource(`${STREAM_PATH}?${query}`);
    close = () => source.close();
    const on = (event: StreamEvent | "message", work: (data: string) => void) =>
      source.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) => {
        last = lastEventId || last;
        work(data);
      });
    const listenerOf = (name: string) => listeners.find(({ topic }) => topic.name === name);
    on("message", (data) => {
      const { topic, message } = JSON.parse(data);
      listenerOf(topic)?.onMessage(message);
    });
    on("gap", (data) => listenerOf(JSON.parse(data).topic)?.onGap());
    on("ready", () => {
      wait = REOPEN_MS;
      onState?.(true);
    });
    on("ended", (code) => {
      source.close();
      onEnded(code);
    });
    source.onerror = () => {
      onState?.(false);
      if (source.readyState !== EventSource.CLOSED) return;
      const timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, REOPEN_MOST_MS);
      close = () => clearTimeout(timer);
    };
  }

  open();
  return () => close();
}
