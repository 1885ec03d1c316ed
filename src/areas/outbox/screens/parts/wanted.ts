import { ADDRESS_LENGTH, type Channel, channels } from "../../rules.ts";

/** Where the page stands. */
export const PATH = "/dev/outbox";

/** What the page's address asks for. */
export interface Wanted {
  channel: Channel | null;
  /** A part of a recipient's address; empty for all. */
  address: string;
  /** Whether the page comes again by itself. */
  follow: boolean;
}

/** Reads an address; what cannot be looked for is left out. */
export function wantedOf({ searchParams }: URL): Wanted {
  const channel = searchParams.get("channel");
  const address = (searchParams.get("address") ?? "").slice(0, ADDRESS_LENGTH);
  return {
    channel: channels.find((known) => known === channel) ?? null,
    // Signs that nobody can see, and half ones, which the slice may leave.
    address: address.replace(/\p{C}/gu, "").trim(),
    follow: searchParams.get("follow") === "on",
  };
}

/** The address that asks for it. */
export function addressOf({ channel, address, follow }: Wanted): string {
  const query = new URLSearchParams();
  if (channel) query.set("channel", channel);
  if (address) query.set("address", address);
  if (follow) query.set("follow", "on");
  const text = String(query);
  return text ? `${PATH}?${text}` : PATH;
}
