import { fill } from "#base/text/language.ts";
import { errorOf } from "#web/refused.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { KeypadDialog } from "#web/ui/forms/KeypadDialog.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { SecretField } from "#web/ui/forms/SecretField.tsx";
import type { Resetting } from "../../flow/reset-password.ts";
import { codeFields } from "../../flow/table.ts";
import type { Texts } from "../../texts/zh.ts";
import { IdentityState } from "./CodesStep.tsx";
import styles from "./RecoveryFrame.module.css";
import { RecoveryFrame } from "./RecoveryFrame.tsx";

type At<Place extends Resetting["at"]> = Extract<Resetting, { at: Place }>;

/** The new password, twice; its strength is shown as it is typed. */
export function PasswordStep({ texts, resetting }: { texts: Texts; resetting: At<"password"> }) {
  const { recovery } = texts;
  const { identity, proofs, wrong } = resetting;
  return (
    <RecoveryFrame
      {...{ texts, wrong }}
      kind="password"
      step="newPassword"
      title={recovery.newTitle}
      lead={recovery.newLead}
    >
      <PostForm noValidate>
        <input type="hidden" name="step" value="password" />
        <IdentityState identity={identity} />
        <input type="hidden" name={codeFields.sms.proof} value={proofs.sms} />
        <input type="hidden" name={codeFields.mail.proof} value={proofs.mail} />
        <SecretField
          name="newPassword"
          label={recovery.newPassword}
          hint={recovery.newPasswordHint}
          error={errorOf(wrong, "newPassword")}
          texts={texts.secret}
          autoComplete="new-password"
        />
        <p
          role="status"
          className={styles.strength}
          data-strength="newPassword"
          data-announcement={recovery.strengthStatus}
          data-levels={JSON.stringify(recovery.levels)}
          data-hints={JSON.stringify(recovery.hints)}
        />
        <SecretField
          name="newPasswordAgain"
          label={recovery.again}
          error={errorOf(wrong, "newPasswordAgain")}
          texts={texts.secret}
          autoComplete="new-password"
          again="newPassword"
        />
        <Button>{recovery.save}</Button>
      </PostForm>
      <KeypadDialog texts={texts.keypad} kind="password" />
    </RecoveryFrame>
  );
}

/** The end of the flow: when the password was changed, and what stays unchanged. */
export function PasswordDone({ texts, resetting }: { texts: Texts; resetting: At<"done"> }) {
  const { recovery } = texts;
  const { time, strength } = resetting;
  return (
    <RecoveryFrame
      texts={texts}
      kind="password"
      step="done"
      title={recovery.doneTitle}
      lead={fill(recovery.doneLead, { time })}
    >
      {strength && (
        <dl>
          <dt>{recovery.strength}</dt>
          <dd>{recovery.levels[strength]}</dd>
        </dl>
      )}
      <Notice kind="info" word={recovery.word.info}>
        <p>{recovery.lockStays}</p>
      </Notice>
      <p>
        <Button href="/login">{recovery.toSignIn}</Button>
      </p>
    </RecoveryFrame>
  );
}
