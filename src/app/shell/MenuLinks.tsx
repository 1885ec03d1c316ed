import { useShared } from "#web/shared.ts";
import { currentAt, type MenuEntry } from "./menu.ts";
import { useShellTexts } from "./shell.ts";

/** Entries of a menu, each in a list item; the one of the page, or of what the page belongs to, is marked. */
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
