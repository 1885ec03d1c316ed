// Live messages in a page: one stream for all its topics, shared with the other tabs that listen to
// the same topics. The browser reconnects automatically and sends the last event's id; where it
// gives up, after a response that is not a stream, this reopens it from there.

import {
  idOf,
  LIVE_PATH,
  type MessageOf,
  positionsIn,
  STREAM_PATH,
  type StreamEvent,
  type Topic,
} from "#base/call/live.ts";
import { shareStream } from "./shared-stream.ts";

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

/** The number of the last message of each topic, in the order of the topics; null if unknown. */
type Positions = readonly number[] | null;

/** What tabs tell each other. */
type Word =
  /** A tab has the stream now: the others say where they are. */
  | { kind: "leads" }
  /** Where a tab is: what follows must be sent. */
  | { kind: "at"; at: Positions }
  /** Whether the stream is open, and where it is. */
  | { kind: "state"; isOpen: boolean; at: Positions }
  | ({ kind: "event" } & TopicEvent)
  | { kind: "ended"; code: string };

/** A message of a topic, or that some were lost. */
interface TopicEvent {
  index: number;
  number: number;
  /** The position of the stream before it. */
  before: readonly number[];
  /** Null for a gap. */
  message: unknown;
}

interface Options {
  /** The position that the page was rendered with; null for what happens from now on. */
  after: string | null;
  onEnded(code: string): void;
  /** Called whenever the stream opens and whenever it is lost. */
  onState?(isOpen: boolean): void;
  /** True for a page that must hear while it is hidden, also in a browser whose tabs cannot share. */
  keepsHidden?: boolean;
}

/** Opens the page's stream; without topics, that of its session. Returns how to close it. */
export function openLive(
  listeners: readonly Listener[],
  { after, onEnded, onState, keepsHidden = false }: Options,
): () => void {
  const names = listeners.map(({ topic }) => topic.name);
  /** What this page has heard. */
  let own: number[] | null = after === null ? null : positionsIn(after);
  /** For which position the missing messages were requested. */
  let requestedFor: string | null = null;
  const stream = topicStream(names, (word) => {
    shared.post(word);
    hear(word);
  });
  const shared = shareStream<Word>(["live", ...names].join(" "), {
    open() {
      const close = stream.open(own);
      shared.post({ kind: "leads" });
      return close;
    },
    onWord: hear,
    keepsHidden,
  });
  // Wherever the stream is, it goes back to this page's position.
  shared.post({ kind: "at", at: own });

  function hear(word: Word): void {
    if (word.kind === "leads") shared.post({ kind: "at", at: own });
    else if (word.kind === "at") stream.goBack(word.at);
    else if (word.kind === "event") take(word);
    else if (word.kind === "state") {
      own ??= word.at && [...word.at];
      onState?.(word.isOpen);
    } else {
      shared.close();
      onEnded(word.code);
    }
  }

  function take({ index, number, before, message }: TopicEvent): void {
    own ??= [...before];
    const at = own[index] as number;
    const from = before[index] as number;
    // A restored database counts from an earlier number again.
    const isBack = message === null && number < from;
    if (isBack ? number === at : number <= at) return;
    // Two tabs that follow each other may be heard in the wrong order.
    if (at < from && message !== null) {
      askAgain();
      return;
    }
    own[index] = number;
    if (message === null) listeners[index]?.onGap();
    else listeners[index]?.onMessage(message as never);
  }

  function askAgain(): void {
    const at = String(own);
    if (requestedFor !== at) shared.post({ kind: "at", at: own });
    requestedFor = at;
  }

  return () => shared.close();
}

/** The stream of the tab that has it. */
function topicStream(names: readonly string[], send: (word: Word) => void) {
  let read: number[] | null = null;
  let isOpen = false;
  let wait = REOPEN_MS;
  let close: (() => void) | null = null;

  function connect(): void {
    const query = new URLSearchParams(names.map((name) => ["topic", name]));
    if (read !== null) query.set("after", idOf(read));
    const source = new EventSource(names.length > 0 ? `${STREAM_PATH}?${query}` : LIVE_PATH);
    close = () => source.close();
    const on = (event: StreamEvent | "message", work: (data: string, at: number[]) => void) =>
      source.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) =>
        work(data, positionsIn(lastEventId)),
      );
    const pass = (data: string, at: number[]) => {
      const { topic, message = null } = JSON.parse(data);
      const index = names.indexOf(topic);
      const before = read ?? at;
      read = at;
      send({ kind: "event", index, number: at[index] as number, before, message });
    };
    on("message", pass);
    on("gap", pass);
    on("ready", (_, at) => {
      read ??= at;
      wait = REOPEN_MS;
      tell(true);
    });
    on("ended", (code) => send({ kind: "ended", code }));
    source.onerror = () => {
      tell(false);
      if (source.readyState !== EventSource.CLOSED) return;
      const timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, REOPEN_MOST_MS);
      close = () => clearTimeout(timer);
    };
  }

  function tell(nowOpen: boolean): void {
    isOpen = nowOpen;
    send({ kind: "state", isOpen, at: read });
  }

  return {
    open(from: Positions): () => void {
      read = from && [...from];
      connect();
      return () => {
        close?.();
        close = null;
        isOpen = false;
      };
    },
    /** Reads again from a position that lies before the stream's. */
    goBack(at: Positions): void {
      if (close === null) return;
      const isBehind = at?.some((number, index) => read === null || number < Number(read[index]));
      if (at && isBehind) {
        const from = read ?? at;
        read = at.map((number, index) => Math.min(number, Number(from[index])));
        close();
        connect();
      } else if (isOpen) tell(true);
    },
  };
}
