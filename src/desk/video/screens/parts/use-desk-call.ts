import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { callTopic } from "#areas/upgrade/contract/live.ts";
import { PRESENCE_SECONDS } from "#areas/upgrade/rules/video.ts";
import type { Ask, Output } from "#base/call/call.ts";
import type { MessageOf } from "#base/call/live.ts";
import { SIGN_IN_PATH } from "#desk/staff/rules.ts";
import { CallError } from "#web/ask.ts";
import { listener, openLive } from "#web/live.ts";
import type { UsedMedia } from "#web/video/use-media.ts";
import { usePeer } from "#web/video/use-peer.ts";
import { keepDeskCall, type readDeskCall, sendDeskSignals } from "../../contract.ts";

interface Given {
  ask: Ask;
  call: Output<typeof readDeskCall>;
  media: UsedMedia;
}

/** The call has ended, or a colleague has taken it. */
const gone = ["UPGR000005", "UPGR000009"];
const isGone = (thrown: unknown) => thrown instanceof CallError && gone.includes(thrown.code);

/**
 * The desk's side of a call: it makes the offer, receives the customer's signals, and reloads the
 * page's data when it changes.
 */
export function useDeskCall({ ask, call, media }: Given) {
  const { callId, iceServers } = call;
  const [isCustomerThere, setCustomerThere] = useState(true);
  const [isOffline, setOffline] = useState(false);
  const { revalidate } = useRevalidator();
  const peer = usePeer({
    ...{ callId, role: "offers", iceServers, stream: media.stream },
    async post(signals) {
      try {
        await ask(sendDeskSignals, { callId, signals });
        return true;
      } catch (thrown) {
        if (isGone(thrown)) return false;
        throw thrown;
      }
    },
  });
  const latest = useRef({ peer, revalidate });
  latest.current = { peer, revalidate };
  const position = useRef(call.livePosition);

  useEffect(() => {
    const topic = callTopic(callId);
    const read = () => void latest.current.revalidate();
    const onMessage = (message: MessageOf<typeof topic>) => {
      if (message.from === "customer") latest.current.peer.receive(message.signals);
      if (message.from === "bank") read();
    };
    const onGap = () => {
      latest.current.peer.greet();
      read();
    };
    const onEnded = () => location.assign(`${SIGN_IN_PATH}?session=ended`);
    const options = { after: position.current, keepsHidden: true, onEnded };
    return openLive([listener({ topic, onMessage, onGap })], options);
  }, [callId]);

  useEffect(() => {
    const tell = async () => {
      try {
        const answer = await ask(keepDeskCall, { callId });
        setOffline(false);
        setCustomerThere(answer.isCustomerThere);
      } catch (thrown) {
        if (isGone(thrown)) void latest.current.revalidate();
        else setOffline(true);
      }
    };
    const timer = setInterval(() => void tell(), PRESENCE_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [ask, callId]);

  return { peer, isCustomerThere, isOffline };
}
