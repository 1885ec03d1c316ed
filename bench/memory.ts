import { readFileSync } from "node:fs";

const EVERY_MS = 50;
const RESIDENT = /^VmRSS:\s+(\d+) kB/m;

/** The most memory that was held: by a process, by its children, and by both at the same moment. */
export interface Peak {
  ownMb: number;
  childrenMb: number;
  togetherMb: number;
}

/**
 * Reads the resident memory of a process and of its children again and again until it is stopped. Pages
 * that they share, as the program's code, count twice. All 0 without /proc.
 */
export function watchMemory(pid: number): () => Peak {
  const peak: Peak = { ownMb: 0, childrenMb: 0, togetherMb: 0 };
  const timer = setInterval(() => {
    const ownMb = residentMb(pid);
    const childrenMb = childrenOf(pid).reduce((sum, child) => sum + residentMb(child), 0);
    peak.ownMb = Math.max(peak.ownMb, ownMb);
    peak.childrenMb = Math.max(peak.childrenMb, childrenMb);
    peak.togetherMb = Math.max(peak.togetherMb, ownMb + childrenMb);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Those that run their own program: until then a child has the pages of its parent and no others. */
function childrenOf(pid: number): number[] {
  const program = (id: number) => read(`/proc/${id}/cmdline`);
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return children.filter((child) => program(child) !== program(pid));
}

function residentMb(pid: number): number {
  const [, kilobytes = "0"] = RESIDENT.exec(read(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** Empty for a process that ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
