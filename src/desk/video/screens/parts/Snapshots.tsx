import { useEffect, useState } from "react";
import { type SnapshotSubject, snapshotSubjects } from "#areas/upgrade/rules/video.ts";
import type { Ask, Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { type readDeskCall, readSnapshot } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./call.module.css";
import { sendSnapshot } from "./send-snapshot.ts";

interface Props {
  texts: Texts;
  call: Output<typeof readDeskCall>;
  ask: Ask;
}

/** The customer's consent, and the snapshots; without consent there is no button. */
export function Snapshots({ texts: { call: words }, call, ask }: Props) {
  const [isTaking, setTaking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { callId, hasConsent, snapshots } = call;
  async function take(subject: SnapshotSubject): Promise<void> {
    setTaking(true);
    setError(await sendSnapshot(callId, subject, words.noPicture));
    setTaking(false);
  }
  return (
    <section className={styles.panel} aria-labelledby="snapshots">
      <h2 id="snapshots">{words.snapshots}</h2>
      <p data-consent={hasConsent}>{hasConsent ? words.consent : words.noConsent}</p>
      {error && (
        <Notice kind="error" word={words.error} live>
          <p>{error}</p>
        </Notice>
      )}
      {hasConsent && (
        <p className={styles.controls}>
          {snapshotSubjects.map((subject) => (
            <Button
              key={subject}
              type="button"
              variant="quiet"
              busy={isTaking}
              busyLabel={words.taking}
              onClick={() => void take(subject)}
            >
              {words.take[subject]}
            </Button>
          ))}
        </p>
      )}
      <ul className={styles.shots}>
        {snapshots.map(({ snapshotId, subject, takenAt }) => {
          const label = fill(words.taken, { subject: words.subjects[subject], takenAt });
          return (
            <li key={snapshotId}>
              <Picture ask={ask} snapshotId={snapshotId} label={label} />
              {label}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PictureProps {
  ask: Ask;
  snapshotId: string;
  label: string;
}

/** A snapshot, decrypted by the bank for the member of staff who has the call. */
function Picture({ ask, snapshotId, label }: PictureProps) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ask(readSnapshot, { snapshotId }).then(
      ({ type, picture }) => isWanted && setSource(`data:${type};base64,${picture}`),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ask, snapshotId]);
  return source ? <img src={source} alt={label} /> : null;
}
