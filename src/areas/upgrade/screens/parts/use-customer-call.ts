import { useCallback, useEffect, useRef, useState } from "react";
import type { Ask, Output } from "#base/call/call.ts";
import type { MessageOf } from "#base/call/live.ts";
import { endingOf, signInAddress } from "#base/identity/sign-in.ts";
import { CallError } from "#web/ask.ts";
import { listener, openLive } from "#web/live.ts";
import { useRemote } from "#web/remote.ts";
import type { UsedMedia } from "#web/video/use-media.ts";
import { type UsedPeer, usePeer } from "#web/video/use-peer.ts";
import {
  changeConsent,
  joinCall,
  keepCall,
  leaveCall,
  type readCall,
  sendSignals,
} from "../../contract/calls.ts";
import { callTopic, queueTopic } from "../../contract/live.ts";
import { COMPLETE_PATH, VIDEO_STEP_PATH } from "../../flow/table.ts";
import { PRESENCE_SECONDS } from "../../rules/video.ts";

const ENDED = "UPGR000005";
const TICK_MS = 1_000;

/** The customer's call as returned by the server. */
export type CustomerCall = NonNullable<Output<typeof readCall>["call"]>;

/** The state and the actions of the customer's call. */
export interface CallLine {
  call: CustomerCall | null;
  /** How the last call ended; null before. */
  outcome: "ended" | "decided" | null;
  peer: UsedPeer;
  isBusy: boolean;
  /** True while the server cannot be reached. */
  isOffline: boolean;
  error: string | null;
  join(consent: boolean): void;
  leave(): void;
  changeConsent(consent: boolean): void;
}

interface Given {
  ask: Ask;
  first: CustomerCall | null;
  media: UsedMedia;
}

type Setter = (change: (call: CustomerCall | null) => CustomerCall | null) => void;

/**
 * The customer's side of a call: keeps its place, listens to the desk, and recovers after a
 * connection loss.
 */
export function useCustomerCall({ ask, first, media }: Given): CallLine {
  const [call, setCall] = useState(first);
  const [outcome, setOutcome] = useState<CallLine["outcome"]>(null);
  const { remote, run } = useRemote((action: () => Promise<void>) => action());
  const callId = call?.callId ?? null;
  const end = useCallback((how: "ended" | "decided") => {
    setCall(null);
    setOutcome(how);
    if (how === "decided") location.assign(COMPLETE_PATH);
  }, []);
  const peer = usePeer({
    ...{ callId, role: "answers", iceServers: call?.iceServers ?? [], stream: media.stream },
    post: (signals) => posted(ask(sendSignals, { callId: callId ?? "", signals })),
  });
  const { refresh, isOffline } = usePresence({ ask, callId, setCall, end });
  useCallNews(call, { receive: peer.receive, greet: peer.greet, refresh, end });

  const failure = remote.state === "failed" ? remote.error : null;
  return {
    ...{ call, outcome, peer, isOffline, isBusy: remote.state === "loading" },
    error: failure instanceof CallError ? failure.sentence : null,
    join: (consent) =>
      void run(async () => {
        setCall(await ask(joinCall, { consent }));
        setOutcome(null);
      }),
    leave: () =>
      void run(async () => {
        await ask(leaveCall, { callId: callId ?? "" });
        end("ended");
      }),
    changeConsent: (consent) =>
      void run(async () => {
        const { hasConsent } = await ask(changeConsent, { callId: callId ?? "", consent });
        setCall((now) => now && { ...now, hasConsent });
      }),
  };
}

/** True if signals were accepted, false if the call has ended; other errors are retried. */
async function posted(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (thrown) {
    if (thrown instanceof CallError && thrown.code === ENDED) return false;
    throw thrown;
  }
}

interface Presence {
  ask: Ask;
  callId: string | null;
  setCall: Setter;
  end(how: "ended"): void;
}

/** Sends heartbeats, and keeps state, position and waiting time up to date. */
function usePresence({ ask, callId, setCall, end }: Presence) {
  const [isOffline, setOffline] = useState(false);
  const refresh = useCallback(async () => {
    if (callId === null) return;
    try {
      const now = await ask(keepCall, { callId });
      setOffline(false);
      setCall((call) => (call?.callId === callId ? { ...call, ...now } : call));
    } catch (thrown) {
      if (thrown instanceof CallError && thrown.code === ENDED) end("ended");
      else setOffline(true);
    }
  }, [ask, callId, setCall, end]);
  useEffect(() => {
    if (callId === null) return;
    const heartbeat = setInterval(() => void refresh(), PRESENCE_SECONDS * 1000);
    const ticking = setInterval(
      () =>
        setCall((call) =>
          call?.state === "waiting" ? { ...call, waitedSeconds: call.waitedSeconds + 1 } : call,
        ),
      TICK_MS,
    );
    return () => {
      clearInterval(heartbeat);
      clearInterval(ticking);
    };
  }, [callId, refresh, setCall]);
  return { refresh, isOffline };
}

interface News extends Pick<UsedPeer, "receive" | "greet"> {
  refresh(): Promise<void>;
  end(how: "ended" | "decided"): void;
}

/** Subscribes to the call and the queue from the rendered position, also after a reconnect. */
function useCallNews(call: CustomerCall | null, given: News): void {
  const latest = useRef(given);
  latest.current = given;
  const callId = call?.callId;
  const after = useRef(call?.livePosition ?? null);
  after.current = call?.livePosition ?? null;
  useEffect(() => {
    if (callId === undefined) return;
    const topic = callTopic(callId);
    const onMessage = (message: MessageOf<typeof topic>) => {
      const { receive, refresh, end } = latest.current;
      if (message.from === "desk") receive(message.signals);
      if (message.from !== "bank") return;
      if (message.change === "decided" || message.change === "ended") end(message.change);
      else void refresh();
    };
    const onGap = () => {
      latest.current.greet();
      void latest.current.refresh();
    };
    const refresh = () => void latest.current.refresh();
    return openLive(
      [
        listener({ topic, onMessage, onGap }),
        listener({ topic: queueTopic, onMessage: refresh, onGap: refresh }),
      ],
      {
        after: after.current,
        keepsHidden: true,
        onEnded: (code) => location.assign(signInAddress(endingOf(code), VIDEO_STEP_PATH)),
      },
    );
  }, [callId]);
}
