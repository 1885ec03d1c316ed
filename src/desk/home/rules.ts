import type { QueueName } from "#base/call/queues.ts";
import type { Right } from "#base/call/staff.ts";

/** A page in the desk's navigation; `g` and then the key opens it. */
interface Destination {
  path: string;
  right: Right;
  key: string;
  /**
   * The queue that the page shows, if any; the number of waiting items is shown beside its name.
   */
  queue?: QueueName;
}

/** The desk's navigation in order: a page is one line here and one text in each language. */
export const destinations = {
  home: { path: "/desk/home", right: "own-account.read", key: "h" },
  certificates: {
    path: "/desk/certificates",
    right: "certificates.review",
    key: "c",
    queue: "certificates",
  },
  inquiries: { path: "/desk/inquiries", right: "inquiries.answer", key: "i", queue: "inquiries" },
  disputes: { path: "/desk/disputes", right: "disputes.settle", key: "d", queue: "disputes" },
  refunds: { path: "/desk/refunds", right: "refunds.settle", key: "m", queue: "refunds" },
  approvals: { path: "/desk/approvals", right: "approvals.decide", key: "p", queue: "approvals" },
  customers: { path: "/desk/customers", right: "customers.read", key: "u" },
  chats: { path: "/desk/chats", right: "chats.answer", key: "l", queue: "chats" },
  video: {
    path: "/desk/video",
    right: "video-calls.answer",
    key: "v",
    queue: "video-calls",
  },
  reports: { path: "/desk/reports", right: "reports.read", key: "r" },
  trail: { path: "/desk/trail", right: "trail.read", key: "t" },
  content: { path: "/desk/content", right: "content.read", key: "w" },
  staff: { path: "/desk/staff", right: "staff.manage", key: "s" },
  account: { path: "/desk/account", right: "own-account.read", key: "a" },
} as const satisfies Record<string, Destination>;

/** The name of a page of the navigation. */
export type DestinationName = keyof typeof destinations;

/** The pages that staff with these rights can open. */
export function destinationsFor(
  rights: readonly string[],
): (Destination & { name: DestinationName })[] {
  return Object.entries(destinations)
    .filter(([, { right }]) => rights.includes(right))
    .map(([name, destination]) => ({ ...destination, name: name as DestinationName }));
}

/** The right needed to subscribe to a queue's topic: that of its page. */
export function rightOfQueue(queue: string): Right | null {
  const found = Object.values<Destination>(destinations).find((each) => each.queue === queue);
  return found?.right ?? null;
}
