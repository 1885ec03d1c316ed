import { startTransition, useEffect, useState } from "react";

/**
 * The value, one frame late: what follows from it slowly is drawn after what the visitor waits for.
 * A deferred value is not enough, because React often finishes it before the next frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
