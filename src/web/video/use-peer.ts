import { useCallback, useEffect, useRef, useState } from "react";
import { type LinkState, openPeer, type Peer, type PeerOptions, type Signal } from "./peer.ts";
import { signalSender } from "./signal-sender.ts";

interface Wanted extends Pick<PeerOptions, "role" | "iceServers"> {
  /** The call; null while there is none. */
  callId: string | null;
  stream: MediaStream | null;
  /** Sends signals; false where the call has ended. */
  post(signals: Signal[]): Promise<boolean>;
}

/** The connection of a page's call. */
export interface UsedPeer {
  state: LinkState;
  remote: MediaStream | null;
  receive(signals: readonly Signal[]): void;
  /** Says hello again: signals may have been lost. */
  greet(): void;
}

/** Maintains a connection as long as there is a call and a picture to send. */
export function usePeer({ callId, role, iceServers, stream, post }: Wanted): UsedPeer {
  const [state, setState] = useState<LinkState>("waiting");
  const [remote, setRemote] = useState<MediaStream | null>(null);
  const peer = useRef<Peer | null>(null);
  const latest = useRef({ iceServers, stream, post });
  latest.current = { iceServers, stream, post };
  const isReady = stream !== null;

  useEffect(() => {
    const { stream: first, iceServers: relays } = latest.current;
    if (callId === null || !isReady || !first) return;
    const sender = signalSender((signals) => latest.current.post(signals));
    const opened = openPeer({
      ...{ role, iceServers: relays, stream: first, send: sender.send },
      onRemote: setRemote,
      onState: setState,
    });
    peer.current = opened;
    return () => {
      sender.close();
      opened.close();
      peer.current = null;
      setRemote(null);
    };
  }, [callId, role, isReady]);

  useEffect(() => {
    if (stream) void peer.current?.replace(stream);
  }, [stream]);

  const receive = useCallback((signals: readonly Signal[]) => {
    for (const signal of signals) peer.current?.receive(signal);
  }, []);
  const greet = useCallback(() => peer.current?.greet(), []);
  return { state, remote, receive, greet };
}
