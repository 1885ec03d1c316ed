import { useCallback, useReducer, useRef } from "react";

/** The state of one piece of remote data. */
export type Remote<Content> =
  | { state: "idle" }
  | { state: "loading" }
  | { state: "succeeded"; content: Content }
  | { state: "failed"; error: unknown };

/** Its events. */
export type RemoteStep<Content> =
  | { step: "requested" }
  | { step: "answered"; content: Content }
  | { step: "failed"; error: unknown }
  | { step: "reset" };

/** The life cycle of all remote data: idle, loading, succeeded or failed, and back by reset. */
export function afterStep<Content>(
  remote: Remote<Content>,
  step: RemoteStep<Content>,
): Remote<Content> {
  if (step.step === "reset") return { state: "idle" };
  if (step.step === "requested") return { state: "loading" };
  // A response to a request that was reset in the meantime is ignored.
  if (remote.state !== "loading") return remote;
  if (step.step === "answered") return { state: "succeeded", content: step.content };
  return { state: "failed", error: step.error };
}

/** One group of remote data in a screen. Only the response to the latest request counts. */
export function useRemote<Request, Content>(load: (request: Request) => Promise<Content>) {
  const [remote, dispatch] = useReducer(afterStep<Content>, { state: "idle" });
  const latest = useRef(0);
  const loading = useRef(load);
  loading.current = load;

  const run = useCallback(async (request: Request) => {
    latest.current += 1;
    const mine = latest.current;
    dispatch({ step: "requested" });
    try {
      const content = await loading.current(request);
      if (mine === latest.current) dispatch({ step: "answered", content });
    } catch (error) {
      if (mine === latest.current) dispatch({ step: "failed", error });
    }
  }, []);

  const reset = useCallback(() => {
    latest.current += 1;
    dispatch({ step: "reset" });
  }, []);

  return { remote, run, reset };
}
