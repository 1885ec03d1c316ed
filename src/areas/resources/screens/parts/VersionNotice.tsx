import { fill } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import type { Shown } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./document.module.css";
import type { ShownDocument } from "./requested-document.ts";

interface Props {
  texts: Texts;
  document: ShownDocument;
  at(shown: Shown): string;
}

/** A notice about the version: that it is outdated, not yet in force, or soon replaced. */
export function VersionNotice({ texts: { document: texts }, document, at }: Props) {
  const { documentState: state, documentVersion, documentEffectiveOn: day, versions } = document;
  if (state !== "current") {
    return (
      <div className={styles.notice}>
        <Notice kind={state === "past" ? "warning" : "info"} word={texts.warning}>
          <p>{fill(texts[state], { day })}</p>
          <p>
            <a href={at({})}>{texts.current}</a>
          </p>
        </Notice>
      </div>
    );
  }
  // Newest first: the last future version is the next one.
  const next = versions.filter((each) => each.documentState === "upcoming").slice(-1)[0];
  if (!next) return null;
  const { documentVersion: version } = next;
  return (
    <div className={styles.notice}>
      <Notice kind="info" word={texts.info}>
        <p>{fill(texts.announced, { version, day: next.documentEffectiveOn })}</p>
        <p>
          <a href={at({ version, compare: documentVersion })}>{texts.announcedLink}</a>
        </p>
      </Notice>
    </div>
  );
}
