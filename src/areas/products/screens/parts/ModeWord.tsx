import { Notice } from "#web/ui/feedback/Notice.tsx";
import { ADVANCED_VARIANT, productPath, type Reason } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./products.module.css";

interface Props {
  texts: Texts;
  isGuest: boolean;
  featured: readonly { productCode: string; featuredReason: Reason }[];
}

/** Says whom the page is shown for, and what follows from that. */
export function ModeWord({ texts: { guest, own }, isGuest, featured }: Props) {
  const raised = featured.find(({ featuredReason }) => featuredReason === "upgrade");
  return (
    <div className={styles.mode}>
      {isGuest ? (
        <Notice kind="info" word={guest.word}>
          <p>{guest.sentence}</p>
          <p>
            <a className={styles.way} href="/login">
              {guest.signIn}
            </a>
          </p>
        </Notice>
      ) : (
        <Notice kind="info" word={own.word}>
          <p>{own.sentence}</p>
          {raised && (
            <>
              <p>{own.upgrade}</p>
              <p>
                <a className={styles.way} href={productPath(raised.productCode, ADVANCED_VARIANT)}>
                  {own.upgradeWay}
                </a>
              </p>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
