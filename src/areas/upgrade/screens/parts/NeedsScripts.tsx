import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./upgrade.module.css";

/** Shown if scripts are disabled or failed to load: card and camera need them. */
export function NeedsScripts({ texts }: { texts: Texts }) {
  if (useHydrated()) return null;
  return (
    <div className={`${styles.narrow} ${styles.late}`}>
      <Notice kind="warning" word={texts.noteWord}>
        <p>{fill(texts.needScripts, { phone: callCentre.tollFree })}</p>
      </Notice>
    </div>
  );
}
