import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import styles from "./Tabs.module.css";
import { useHydrated } from "./use-hydrated.ts";

interface Tab {
  id: string;
  label: string;
  /** The address that opens the page with this tab. */
  href: string;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab in the address. */
  current: string;
}

/** Several views of one thing: links by address, and with scripts tabs for the arrow keys. */
export function Tabs(props: Props) {
  return useHydrated() ? <LiveTabs {...props} /> : <LinkedTabs {...props} />;
}

function LinkedTabs({ label, tabs, current }: Props) {
  return (
    <div>
      <nav aria-label={label}>
        <ul className={styles.list} data-row="">
          {tabs.map(({ id, label: name, href }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? "true" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.panel}>{tabs.find(({ id }) => id === current)?.content}</div>
    </div>
  );
}

function LiveTabs({ label, tabs, current }: Props) {
  const [chosen, setChosen] = useState(current);
  const list = useRef<HTMLDivElement>(null);
  const choose = (tab: Tab) => {
    setChosen(tab.id);
    // The address opens this tab again; React Router stores its own data in `state`.
    history.replaceState(history.state, "", tab.href);
  };
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ id }) => id === chosen);
    const next = nextPlace(event.key, place, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab || next === null) return;
    event.preventDefault();
    choose(tab);
    list.current?.querySelectorAll("a")[next]?.focus();
  };
  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={tab.href}
            role="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={(event) => {
              // With a modifier the reader wants a new window or tab.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              choose(tab);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={`${id}-panel`}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          hidden={id !== chosen}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** The tab that a key leads to from an index, or null for other keys. */
function nextPlace(key: string, place: number, count: number): number | null {
  if (key === "ArrowRight") return (place + 1) % count;
  if (key === "ArrowLeft") return (place + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
