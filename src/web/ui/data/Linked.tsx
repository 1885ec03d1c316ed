import type { Piece } from "#base/text/prose-links.ts";

/** A line of the small text format with its links; a phone number does not wrap. */
export function Linked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, href }, place) => {
    if (href === null) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <a key={place} href={href}>
        {text}
      </a>
    );
  });
}
