// A PDF as Typst writes it: complete objects in sequence, and one cross-reference table. Adding a
// password or a signature needs no more than that.

/** A PDF by its objects. */
export interface PdfFile {
  bytes: Buffer;
  /** The bytes between `obj` and `endobj`, by number. */
  objects: ReadonlyMap<number, Buffer>;
  root: number;
  /** The lines of the trailer, without its size and the previous table's offset. */
  trailer: string;
  size: number;
  /** The offset of the newest table. */
  tableAt: number;
}

const ENTRY_BYTES = 20;

/** Parses a PDF with one cross-reference table; any other is our own fault. */
export function readPdfFile(bytes: Buffer): PdfFile {
  const end = bytes.toString("latin1", bytes.lastIndexOf("trailer"));
  const tableAt = Number(/startxref\s+(\d+)/.exec(end)?.[1]);
  const size = Number(/\/Size (\d+)/.exec(end)?.[1]);
  const root = Number(/\/Root (\d+) 0 R/.exec(end)?.[1]);
  const trailer = /<<([\s\S]*)>>\s*startxref/.exec(end)?.[1]?.replace(/\/(Size|Prev) \d+/g, "");
  if (!(tableAt > 0 && size > 0 && root > 0) || trailer === undefined) {
    throw new RangeError("a PDF without a table of its objects");
  }
  return {
    bytes,
    objects: objectsOf(bytes, tableAt),
    root,
    trailer: trailer.trim(),
    size,
    tableAt,
  };
}

function objectsOf(bytes: Buffer, tableAt: number): Map<number, Buffer> {
  const head = /^xref\s+0 (\d+)\s+/.exec(bytes.toString("latin1", tableAt, tableAt + 40));
  if (!head) throw new RangeError("a PDF whose table does not begin at its first object");
  const entriesAt = tableAt + head[0].length;
  const starts = Array.from({ length: Number(head[1]) }, (_, number) => {
    const at = entriesAt + number * ENTRY_BYTES;
    const isUsed = bytes.toString("latin1", at + 17, at + 18) === "n";
    return { number, start: isUsed ? Number(bytes.toString("latin1", at, at + 10)) : -1 };
  }).filter(({ start }) => start >= 0);
  const order = starts.toSorted((one, other) => one.start - other.start);
  return new Map(
    order.map(({ number, start }, place) => {
      const whole = bytes.subarray(start, order[place + 1]?.start ?? tableAt);
      return [number, whole.subarray(whole.indexOf("obj") + 3, whole.lastIndexOf("endobj"))];
    }),
  );
}

/** Objects written in sequence from an offset, and where each begins. */
export function writeObjects(
  objects: ReadonlyMap<number, Buffer | string>,
  from: number,
): { bytes: Buffer; starts: Map<number, number> } {
  const parts: Buffer[] = [];
  const starts = new Map<number, number>();
  let at = from;
  for (const [number, body] of objects) {
    const part = Buffer.concat([
      Buffer.from(`${number} 0 obj`),
      typeof body === "string" ? Buffer.from(`\n${body}\n`, "latin1") : body,
      Buffer.from("endobj\n"),
    ]);
    starts.set(number, at);
    parts.push(part);
    at += part.length;
  }
  return { bytes: Buffer.concat(parts), starts };
}

/** A cross-reference table and the end of the file after it. */
export function writeTable(
  starts: ReadonlyMap<number, number>,
  { at, size, trailer }: { at: number; size: number; trailer: string },
): Buffer {
  const sections: { first: number; entries: string[] }[] = [
    { first: 0, entries: ["0000000000 65535 f\r\n"] },
  ];
  for (const [number, start] of [...starts].toSorted(([one], [other]) => one - other)) {
    const entry = `${String(start).padStart(10, "0")} 00000 n\r\n`;
    const last = sections.at(-1);
    if (last && last.first + last.entries.length === number) last.entries.push(entry);
    else sections.push({ first: number, entries: [entry] });
  }
  const written = sections.map(
    ({ first, entries }) => `${first} ${entries.length}\n${entries.join("")}`,
  );
  return Buffer.from(
    `xref\n${written.join("")}trailer\n<<\n/Size ${size}\n${trailer}\n>>\nstartxref\n${at}\n%%EOF\n`,
    "latin1",
  );
}
