import { Fragment, type ReactNode } from "react";
import { app } from "#base/site/brand.ts";
import { useShared } from "#web/shared.ts";
import styles from "./Hero.module.css";

interface Props {
  /** The page's subject, above the headline; the home page has none. */
  name?: string;
  /** The headline; each line stays unbroken if there is room. */
  lines: readonly string[];
  sentence: string;
  /** The label of the link to the app. */
  open: string;
  other: { href: string; label: string };
  scene: ReactNode;
}

/** The top of the page: a sunrise over the sea, the headline, and the link to open an account. */
export function Hero({ name, lines, sentence, open, other, scene }: Props) {
  const { device } = useShared().visitor;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>
          {name && <small>{name}</small>} <Lines lines={lines} />
        </h1>
        <p className={styles.sentence}>{sentence}</p>
        <p className={styles.ways}>
          {device === "pc" ? (
            <a className={styles.main} href="#app">
              {open}
            </a>
          ) : (
            <a className={styles.main} href={app[device].store} rel="external noreferrer">
              {open}
            </a>
          )}
          <a className={styles.quiet} href={other.href}>
            {other.label}
          </a>
        </p>
      </div>
      {scene}
    </div>
  );
}

function Lines({ lines }: Pick<Props, "lines">) {
  return lines.map((line) => (
    <Fragment key={line}>
      <span>{line}</span>{" "}
    </Fragment>
  ));
}
