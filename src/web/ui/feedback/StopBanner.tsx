import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import type { SignedIn } from "#web/signed-in.ts";
import { Notice } from "./Notice.tsx";
import styles from "./StopBanner.module.css";

/** The texts of a panic button that is in effect. */
export interface StopTexts {
  stopWord: string;
  stop: string;
  stopUndo: string;
}

/** Shows on every page of a signed-in customer that the panic button is in effect. */
export function StopBanner({ stop, texts }: { stop: SignedIn["stop"]; texts: StopTexts }) {
  if (!stop) return null;
  return (
    <div className={styles.banner}>
      <Notice kind="warning" word={texts.stopWord}>
        <p>{fill(texts.stop, { reference: stop.reference, time: stop.at })}</p>
        <p>
          {texts.stopUndo} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
        </p>
      </Notice>
    </div>
  );
}
