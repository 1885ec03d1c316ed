import type { Refused } from "#base/call/submitted.ts";
import { withWayBack } from "#base/site/own-path.ts";
import { errorOf } from "#web/refused.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { NationalIdInput } from "#web/ui/forms/NationalIdInput.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { SecretField } from "#web/ui/forms/SecretField.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./SignInForm.module.css";

interface Props {
  texts: Texts;
  /** The national ID that this browser remembers, masked. */
  remembered: string | null;
  to: string | null;
  wrong: Refused | undefined;
}

/** The three fields, what to remember, and links for those who forgot one of them. */
export function SignInForm({ texts, remembered, to, wrong }: Props) {
  const named = (name: "nationalId" | "userId" | "password") => ({
    name,
    error: errorOf(wrong, name),
  });
  const wasRemembered = wrong ? wrong.typed.rememberNationalId === "true" : remembered !== null;
  return (
    <PostForm noValidate aria-label={texts.form} className={styles.form}>
      {remembered === null ? (
        <NationalIdInput
          {...named("nationalId")}
          label={texts.nationalId}
          hint={texts.nationalIdHint}
          typed={wrong?.typed.nationalId}
        />
      ) : (
        <div className={styles.remembered}>
          <p id="remembered">{texts.remembered}</p>
          <p aria-describedby="remembered">{remembered}</p>
          <a href={withWayBack("/login?id=other", to)}>{texts.another}</a>
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
      <input type="hidden" name="deviceFingerprint" data-fingerprint="" />
      <Button>{texts.submit}</Button>
      <nav aria-label={texts.forgot}>
        <a href="/login/forgot-idpw">{texts.forgotUserId}</a>
        <a href="/login/forgot-idpw?find=password">{texts.forgotPassword}</a>
      </nav>
      <p className={styles.guest}>
        <span>{texts.guestLead}</span>
        <Button href="/products" variant="quiet">
          {texts.guest}
        </Button>
      </p>
    </PostForm>
  );
}
