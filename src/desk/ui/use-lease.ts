import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Call } from "#base/call/call.ts";
import { RENEW_SECONDS } from "#desk/queues/rules.ts";
import { browserAsk, CallError } from "#web/ask.ts";
import { useShared } from "#web/shared.ts";

type Renew = Call & { input: { properties: { item: unknown } } };

/**
 * Keeps an item for whoever has its page open. Once the page is closed nothing renews the lease, and a
 * colleague can take the item; where it is lost, the page is read again and says so.
 */
export function useLease(renew: Renew, item: string, isOwn: boolean): void {
  const { visitor } = useShared();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOwn) return;
    const sentences = { PLAT000010: "", PLAT000011: "" };
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
