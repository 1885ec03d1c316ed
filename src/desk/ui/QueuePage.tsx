import type { Texts } from "#desk/home/texts.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DeskForm } from "./DeskForm.tsx";
import { DeskPage } from "./DeskPage.tsx";
import type { Acted, openQueue } from "./open-desk.ts";
import styles from "./QueuePage.module.css";
import { RowLink } from "./RowLink.tsx";

interface Props {
  loaded: Awaited<ReturnType<typeof openQueue>>;
  /** The path of an item's page, without its id. */
  path: string;
  acted: Acted | undefined;
}

/** The page of a queue. */
export function QueuePage({ loaded, path, acted }: Props) {
  const { desk, frame, title, lead } = loaded;
  return (
    <DeskPage desk={desk} frame={frame} title={title} lead={lead} live>
      <QueueTable loaded={loaded} path={path} acted={acted} />
    </DeskPage>
  );
}

/**
 * The waiting items, the earliest promise first. Opening an item takes it, so that nobody else can.
 */
function QueueTable({ loaded: { caption, items, frame }, path, acted }: Props) {
  const { queue } = frame;
  const wrong = acted && !acted.ok ? acted.message : null;
  const firstOwn = items.find(({ isOwn }) => isOwn);
  return (
    <div aria-live="polite">
      {wrong && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      {items.length === 0 ? (
        <p className={styles.empty}>{queue.empty}</p>
      ) : (
        <Table
          id="queue"
          caption={caption}
          stacked
          columns={[
            { label: queue.reference },
            { label: queue.subject },
            { label: queue.promised },
            { label: queue.arrived },
            { label: queue.action },
          ]}
          rows={items.map((item) => ({
            key: item.id,
            cells: [
              item.reference,
              item.subject,
              <span key="promised" className={item.isOverdue ? styles.overdue : undefined}>
                {item.promisedOn ?? queue.noPromise}
                {item.isOverdue && ` ${queue.overdue}`}
              </span>,
              item.arrivedAt.slice(0, -3),
              item.isOwn ? (
                <RowLink key="open" to={`${path}/${item.id}`} isFirst={item === firstOwn}>
                  {queue.goOn}
                  <span className="sr-only">{` ${item.reference}`}</span>
                </RowLink>
              ) : (
                <TakeButton key="take" item={item} frame={frame} acted={acted} />
              ),
            ],
          }))}
        />
      )}
    </div>
  );
}

function TakeButton({
  item: { id, reference },
  frame: { queue, errorTitle },
  acted,
}: Pick<Props, "acted"> & { item: { id: string; reference: string }; frame: Texts }) {
  return (
    <DeskForm
      name="take"
      label={`${queue.take} ${reference}`}
      // A refusal is shown above the table: the row itself may be gone.
      acted={acted?.ok ? acted : undefined}
      errorTitle={errorTitle}
      values={{ item: id }}
      layout="line"
    >
      <button type="submit" className={styles.take} data-row="">
        {queue.take}
        <span className="sr-only">{` ${reference}`}</span>
      </button>
    </DeskForm>
  );
}

/** Releases the item that a page shows. */
export function ReleaseButton({ item, frame }: { item: string; frame: Texts }) {
  const { queue, errorTitle } = frame;
  return (
    <DeskForm
      name="release"
      label={queue.release}
      acted={undefined}
      errorTitle={errorTitle}
      values={{ item }}
      layout="line"
    >
      <Button variant="quiet">{queue.release}</Button>
    </DeskForm>
  );
}
