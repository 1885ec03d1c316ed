import type { Refused } from "#base/call/submitted.ts";
import type { Texts } from "../../texts/zh.ts";
import { type Kind, RecoveryFrame } from "./RecoveryFrame.tsx";
import { WaysOn, wayOf } from "./WaysOn.tsx";

/** Where a flow ends unsuccessfully: why, and what helps. */
export function StopStep({ texts, kind, wrong }: { texts: Texts; kind: Kind; wrong: Refused }) {
  const { recovery } = texts;
  const way = wayOf(wrong.code);
  return (
    <RecoveryFrame
      {...{ texts, kind }}
      step="code"
      title={recovery.stopTitle}
      wrong={{ ...wrong, fields: [] }}
    >
      <WaysOn way={way} texts={texts.ways} />
      <p>
        <a className="lone-link" href="/login/forgot-idpw">
          {recovery.restart}
        </a>
      </p>
    </RecoveryFrame>
  );
}
