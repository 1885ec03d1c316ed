/** A page without the content of its inline scripts: a hydrated page's data has all its texts. */
export function withoutScripts(html: string): string {
  return html.replace(/(<script nonce="[^"]+"[^>]*>).*?<\/script>/gs, "$1</script>");
}
