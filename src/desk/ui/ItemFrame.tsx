import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Texts } from "#desk/home/texts.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DeskForm } from "./DeskForm.tsx";
import styles from "./ItemFrame.module.css";
import type { Acted } from "./open-desk.ts";
import { ReleaseButton } from "./QueuePage.tsx";

interface Props {
  item: { item: string; isOwn: boolean };
  /** The path of the list. */
  path: string;
  frame: Texts;
  acted: Acted | undefined;
  /** The actions for the member of staff who has taken the item. */
  children: ReactNode;
}

/** The actions on an item for the member of staff who took it; for others, a button to take it. */
export function ItemFrame({ item: { item, isOwn }, path, frame, acted, children }: Props) {
  const { queue, errorTitle } = frame;
  return (
    <section className={styles.frame}>
      {isOwn ? (
        children
      ) : (
        <>
          <Notice kind="info" word={frame.note} live>
            <p>{queue.notYours}</p>
          </Notice>
          <DeskForm
            name="take"
            label={queue.takeIt}
            acted={acted}
            errorTitle={errorTitle}
            values={{ item }}
          >
            <Button>{queue.takeIt}</Button>
          </DeskForm>
        </>
      )}
      <div className={styles.ways}>
        <Link to={path}>{queue.back}</Link>
        {isOwn && <ReleaseButton item={item} frame={frame} />}
      </div>
    </section>
  );
}
