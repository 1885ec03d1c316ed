import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Call } from "#base/call/call.ts";
import { RENEW_SECONDS } from "#desk/queues/rules.ts";
import { browserAsk, CallError } from "#web/ask.ts";
import { useShared } from "#web/shared.ts";

type Renew = Call & { input: { properties: { item: unknown } } };

/**
 * Renews the lease on an item while its page is open. Once the page is closed the lease expires,
 * and a colleague can take the item; if the lease is lost, the page reloads and says so.
 */
export function useLease(renew: Renew, item: string, isOwn: boolean): void {
  const { visitor } = useShared();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOwn) return;
    const sentences = { PLAT000001: "", PLAT000010: "", PLAT000011: "" };
    const ask = browserAsk({ origin: "", language: visitor.language, sentences });
    const timer = setInterval(() => {
      ask(renew, { item } as never).catch((thrown: unknown) => {
        const isLost = thrown instanceof CallError && thrown.code.startsWith("DESK");
        if (isLost) void revalidate();
      });
    }, RENEW_SECONDS * 1_000);
    return () => clearInterval(timer);
  }, [renew, item, isOwn, visitor.language, revalidate]);
}
