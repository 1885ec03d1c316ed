import { fill } from "#base/language.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./document.module.css";

interface Version {
  docRsrcVerCd: string;
  docRsrcAplyDt: string;
}

interface Props {
  texts: Texts;
  version: Version;
  /** The version to come, if one is announced. */
  next?: Version | null;
}

/** Which version it is and since when; a version to come is told beside it. */
export function VersionFacts({ texts, version, next }: Props) {
  return (
    <>
      <span className={styles.fact}>{fill(texts.version, { version: version.docRsrcVerCd })}</span>
      <span className={styles.fact}>{fill(texts.since, { day: version.docRsrcAplyDt })}</span>
      {next && (
        <span className={styles.mark}>
          {fill(texts.comes, { version: next.docRsrcVerCd, day: next.docRsrcAplyDt })}
        </span>
      )}
    </>
  );
}
