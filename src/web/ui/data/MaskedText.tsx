import { useEffect, useState } from "react";
import { Button } from "../forms/Button.tsx";
import { Icon } from "../layout/Icon.tsx";
import { useHydrated } from "../layout/use-hydrated.ts";
import styles from "./MaskedText.module.css";

interface Props {
  masked: string;
  full: string;
  texts: { show: string; hide: string };
}

/** Private text, masked until its owner reveals it; it is masked again when the page is left. */
export function MaskedText({ masked, full, texts }: Props) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const cover = () => {
      if (document.visibilityState === "hidden") setShown(false);
    };
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }, []);
  if (!hydrated) {
    return (
      <div className={styles.masked}>
        <details>
          <summary>
            <span className={styles.closed}>
              <Icon name="show" />
              {texts.show}
            </span>
            <span className={styles.opened}>
              <Icon name="hide" />
              {texts.hide}
            </span>
          </summary>
          <span className={styles.text}>{full}</span>
        </details>
        <span className={`${styles.text} ${styles.cover}`}>{masked}</span>
      </div>
    );
  }
  return (
    <div className={styles.masked}>
      <span>
        <Button
          type="button"
          variant="link"
          icon={shown ? "hide" : "show"}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hide : texts.show}
        </Button>
      </span>
      <span className={styles.text} aria-live="polite">
        {shown ? full : masked}
      </span>
    </div>
  );
}
