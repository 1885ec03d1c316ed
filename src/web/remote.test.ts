import fc from "fast-check";
import { expect, test } from "vitest";
import { afterStep, type Remote, type RemoteStep } from "./remote.ts";

const idle: Remote<string> = { state: "idle" };
const loading: Remote<string> = { state: "loading" };
const succeeded: Remote<string> = { state: "succeeded", content: "a" };
const failed: Remote<string> = { state: "failed", error: "why" };

test("data goes from idle by loading to succeeded or failed, with the error kept [S01]", () => {
  expect(afterStep(idle, { step: "requested" })).toEqual(loading);
  expect(afterStep(loading, { step: "answered", content: "a" })).toEqual(succeeded);
  expect(afterStep(loading, { step: "failed", error: "why" })).toEqual(failed);
});

test("reset leads back from anywhere [S01]", () => {
  for (const remote of [idle, loading, succeeded, failed]) {
    expect(afterStep(remote, { step: "reset" })).toEqual(idle);
  }
});

test("asking again forgets the last answer and the last error [S01]", () => {
  expect(afterStep(succeeded, { step: "requested" })).toEqual(loading);
  expect(afterStep(failed, { step: "requested" })).toEqual(loading);
});

test("nothing is answered that was not asked", () => {
  const steps: fc.Arbitrary<RemoteStep<string>> = fc.constantFrom(
    { step: "requested" },
    { step: "reset" },
    { step: "answered", content: "a" },
    { step: "failed", error: "why" },
  );
  fc.assert(
    fc.property(fc.array(steps), (all) => {
      let remote: Remote<string> = idle;
      let requested = false;
      for (const step of all) {
        const next: Remote<string> = afterStep(remote, step);
        if (next.state === "succeeded" && remote.state !== "succeeded")
          expect(requested).toBe(true);
        requested = step.step === "requested" || (requested && step.step !== "reset");
        remote = next;
      }
    }),
  );
});
