import { Button } from "#web/ui/forms/Button.tsx";
import { CONTACT_PATH, INQUIRY_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./MoreHelp.module.css";

/** Links to a person, for visitors whom no answer helped. */
export function MoreHelp({ texts }: { texts: Texts }) {
  return (
    <section aria-labelledby="more-help" className={styles.help}>
      <h2 id="more-help">{texts.helpful.title}</h2>
      <p>{texts.helpful.lead}</p>
      <p className={styles.ways}>
        <Button href={CONTACT_PATH}>{texts.contact.title}</Button>
        <Button href={INQUIRY_PATH} variant="quiet">
          {texts.ways.inquiry}
        </Button>
      </p>
    </section>
  );
}
