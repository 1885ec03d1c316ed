import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { destinationsFor } from "#desk/home/rules.ts";
import type { Texts } from "#desk/home/texts.ts";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import styles from "./HotkeyHelp.module.css";

/** Pressed before the letter of a page. */
const LEADER = "g";
/** Move through the rows of a list. */
const DOWN = "j";
const UP = "k";
const LEADER_MS = 1_500;
/** The storage key under which a browser remembers that hotkeys are off. */
const SETTING = "desk-hotkeys";

interface Props {
  pages: ReturnType<typeof destinationsFor>;
  frame: Texts;
}

/**
 * The desk's hotkeys, which open pages and move through lists; listed here, and can be turned off.
 */
export function HotkeyHelp({ pages, frame }: Props) {
  const isHydrated = useHydrated();
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(SETTING) !== "off"), []);
  usePageKeys(pages, isOn);
  useRowKeys(isOn);
  if (!isHydrated) return null;
  const toggle = () => {
    localStorage.setItem(SETTING, isOn ? "off" : "on");
    setOn(!isOn);
  };
  return (
    <details className={styles.help}>
      <summary>{frame.hotkeys.title}</summary>
      <dl>
        {pages.map(({ name, key }) => (
          <div key={name}>
            <dt>
              <kbd>{LEADER}</kbd> <kbd>{key}</kbd>
            </dt>
            <dd>{frame.pages[name]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{DOWN}</kbd> <kbd>{UP}</kbd>
          </dt>
          <dd>{frame.hotkeys.rows}</dd>
        </div>
      </dl>
      <label>
        <input type="checkbox" checked={isOn} onChange={toggle} />
        <span>{frame.hotkeys.on}</span>
      </label>
    </details>
  );
}

/** `g` and then a letter opens a page. */
function usePageKeys(pages: Props["pages"], isOn: boolean): void {
  const navigate = useNavigate();
  // A ref, so that it survives a re-run effect: the page may reload between the two keys.
  const ledAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      if (event.key === LEADER) {
        ledAt.current = event.timeStamp;
        return;
      }
      const page = pages.find(({ key }) => key === event.key);
      if (!page || event.timeStamp - ledAt.current > LEADER_MS) return;
      event.preventDefault();
      ledAt.current = Number.NEGATIVE_INFINITY;
      void navigate(page.path);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [pages, isOn, navigate]);
}

/** `j` and `k` move between the rows of a list; Enter then activates the link or button. */
function useRowKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || (event.key !== DOWN && event.key !== UP)) return;
      const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
      if (rows.length === 0) return;
      const at = rows.indexOf(document.activeElement as HTMLElement);
      const next = event.key === DOWN ? at + 1 : at - 1;
      event.preventDefault();
      rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return (
    target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]")
  );
}
