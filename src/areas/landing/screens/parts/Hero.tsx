import { app } from "#base/brand.ts";
import { useShared } from "#web/shared.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./Hero.module.css";
import { SunriseScene } from "./SunriseScene.tsx";

/** The first thing seen: a sunrise over the sea, one promise, and the way to an account. */
export function Hero({ texts }: { texts: Texts["hero"] }) {
  const { device } = useShared().visitor;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>
          <span>{texts.first}</span> <span>{texts.second}</span>
        </h1>
        <p className={styles.sentence}>{texts.sentence}</p>
        <p className={styles.ways}>
          {device === "pc" ? (
            <a className={styles.main} href="#app">
              {texts.open}
            </a>
          ) : (
            <a className={styles.main} href={app[device].store} rel="external noreferrer">
              {texts.open}
            </a>
          )}
          <a className={styles.quiet} href="#products">
            {texts.look}
          </a>
        </p>
      </div>
      <SunriseScene />
    </div>
  );
}
