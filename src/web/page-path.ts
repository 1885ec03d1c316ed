/** The path and query of the requested page: a hydrated page requests its data at another URL. */
export function pagePath(url: string): string {
  const { pathname, search, searchParams } = new URL(url);
  if (!pathname.endsWith(".data")) return pathname + search;
  searchParams.delete("_routes");
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return pathname.replace(/\.data$/, "").replace(/^\/_(root)?$/, "/") + query;
}
