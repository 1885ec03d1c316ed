import { useShared } from "#web/shared.ts";
import { currentAt, type MenuEntry } from "./menu.ts";
import { useShellTexts } from "./shell.ts";

/** Entries of a menu as list items; the page's own, or its section's, is marked as current. */
export function MenuLinks({ entries }: { entries: readonly MenuEntry[] }) {
  const { pathname } = useShared();
  const texts = useShellTexts();
  return entries.map((entry) => (
    <li key={entry.path}>
      <a href={entry.path} aria-current={currentAt(entry, pathname)}>
        {texts.pageNames[entry.label]}
      </a>
    </li>
  ));
}
