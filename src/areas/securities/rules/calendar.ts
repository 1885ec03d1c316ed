// A calendar file (RFC 5545) with all-day entries, so that no time zone can shift them.

import { bankName } from "#base/site/brand.ts";
import { addDays, type Day } from "#base/time/day.ts";

/** An entry of the file: from the first to the last day, both included. */
export interface CalendarEntry {
  /** Unique and the same in every download, so that a later one replaces the first. */
  id: string;
  title: string;
  text: string;
  from: Day;
  to: Day;
}

const OCTETS_MOST = 75;

/** The text of a calendar file; `stamp` is when it was generated. */
export function calendarFile(entries: readonly CalendarEntry[], stamp: Date): string {
  const made = stamp.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${bankName.en}//ETF offerings//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...entries.flatMap(({ id, title, text, from, to }) => [
      "BEGIN:VEVENT",
      `UID:${id}`,
      `DTSTAMP:${made}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      // The end of an all-day entry is exclusive.
      `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.flatMap(folded).concat("").join("\r\n");
}

function compact(day: Day): string {
  return day.replace(/-/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, "\\n");
}

/** Folds a line into pieces of at most 75 octets, without splitting a character. */
function folded(line: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > OCTETS_MOST) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece];
}

function octetsOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
