import type { Texts as LoginTexts } from "#areas/login/texts/zh.ts";
import type { Typed } from "#areas/transfer/rules/typed-order.ts";
import type { Refused } from "#base/call/submitted.ts";
import { withWayBack } from "#base/site/own-path.ts";
import { errorOf } from "#web/refused.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { NationalIdInput } from "#web/ui/forms/NationalIdInput.tsx";
import { HiddenFields } from "#web/ui/forms/PostForm.tsx";
import { SecretField } from "#web/ui/forms/SecretField.tsx";
import { SIGN_IN } from "../../rules/paths.ts";
import styles from "./parts.module.css";

interface Props {
  texts: LoginTexts;
  carriedNote: string;
  /** The national ID that this browser remembers, masked. */
  remembered: string | null;
  /** Where to continue afterwards. */
  to: string | null;
  /** Values of another form, to return to afterwards. */
  carried: Typed;
  wrong?: Refused | null | undefined;
}

/** The three fields, in one column. */
export function SignInForm({ texts, carriedNote, remembered, to, carried, wrong }: Props) {
  const named = (name: "nationalId" | "userId" | "password") => ({
    name,
    error: errorOf(wrong, name),
  });
  const wasRemembered = wrong ? wrong.typed.rememberNationalId === "true" : remembered !== null;
  const hasTyped = Object.keys(carried).length > 0;
  return (
    <form
      method="post"
      action={withWayBack(SIGN_IN, to)}
      noValidate
      aria-label={texts.form}
      className={styles.form}
    >
      <input type="hidden" name="deviceFingerprint" data-fingerprint="" />
      {hasTyped && <p>{carriedNote}</p>}
      <HiddenFields fields={Object.entries(carried)} />
      {remembered === null ? (
        <NationalIdInput
          {...named("nationalId")}
          label={texts.nationalId}
          hint={texts.nationalIdHint}
          typed={wrong?.typed.nationalId}
        />
      ) : (
        <div>
          <p>
            {texts.remembered} <strong>{remembered}</strong>
          </p>
          <Button href={withWayBack(`${SIGN_IN}?id=other`, to)} variant="link">
            {texts.another}
          </Button>
          <input type="hidden" name="useRemembered" value="true" />
        </div>
      )}
      <Field
        {...named("userId")}
        label={texts.userId}
        hint={texts.userIdHint}
        typed={wrong?.typed.userId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SecretField
        {...named("password")}
        label={texts.password}
        texts={texts.secret}
        autoComplete="current-password"
      />
      <Checkbox
        name="rememberNationalId"
        label={texts.remember}
        hint={texts.rememberHint}
        value="true"
        defaultChecked={wasRemembered}
      />
      <Button>{texts.submit}</Button>
      <p>
        <Button href="/login/forgot-idpw" variant="link">
          {texts.forgotUserId}
        </Button>
        <br />
        <Button href="/login/forgot-idpw?find=password" variant="link">
          {texts.forgotPassword}
        </Button>
      </p>
    </form>
  );
}
