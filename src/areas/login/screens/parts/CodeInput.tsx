import { fill } from "#base/text/language.ts";
import { OtpInput } from "#web/ui/forms/OtpInput.tsx";
import type { Texts } from "../../texts/zh.ts";
import { codeFields, type SentCode } from "./codes.ts";
import { errorOf, type Wrong } from "./wrong.ts";

interface Props {
  texts: Texts;
  code: SentCode;
  wrong: Wrong | undefined;
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
        error={errorOf(wrong?.fields, typed)}
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
