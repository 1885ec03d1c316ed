import type { Child } from "./children.ts";

/** Has a contender do some work that it offers under a path; answers what it tells of it. */
export async function askChild<Done>({ origin }: Child, path: string, work: object): Promise<Done> {
  const answer = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(work),
  });
  if (!answer.ok) throw new Error(`${path} failed: ${await answer.text()}`);
  return (await answer.json()) as Done;
}
