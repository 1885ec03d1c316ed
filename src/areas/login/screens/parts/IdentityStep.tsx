import type { Refused } from "#base/call/submitted.ts";
import { errorOf, secondsToWait, waitWords } from "#web/refused.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { NationalIdInput } from "#web/ui/forms/NationalIdInput.tsx";
import type { Texts } from "../../texts/zh.ts";
import { type Kind, RecoveryFrame } from "./RecoveryFrame.tsx";
import { WaysOn, wayOf } from "./WaysOn.tsx";

const actions = {
  userId: "/login/forgot-idpw/forgot-id-otp",
  password: "/login/forgot-idpw/forgot-password",
} as const;

interface Props {
  texts: Texts;
  kind: Kind;
  typed?: { nationalId: string; userId?: string };
  wrong?: Refused;
}

/** The first step of both flows: the customer's identity. */
export function IdentityStep({ texts, kind, typed, wrong }: Props) {
  const { recovery } = texts;
  const seconds = secondsToWait(wrong);
  return (
    <RecoveryFrame {...{ texts, kind, wrong }} step="identity" lead={recovery[`${kind}Lead`]}>
      {seconds !== null && <p>{waitWords(recovery.wait, seconds)}</p>}
      {wrong && <WaysOn way={wayOf(wrong.code)} texts={texts.ways} />}
      <form method="post" action={actions[kind]} noValidate>
        <FormToken />
        <NationalIdInput
          name="nationalId"
          label={texts.nationalId}
          hint={texts.nationalIdHint}
          typed={typed?.nationalId}
          error={errorOf(wrong, "nationalId")}
        />
        {kind === "password" && (
          <Field
            name="userId"
            label={texts.userId}
            hint={texts.userIdHint}
            typed={typed?.userId}
            error={errorOf(wrong, "userId")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <Button>{recovery.next}</Button>
      </form>
      <p>
        <a className="lone-link" href="/login">
          {recovery.toSignIn}
        </a>
      </p>
    </RecoveryFrame>
  );
}
