import type { listSignIns } from "#areas/login/contract/devices.ts";
import type { Output } from "#base/call/call.ts";
import { browserName } from "#base/site/browser-name.ts";
import { useShared } from "#web/shared.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { Texts } from "../../texts/zh.ts";
import { SecurityPart } from "./SecurityPart.tsx";

interface Props {
  texts: Texts;
  signIns: Output<typeof listSignIns>["signIns"];
}

/** The latest sign-ins, including failed ones. */
export function SignIns({ texts, signIns }: Props) {
  const { language } = useShared().visitor;
  const columns = [texts.time, texts.browser, texts.result, texts.recognised];
  return (
    <SecurityPart id="sign-ins" title={texts.signIns}>
      <Table
        id="sign-ins-table"
        caption={texts.signIns}
        captionHidden
        stacked
        columns={columns.map((label) => ({ label }))}
        rows={signIns.map(({ signedInAt, deviceName, signInResult, risk }, index) => ({
          key: String(index),
          cells: [
            signedInAt,
            browserName(deviceName, language),
            texts.outcomes[signInResult],
            texts.risks[risk],
          ],
        }))}
      />
    </SecurityPart>
  );
}
