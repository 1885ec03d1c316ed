import type { Refused } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { errorOf } from "#web/refused.ts";
import { OtpInput } from "#web/ui/forms/OtpInput.tsx";
import { codeFields, type SentCode } from "../../flow/table.ts";
import type { Texts } from "../../texts/zh.ts";

interface Props {
  texts: Texts;
  code: SentCode;
  wrong: Refused | undefined;
}

/** The field of a one-time code, with its expiry time and its id. */
export function CodeInput({ texts: { recovery }, code, wrong }: Props) {
  const { typed } = codeFields[code.by];
  return (
    <>
      <CodeState code={code} />
      <OtpInput
        name={typed}
        label={code.by === "sms" ? recovery.smsCode : recovery.mailCode}
        hint={fill(recovery.codeHint, { time: code.until || "--:--" })}
        error={errorOf(wrong, typed)}
      />
    </>
  );
}

/** The hidden fields that carry a code from step to step. */
export function CodeState({ code }: { code: SentCode }) {
  const { id, until } = codeFields[code.by];
  return (
    <>
      <input type="hidden" name={id} value={code.id} />
      <input type="hidden" name={until} value={code.until} />
    </>
  );
}
