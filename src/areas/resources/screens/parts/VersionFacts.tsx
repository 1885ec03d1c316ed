import { fill } from "#base/text/language.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./document.module.css";

interface Version {
  documentVersion: string;
  documentEffectiveOn: string;
}

interface Props {
  texts: Texts;
  version: Version;
  /** The announced future version, if any. */
  next?: Version | null;
}

/** The version and its effective day, with an announced one beside it. */
export function VersionFacts({ texts, version, next }: Props) {
  return (
    <>
      <span className={styles.fact}>
        {fill(texts.version, { version: version.documentVersion })}
      </span>
      <span className={styles.fact}>{fill(texts.since, { day: version.documentEffectiveOn })}</span>
      {next && (
        <span className={styles.mark}>
          {fill(texts.comes, { version: next.documentVersion, day: next.documentEffectiveOn })}
        </span>
      )}
    </>
  );
}
