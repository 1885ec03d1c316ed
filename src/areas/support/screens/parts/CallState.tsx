import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { OpenState } from "#web/ui/layout/OpenState.tsx";
import type { readCallCentre } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";

interface Props {
  texts: Texts["contact"];
  callCentre: Output<typeof readCallCentre>;
}

/** Whether the call centre is open now. */
export function CallState({ texts, callCentre: { isOpen, serviceHours, nextOpenAt } }: Props) {
  const opens = nextOpenAt === null ? null : fill(texts.opensAt, { when: toMinute(nextOpenAt) });
  return (
    <OpenState
      isOpen={isOpen}
      word={isOpen ? texts.open : texts.closed}
      when={isOpen ? serviceHours : opens}
    />
  );
}
