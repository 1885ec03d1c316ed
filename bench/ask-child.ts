import type { Child } from "./children.ts";

/** Sends a work order to a path of a contender; returns its response. */
export async function askChild<Done>({ origin }: Child, path: string, work: object): Promise<Done> {
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(work),
  });
  if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
  return (await response.json()) as Done;
}
