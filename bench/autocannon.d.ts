// The part of autocannon that bench/load.ts uses; the package has no types.
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  interface Options {
    url: string;
    method: "GET" | "POST";
    headers: Record<string, string>;
    body?: string;
    connections: number;
    amount: number;
    /** Seconds until a request counts as timed out. */
    timeout: number;
    /** Milliseconds between two checks whether all requests are answered. */
    sampleInt: number;
  }

  interface Result {
    "2xx": number;
    non2xx: number;
    errors: number;
  }

  function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter & { stop(): void };

  export = autocannon;
}
