/** The path and query of the page that is wanted: a hydrated page asks for its data under another name. */
export function pagePath(url: string): string {
  const { pathname, search, searchParams } = new URL(url);
  if (!pathname.endsWith(".data")) return pathname + search;
  searchParams.delete("_routes");
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return pathname.replace(/\.data$/, "").replace(/^\/_(root)?$/, "/") + query;
}
