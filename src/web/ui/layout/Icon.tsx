import styles from "./Icon.module.css";

const paths = {
  wrong: "M12 7v6m0 4h.01M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0",
  right: "M8 12.5l3 3 5-6M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0",
  tell: "M12 11v6m0-10h.01M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0",
  warn: "M12 10v4m0 3.5h.01M10.3 4.2 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0z",
  wait: "M7 3h10M7 21h10M8 3v3.5c0 2.5 4 3.5 4 5.5s-4 3-4 5.5V21M16 3v3.5c0 2.5-4 3.5-4 5.5s4 3 4 5.5V21",
  show: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0",
  hide: "M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.6 7.2A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2",
  copy: "M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1zM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1",
  open: "M6 9l6 6 6-6",
  cross: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  dash: "M6 12h12",
  call: "M6 3.5l3.5 1 1 4.5-2.5 2a12 12 0 0 0 5 5l2-2.5 4.5 1 1 3.5c-.5 2-2 3-4 3C10 20.5 3.5 14 3 7.5c0-2 1-3.5 3-4z",
  search: "M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0zM16 16l4.5 4.5",
  globe: "M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0zm0 0h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  download: "M12 4v11m-5-5 5 5 5-5M5 20h14",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** A small icon beside a word; the word says it, so the icon is not announced. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
