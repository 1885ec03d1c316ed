import type { Refused } from "#base/call/submitted.ts";
import { app, callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./WaysOn.module.css";

/** What helps a customer who cannot continue: the app and the hotline, or the hotline alone. */
export type Way = "unlock" | "open" | "call";

const ways: Readonly<Record<string, Way>> = {
  CHEA000013: "unlock",
  CHEA000020: "open",
  CHEA000050: "call",
  HEA000017: "call",
  LBEA000081: "call",
  LOGN000004: "call",
};

/** What helps after a refusal; null if retrying does. */
export function wayOf(code: string): Way | null {
  return ways[code] ?? null;
}

/** The suggestions, with links and the phone number. */
export function WaysOn({ way, texts }: { way: Way | null; texts: Texts["ways"] }) {
  const { device } = useShared().visitor;
  if (way === null) return null;
  const stores = (["ios", "android"] as const).filter(
    (store) => device === "pc" || device === store,
  );
  return (
    <section aria-labelledby="ways" className={styles.ways}>
      <h2 id="ways">{texts.title}</h2>
      <ul>
        {way !== "call" && (
          <li>
            {texts[way]}
            <span className={styles.links}>
              {stores.map((store) => (
                <a key={store} href={app[store].store} rel="external noreferrer">
                  {fill(texts[store], { least: app[store].least })}
                </a>
              ))}
            </span>
          </li>
        )}
        <li>
          {texts.call}
          <span className={styles.links}>
            <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
          </span>
        </li>
      </ul>
    </section>
  );
}

interface Props {
  texts: Texts;
  /** The heading of a refusal that concerns no field. */
  blocked: string;
  wrong: Refused;
}

/** The errors: fields that can be corrected, or why the flow is blocked. */
export function FormErrors({ texts, blocked, wrong: { fields, message } }: Props) {
  if (fields.length > 0) return <ErrorSummary title={texts.errorTitle} fields={fields} />;
  return <ErrorSummary title={blocked} message={message} fields={[]} />;
}
