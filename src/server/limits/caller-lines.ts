import type { RequestRejected } from "../http/guard.ts";

/** Work that waits for its turn. */
export interface Waiter {
  start(): void;
  refuse(thrown: RequestRejected): void;
}

/** The work of one caller: how much runs, and what waits, oldest first. */
export interface Line {
  who: string;
  running: number;
  waiting: Waiter[];
}

/** The lines of all callers that have work, in the order of their turns. */
export interface CallerLines {
  of(who: string): Line;
  /** The next line in turn of those that fit. */
  next(fits: (line: Line) => boolean): Line | undefined;
  /** The line has a turn: it goes to the end. */
  serve(line: Line): void;
  /** Forgets a line without work. */
  leave(line: Line): void;
  /** The line where most waits; this one where none is longer. */
  longest(line: Line): Line;
}

/**
 * Lines in turn. Callers that had no turn yet go first, so that somebody with one request does not
 * wait for a turn of each network of a flood; but only every second time, so that a stream of them
 * does not stop the others.
 */
export function callerLines(): CallerLines {
  const lines = new Map<string, Line>();
  const newcomers = new Set<Line>();
  const others = new Set<Line>();
  let isNewcomersTurn = true;

  return {
    of(who) {
      const known = lines.get(who);
      if (known) return known;
      const line = { who, running: 0, waiting: [] };
      lines.set(who, line);
      newcomers.add(line);
      return line;
    },
    next(fits) {
      const [first, second] = isNewcomersTurn ? [newcomers, others] : [others, newcomers];
      return firstOf(first, fits) ?? firstOf(second, fits);
    },
    serve(line) {
      const isNew = newcomers.delete(line);
      // Where nothing waited nobody was passed over.
      if (line.waiting.length > 0) isNewcomersTurn = !isNew;
      others.delete(line);
      others.add(line);
    },
    leave(line) {
      if (line.running > 0 || line.waiting.length > 0) return;
      lines.delete(line.who);
      newcomers.delete(line);
      others.delete(line);
    },
    longest(line) {
      let longest = line;
      for (const each of lines.values()) {
        if (each.waiting.length > longest.waiting.length) longest = each;
      }
      return longest;
    },
  };
}

function firstOf(lines: ReadonlySet<Line>, fits: (line: Line) => boolean): Line | undefined {
  for (const line of lines) if (fits(line)) return line;
  return undefined;
}
