/** Facts of a page for searchers, by schema.org; nothing of it is shown. */
export function StructuredData({ graph }: { graph: readonly object[] }) {
  const data = { "@context": "https://schema.org", "@graph": graph };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, which is never run; React would escape its quotes
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
