import { colours } from "#base/site/brand.ts";

/** What the head of every page contains besides its own texts and styles. React leaves it as it came. */
export function Head() {
  const { day, night } = colours.paper;
  return (
    <>
      <meta name="theme-color" content={day} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={night} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {/* Half a page, drawn while the rest arrives, would move: menus are aligned at the end. */}
      <link rel="expect" href="#bottom-of-page" blocking="render" />
    </>
  );
}
