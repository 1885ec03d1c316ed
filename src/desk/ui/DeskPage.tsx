import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { topicOf } from "#base/call/live.ts";
import { queueTopic } from "#base/call/queues.ts";
import { destinationsFor } from "#desk/home/rules.ts";
import type { Texts } from "#desk/home/texts.ts";
import { SIGN_IN_PATH } from "#desk/staff/rules.ts";
import { listener, openLive } from "#web/live.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import styles from "./DeskPage.module.css";
import { HotkeyHelp } from "./HotkeyHelp.tsx";
import type { Desk } from "./open-desk.ts";

/** Messages that arrive together cause one reload. */
const READ_AFTER_MS = 100;

interface Props {
  desk: Desk;
  frame: Texts;
  title: string;
  lead: string;
  /** Precedes the title of a page whose form was refused. */
  mark?: string;
  /** True for a page that shows queues: it subscribes to their topics and reloads its data. */
  live?: boolean;
  children: ReactNode;
}

/** The frame of every desk page: the navigation with counts, the title, and the content. */
export function DeskPage({ desk, frame, title, lead, mark = "", live = false, children }: Props) {
  useNews(desk, live);
  const heading = useFocusOnNewPage();
  return (
    <Page title={`${mark}${title}`} description={lead} hidden>
      <div className={styles.frame}>
        <Navigation desk={desk} frame={frame} />
        <div className={styles.content}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </Page>
  );
}

/** The path of the page shown last in this document; null before the first. */
let shownPath: string | null = null;

/**
 * The ref of the heading. A change of page keeps the document, and without a focus a screen reader
 * says nothing; the first page is announced by the browser, and reloaded data is no change of page.
 */
function useFocusOnNewPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const isNew = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    // A page may begin elsewhere: a chat begins in its field.
    if (!isNew || heading.current?.parentElement?.contains(document.activeElement)) return;
    // Scrolling is restored by the router.
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}

function Navigation({ desk, frame }: Pick<Props, "desk" | "frame">) {
  const { pathname } = useLocation();
  const pages = destinationsFor(desk.rights);
  return (
    <nav className={styles.navigation} aria-label={frame.navigation}>
      <ul>
        {pages.map(({ name, path, queue }) => {
          const count = desk.queues.find((each) => each.queue === queue);
          const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
          return (
            <li key={name}>
              <Link to={path} aria-current={isCurrent ? "page" : undefined}>
                <span>{frame.pages[name]}</span>
                {count && count.waiting > 0 && (
                  <span className={styles.count} data-overdue={count.overdue > 0 || undefined}>
                    {count.waiting}
                    <span className="sr-only">{` ${frame.waiting}`}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <HotkeyHelp pages={pages} frame={frame} />
    </nav>
  );
}

/** Reloads the page's data when an item changes in a queue that it may show. */
function useNews({ queues }: Desk, live: boolean): void {
  const { revalidate } = useRevalidator();
  const read = useRef(revalidate);
  read.current = revalidate;
  const names = queues.map(({ queue }) => queue).join(" ");
  useEffect(() => {
    if (!live || names === "") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void read.current(), READ_AFTER_MS);
    };
    const listeners = names
      .split(" ")
      .map((name) =>
        listener({ topic: topicOf(queueTopic, name), onMessage: readSoon, onGap: readSoon }),
      );
    const onEnded = () => location.assign(`${SIGN_IN_PATH}?session=ended`);
    const close = openLive(listeners, { after: null, onEnded });
    // Catches up on what happened between rendering and the opening of the stream.
    readSoon();
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [live, names]);
}
