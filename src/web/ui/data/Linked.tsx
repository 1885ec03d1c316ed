import type { Piece } from "#base/text/prose-links.ts";

/** A line of the small text format: its words, with their links; a number to call stays on one line. */
export function Linked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, href }, place) => {
    if (href === null) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes under its reader
      <a key={place} href={href}>
        {text}
      </a>
    );
  });
}
