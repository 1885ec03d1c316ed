import type { Output } from "#base/call.ts";
import { fill } from "#base/language.ts";
import { OpenState } from "#web/ui/OpenState.tsx";
import type { readCallCentre } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";

interface Props {
  texts: Texts["contact"];
  callCentre: Output<typeof readCallCentre>;
}

/** Whether the call centre answers now. */
export function CallState({ texts, callCentre: { opnYn, srvcTmCont, nxtOpnDtm } }: Props) {
  const isOpen = opnYn === "Y";
  const opens = nxtOpnDtm === null ? null : fill(texts.opensAt, { when: nxtOpnDtm });
  return (
    <OpenState
      isOpen={isOpen}
      word={isOpen ? texts.open : texts.closed}
      when={isOpen ? srvcTmCont : opens}
    />
  );
}
