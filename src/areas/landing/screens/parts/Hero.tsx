import { Fragment, type ReactNode } from "react";
import { app } from "#base/site/brand.ts";
import { useShared } from "#web/shared.ts";
import styles from "./Hero.module.css";

interface Props {
  /** What the page is about, over the promise; the home page is about all. */
  name?: string;
  /** The promise, each line unbroken where there is room. */
  lines: readonly string[];
  sentence: string;
  /** The way to the app. */
  open: string;
  other: { href: string; label: string };
  scene: ReactNode;
}

/** The first thing seen: a sunrise over the sea, one promise, and the way to an account. */
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
