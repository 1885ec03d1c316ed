import { type ComponentType, createContext, type ReactNode, useState } from "react";

/** What the server draws around a screen. */
export interface ShellParts {
  Head: ComponentType;
  Top: ComponentType;
  Bottom: ComponentType<{ isWatched: boolean }>;
}

/** The parts while the server draws a page; null in a browser, which leaves them as they came. */
export const ShellPartsContext = createContext<ShellParts | null>(null);

/** A part of the page that only the server draws: `drawn` there, null in a browser. */
export function AsServed({ id, drawn }: { id: string; drawn: ReactNode | null }) {
  return drawn === null ? <Left id={id} /> : <div id={id}>{drawn}</div>;
}

/**
 * The server's markup, which hydration leaves alone. It is read once, so that it is still there if
 * React has to draw the whole page again.
 */
function Left({ id }: { id: string }) {
  const [markup] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? "" }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's own markup of this page
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
