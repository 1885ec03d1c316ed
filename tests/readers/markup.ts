/** A page without what its inline scripts hold: the data of a hydrated page has all of its texts. */
export function withoutScripts(html: string): string {
  return html.replace(/(<script nonce="[^"]+"[^>]*>).*?<\/script>/gs, "$1</script>");
}
