// One stream for all tabs of a browser that listen to the same things: over HTTP/1.1 a browser has
// six connections to a site, and a stream in each of six tabs would leave none for pages. The tab
// shown last holds a lock and the stream, and passes on what it hears (decision record 073).

/** Between two pages of a visible tab a hidden one does not open a stream for a moment. */
const HIDDEN_WAIT_MS = 2_000;

/** The part of one tab in a shared stream. */
interface SharedStream<Word> {
  /** Sends to the other tabs. */
  post(word: Word): void;
  close(): void;
}

/** What a tab does with the stream that it shares under a name. */
interface Options<Word> {
  /** Opens the stream in this tab; returns the function that closes it. */
  open(): () => void;
  onWord(word: Word): void;
  /** Where tabs cannot share, a hidden one closes its stream, unless it needs it. */
  keepsHidden?: boolean;
}

/** Takes part in the stream of that name. */
export function shareStream<Word>(
  name: string,
  { open, onWord, keepsHidden = false }: Options<Word>,
): SharedStream<Word> {
  // Safari has both since 15.4, Firefox locks since 96; without TLS, only localhost has locks.
  const isShared = Boolean(navigator.locks) && "BroadcastChannel" in window;
  const channel = isShared ? new BroadcastChannel(name) : null;
  let waiting = new AbortController();
  let isClosed = false;
  /** Closes the stream of this tab; null while it has none. */
  let stop: (() => void) | null = null;

  /** Opens the stream, and holds the lock until it is closed. */
  function lead(): Promise<void> {
    return new Promise((resolve) => {
      stop?.();
      if (isClosed) return resolve();
      let close = () => {};
      const wait = channel && document.hidden ? HIDDEN_WAIT_MS : 0;
      const timer = setTimeout(() => {
        close = open();
      }, wait);
      stop = () => {
        stop = null;
        clearTimeout(timer);
        close();
        resolve();
      };
    });
  }

  /** A visible tab takes the stream from whichever has it; a hidden one waits until it is free. */
  function contend(isVisible: boolean): void {
    if (!channel) {
      if (isVisible || keepsHidden) void lead();
      return;
    }
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    const options = isVisible ? { steal: true } : { signal };
    navigator.locks.request(name, options, lead).catch((thrown: Error) => {
      if (signal.aborted) return;
      stop?.();
      // Another tab was shown and has taken the stream; any other error means that locks are refused.
      if (thrown.name === "AbortError") contend(false);
      else void lead();
    });
  }

  function onVisibility(): void {
    if (!document.hidden && !stop) contend(true);
    else if (document.hidden && !channel && !keepsHidden) stop?.();
  }

  channel?.addEventListener("message", ({ data }: MessageEvent<Word>) => onWord(data));
  document.addEventListener("visibilitychange", onVisibility);
  contend(!document.hidden);
  return {
    post: (word) => channel?.postMessage(word),
    close() {
      isClosed = true;
      document.removeEventListener("visibilitychange", onVisibility);
      waiting.abort();
      stop?.();
      channel?.close();
    },
  };
}
