import { type UIEvent, useState } from "react";
import { fill } from "#base/text/language.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./upgrade.module.css";

interface Props {
  texts: Texts;
  terms: readonly { documentNumber: number; title: string; version: string; body: string }[];
}

/** A few pixels of tolerance: browsers round the end of a text differently. */
const END_PIXELS = 8;
const END = "terms-end";

/**
 * Step 1: the terms, which can be accepted once their end was reached: by scrolling, by keyboard,
 * or by the link to it. Without scripts the whole text comes before the button.
 */
export function TermsStep({ texts: { terms: words }, terms }: Props) {
  const isHydrated = useHydrated();
  const [isReached, setReached] = useState(false);
  const checkEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) => {
    if (scrollTop + clientHeight >= scrollHeight - END_PIXELS) setReached(true);
  };
  return (
    <>
      <h2 className={styles.step}>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <p>
        <a href={`#${END}`} onClick={() => setReached(true)}>
          {words.toEnd}
        </a>
      </p>
      <section
        className={styles.terms}
        data-framed={isHydrated || undefined}
        aria-label={words.box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable frame must be focusable
        tabIndex={0}
        onScroll={(event: UIEvent<HTMLElement>) => checkEnd(event.currentTarget)}
      >
        {terms.map(({ documentNumber, title, version, body }) => (
          <article key={documentNumber} aria-labelledby={`terms-${documentNumber}`}>
            <h3 id={`terms-${documentNumber}`}>{title}</h3>
            <p className={styles.version}>{fill(words.version, { version })}</p>
            <Prose text={body} level={4} />
          </article>
        ))}
        <p id={END} className={styles.end} tabIndex={-1} onFocus={() => setReached(true)}>
          {words.end}
        </p>
      </section>
      <AgreeForm words={words} terms={terms} isHydrated={isHydrated} isReached={isReached} />
    </>
  );
}

interface AgreeProps {
  words: Texts["terms"];
  terms: Props["terms"];
  isHydrated: boolean;
  isReached: boolean;
}

/** The versions to accept; the button says why it is disabled. */
function AgreeForm({ words, terms, isHydrated, isReached }: AgreeProps) {
  return (
    <PostForm className={styles.form}>
      {terms.map(({ documentNumber, version }) => (
        <input
          key={documentNumber}
          type="hidden"
          name="agreed"
          value={`${documentNumber}@${version}`}
        />
      ))}
      <p id="terms-hint" role="status" className={styles.hint}>
        {isHydrated && (isReached ? words.reached : words.notYet)}
      </p>
      <fieldset
        disabled={isHydrated && !isReached}
        className={styles.plain}
        aria-describedby="terms-hint"
      >
        <legend className="sr-only">{words.title}</legend>
        <Button>{words.agree}</Button>
      </fieldset>
    </PostForm>
  );
}
