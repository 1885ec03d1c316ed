import type { Output } from "#base/call/call.ts";
import { fill, languageTags } from "#base/text/language.ts";
import { instantOf } from "#base/time/day.ts";
import type { listLetters } from "../../contract.ts";
import type { Texts } from "../../texts.ts";
import styles from "./LetterList.module.css";

type Letters = Output<typeof listLetters>["letters"];

/** Letters as written, each in its own language. */
export function LetterList({ texts, letters }: { texts: Texts; letters: Letters }) {
  return (
    <ol className={styles.letters}>
      {letters.map((letter) => (
        <li key={letter.id}>
          <LetterItem texts={texts} letter={letter} />
        </li>
      ))}
    </ol>
  );
}

function LetterItem({ texts, letter }: { texts: Texts; letter: Letters[number] }) {
  const { channel, address, language, subject, body, state, tries, madeAt, error } = letter;
  const title = `letter-${letter.id}`;
  return (
    <article aria-labelledby={title}>
      <p className={styles.facts}>
        <span className={styles.channel}>{texts.channels[channel]}</span>
        <span className={styles.state} data-state={state}>
          {texts.states[state]}
        </span>
        <time dateTime={instantOf(madeAt).toISOString()}>{madeAt}</time>
        {tries > 1 && <span>{fill(texts.tries, { tries })}</span>}
      </p>
      <h2 id={title}>{fill(texts.to, { address })}</h2>
      {body === null ? (
        <p className={styles.note}>{texts.emptied}</p>
      ) : (
        <div lang={languageTags[language]}>
          {subject && <p className={styles.subject}>{subject}</p>}
          <p className={styles.body}>{body}</p>
        </div>
      )}
      {error && <p className={styles.note}>{fill(texts.error, { error })}</p>}
    </article>
  );
}
