import { OTP_DIGITS } from "#base/identity/otp.ts";
import { Countdown, type CountdownTexts } from "../feedback/Countdown.tsx";
import { Field } from "./Field.tsx";
import type { FieldWords } from "./FieldFrame.tsx";
import { digitsOnly, useTyping } from "./typing.ts";

interface Props extends FieldWords {
  /** How long the code is still valid, and the texts for it. */
  countdown?: { seconds: number; texts: CountdownTexts };
  disabled?: boolean;
}

const rewrite = digitsOnly(OTP_DIGITS);

/** A one-time code in one field: phones autofill it, pasting works, and the time left is shown. */
export function OtpInput({ countdown, ...rest }: Props) {
  const typing = useTyping(rewrite, ignore);
  return (
    <Field
      {...rest}
      {...typing}
      variant="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      below={countdown && <Countdown {...countdown} />}
    />
  );
}

function ignore(): void {}
