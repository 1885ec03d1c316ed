import { type FormEvent, useEffect, useRef, useState } from "react";
import { fill, type Language, withCode } from "#base/text/language.ts";
import { CallError, type CallSentences } from "#web/ask.ts";
import { useRemote } from "#web/remote.ts";
import type { AdapterSentences } from "#web/signing-adapter.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import control from "#web/ui/forms/control.module.css";
import { FieldFrame } from "#web/ui/forms/FieldFrame.tsx";
import { useAsk } from "#web/use-ask.ts";
import { VIDEO_STEP_PATH } from "../../flow/table.ts";
import { DRIVERS_PATH, type UpgradeScope } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./upgrade.module.css";
import { type CardPhase, verifyCard } from "./verify-card.ts";

interface Props {
  texts: Texts;
  language: Language;
  scope: UpgradeScope;
  verified: { serialNumber: string; verifiedAt: string; validUntil: string } | null;
  adapterSentences: AdapterSentences;
  sentences: CallSentences;
}

const SERIAL_SHOWN = 4;

/** Step 3: the PIN only goes to the card; its field has no name, so that no form can submit it. */
export function CardStep(props: Props) {
  const { texts, language, scope, verified, adapterSentences, sentences } = props;
  const { card } = texts;
  const ask = useAsk({ language, sentences, isCached: false });
  const [phase, setPhase] = useState<CardPhase>("adapter");
  const { remote, run, reset } = useRemote((typed: string) =>
    verifyCard({ ask, scope, pin: typed, adapterSentences, onPhase: setPhase }),
  );
  const [pinError, setPinError] = useState<string>();
  const pin = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = pin.current?.value ?? "";
    reset();
    setPinError(typed === "" ? card.pinMissing : undefined);
    if (typed === "") return pin.current?.focus();
    await run(typed);
    if (pin.current) pin.current.value = "";
  }

  useEffect(() => {
    if (remote.state === "succeeded") location.assign(VIDEO_STEP_PATH);
  }, [remote]);
  // What is neither the bank's nor the adapter's is a fault, and shown as one.
  if (remote.state === "failed" && !(remote.error instanceof CallError)) throw remote.error;
  const error = remote.state === "failed" ? (remote.error as CallError) : null;

  return (
    <div className={styles.narrow} data-state={remote.state}>
      <FactList facts={[{ name: card.scope, value: texts.accounts.choices[scope] }]} />
      {verified && <Verified card={card} okWord={texts.okWord} verified={verified} />}
      {error && (
        <Notice kind="error" word={card.failed} live>
          <p data-code={error.code}>{withCode(error.sentence, error.code)}</p>
          <p>
            <a href={DRIVERS_PATH}>{card.help}</a>
          </p>
        </Notice>
      )}
      <form className={styles.form} onSubmit={submit} noValidate>
        <FieldFrame name="card-pin" label={card.pin} hint={card.pinHint} error={pinError}>
          <input
            ref={pin}
            id="card-pin"
            type="password"
            className={control.control}
            autoComplete="off"
            maxLength={16}
            aria-describedby="card-pin-hint"
            aria-invalid={pinError !== undefined}
          />
        </FieldFrame>
        <p className={styles.hint}>{card.permission}</p>
        <p className={styles.ways}>
          <Button
            busy={remote.state === "loading" || remote.state === "succeeded"}
            busyLabel={card.working[phase]}
          >
            {card.verify}
          </Button>
        </p>
      </form>
    </div>
  );
}

interface VerifiedProps {
  card: Texts["card"];
  okWord: string;
  verified: NonNullable<Props["verified"]>;
}

/** Already verified: the certificate, and the link to the next step. */
function Verified({ card, okWord, verified }: VerifiedProps) {
  const { serialNumber, verifiedAt, validUntil } = verified;
  const facts = { serial: serialNumber.slice(-SERIAL_SHOWN), verifiedAt, validUntil };
  return (
    <Notice kind="success" word={okWord}>
      <p>{fill(card.verified, facts)}</p>
      <p>
        <a href={VIDEO_STEP_PATH}>{card.onward}</a>
      </p>
    </Notice>
  );
}
