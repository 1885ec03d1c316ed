// Records the story of a run, and when the bank last responded.

import type { Outcome } from "../runs/customer.ts";
import type { Act, Intent, Observation, Story } from "./story.ts";

/** Further facts about a call. */
export type More = Pick<Observation, "proofOf" | "isFinal">;

/** Records a story. */
export interface Recorder {
  story: Story;
  /** Milliseconds since the run began. */
  now(): number;
  intend(intent: Intent): void;
  /** Makes a call of a transfer and records its outcome. */
  tell(act: Act, key: string, call: () => Promise<Outcome>, more?: More): Promise<Outcome>;
  /** Responses other than 503 that report a fault of the bank. */
  faults: string[];
  /** How often each status was received; a missing response counts, too. */
  statuses: Map<string, number>;
  /** Records a successful read by the customer who only reads, and when it was sent. */
  sawRead(sentAt: number): void;
  /** How long after a moment the first read and the first transfer sent since then succeeded. */
  firstSuccess(since: number): { readMs: number | null; transferMs: number | null };
}

/** Starts a story. */
export function recorder(): Recorder {
  const began = performance.now();
  const now = () => performance.now() - began;
  const story: Story = { intents: [], observations: [] };
  const faults: string[] = [];
  const statuses = new Map<string, number>();
  const reads: { sentAt: number; at: number }[] = [];

  function count({ status, code }: Outcome, act: Act): void {
    const name = status === null ? "silence" : String(status);
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    const isFault = status !== null && status >= 500 && status !== 503;
    if (isFault) faults.push(`${act} answered ${status} (${code}) at ${Math.round(now())} ms`);
  }

  return {
    story,
    now,
    faults,
    statuses,
    intend: (intent) => void story.intents.push(intent),
    async tell(act, key, call, more = {}) {
      const sentAt = now();
      const response = await call();
      const { outcome, status, code } = response;
      count(response, act);
      const observations = { act, key, sentAt, answeredAt: now(), outcome, status, code };
      story.observations.push({ ...observations, ...more, ...factsOf(act, response) });
      return response;
    },
    sawRead: (sentAt) => void reads.push({ sentAt, at: now() }),
    firstSuccess(since) {
      const read = reads.find(({ sentAt }) => sentAt >= since);
      const transfer = story.observations.find(
        ({ act, outcome, sentAt }) => act === "execute" && outcome === "yes" && sentAt >= since,
      );
      return {
        readMs: read ? read.at - since : null,
        transferMs: transfer ? transfer.answeredAt - since : null,
      };
    },
  };
}

function factsOf(act: Act, { outcome, content }: Outcome): Partial<Observation> {
  if (outcome !== "yes") return {};
  if (act === "state") return { state: String(content.state) };
  if (act === "execute") return { fee: Number(content.fee), state: String(content.state) };
  if (act !== "history") return {};
  const lines = content.entrList as { txAmt: number }[];
  return { lines: lines.map(({ txAmt }) => txAmt) };
}
