/** What is inside .svg files, by their names, with the classes of a style sheet. */
export function drawingsOf(
  files: Readonly<Record<string, string>>,
  classes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const inside = (svg: string) =>
    svg
      .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
      .replace(/\n\s*/g, "")
      .replace(/class="(\w+)"/g, (_, name: string) => `class="${classes[name]}"`);
  const entries = Object.entries(files).map(([path, svg]) => [
    path.replace(/^.*\/|\.svg$/g, ""),
    inside(svg),
  ]);
  return Object.fromEntries(entries);
}

/** A drawing inside an SVG. */
export function Drawing({ markup = "" }: { markup: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: from a file of ours
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
}
