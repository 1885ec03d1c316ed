import { useEffect, useState } from "react";
import { useHydrated } from "../layout/use-hydrated.ts";
import { Button } from "./Button.tsx";

const SAID_MS = 4_000;

interface Props {
  text: string;
  texts: { copy: string; copied: string; failed: string };
}

/** Copies a text and confirms it. Not rendered without scripts: the text can be selected. */
export function CopyButton({ text, texts }: Props) {
  const hydrated = useHydrated();
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready");
  useEffect(() => {
    if (state === "ready") return;
    const timer = setTimeout(() => setState("ready"), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (!hydrated) return null;
  const label = { ready: texts.copy, copied: texts.copied, failed: texts.failed }[state];
  const icons = { ready: "copy", copied: "right", failed: "wrong" } as const;
  return (
    <>
      <Button
        type="button"
        variant="link"
        icon={icons[state]}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setState("copied"),
            () => setState("failed"),
          );
        }}
      >
        {label}
      </Button>
      <span role="status" className="sr-only">
        {state !== "ready" && label}
      </span>
    </>
  );
}
