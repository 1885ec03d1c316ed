import autocannon from "autocannon";

const CONNECTIONS = 8;
const REQUEST_SECONDS = 10;
const LOAD_MS = 90_000;
const LOOK_MS = 10;

type Outcome = Parameters<Parameters<typeof autocannon>[1]>[1];

/** One request, to be sent many times. */
export interface RequestPlan {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

/** Sends the requests over eight connections; returns the seconds that it took. */
export async function load(plan: RequestPlan, requests: number): Promise<number> {
  const began = performance.now();
  let ended = began;
  let left = requests;
  const result = await new Promise<Outcome>((resolve, reject) => {
    const run = autocannon(
      {
        ...plan,
        connections: CONNECTIONS,
        amount: requests,
        timeout: REQUEST_SECONDS,
        sampleInt: LOOK_MS,
      },
      (error, outcome) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(outcome);
      },
    );
    run.on("response", () => {
      left -= 1;
      if (left === 0) ended = performance.now();
    });
    const timer = setTimeout(() => run.stop(), LOAD_MS);
  });
  if (result["2xx"] !== requests) {
    const { non2xx, errors } = result;
    throw new Error(
      `${plan.url}: ${result["2xx"]} of ${requests} answered, ${non2xx} refused, ${errors} lost`,
    );
  }
  return (ended - began) / 1000;
}
