import { textSizes, withChoice } from "#base/site/visitor.ts";
import { useShared } from "#web/shared.ts";
import { Pills } from "#web/ui/layout/Pills.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./ReadingBar.module.css";

/**
 * Text size and easy reading, before all other content: links, so that they work without scripts.
 */
export function ReadingBar({ texts }: { texts: Texts }) {
  const { visitor, search } = useShared();
  return (
    <div className={styles.bar}>
      <p>{texts.textSize}</p>
      <Pills
        label={texts.textSize}
        links={textSizes.map((size) => ({
          href: withChoice(search, "text", size),
          name: texts.sizes[size],
          current: size === visitor.text,
        }))}
      />
      <p>
        <a href={withChoice(search, "easy", visitor.easy ? "off" : "on")}>
          {visitor.easy ? texts.easyOff : texts.easyOn}
        </a>
        <span>{texts.easyAbout}</span>
      </p>
    </div>
  );
}
