import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { REASON_LENGTH } from "#desk/approvals/rules.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import type { readContent } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "../content.module.css";
import type { TypedOf } from "./typed-content.ts";

/** Asks a colleague to approve a version of rates. */
export function RateRequest({ texts: { rates, momentHint }, version, typedOf }: Props) {
  return (
    <>
      <h2>{fill(rates.title, { version })}</h2>
      <PostForm noValidate aria-label={rates.send} className={styles.panel}>
        <input type="hidden" name="version" value={version} />
        <div className={styles.moments}>
          <Field
            name="reason"
            label={rates.reason}
            maxLength={REASON_LENGTH.most}
            {...typedOf("reason")}
          />
          <Field
            name="from"
            label={rates.from}
            hint={momentHint}
            autoComplete="off"
            {...typedOf("from")}
          />
        </div>
        <p>
          <Button name="act" value="request">
            {rates.send}
          </Button>
        </p>
      </PostForm>
    </>
  );
}

interface Props {
  texts: Texts;
  version: number;
  typedOf: TypedOf;
}

/** Says that a change waits for a colleague; whoever asked for it can withdraw it. */
export function WaitingRequest({
  texts: { rates },
  request,
}: {
  texts: Texts;
  request: NonNullable<Output<typeof readContent>["request"]>;
}) {
  const { id, version, requestedBy: by, requestedAt: at, isMine } = request;
  return (
    <div className={styles.notice}>
      <Notice kind="info" word={rates.word}>
        <p>{fill(rates.waiting, { version, by, at })}</p>
        {isMine && (
          <PostForm aria-label={rates.withdraw}>
            <input type="hidden" name="request" value={id} />
            <Button name="act" value="withdraw-request" variant="quiet">
              {rates.withdraw}
            </Button>
          </PostForm>
        )}
      </Notice>
    </div>
  );
}
