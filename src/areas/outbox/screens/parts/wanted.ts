import { ADDRESS_LENGTH, type Channel, channels } from "../../rules.ts";

/** The path of the page. */
export const PATH = "/dev/outbox";

/** The filters in the page's URL. */
export interface Wanted {
  channel: Channel | null;
  /** A part of a recipient's address; empty for all. */
  address: string;
  /** Whether the page reloads automatically. */
  follow: boolean;
}

/** Parses a URL; invalid values are dropped. */
export function wantedOf({ searchParams }: URL): Wanted {
  const channel = searchParams.get("channel");
  const address = (searchParams.get("address") ?? "").slice(0, ADDRESS_LENGTH);
  return {
    channel: channels.find((known) => known === channel) ?? null,
    // Removes invisible characters, and the half surrogate that the slice may leave.
    address: address.replace(/\p{C}/gu, "").trim(),
    follow: searchParams.get("follow") === "on",
  };
}

/** The address with these filters. */
export function addressOf({ channel, address, follow }: Wanted): string {
  const query = new URLSearchParams();
  if (channel) query.set("channel", channel);
  if (address) query.set("address", address);
  if (follow) query.set("follow", "on");
  const text = String(query);
  return text ? `${PATH}?${text}` : PATH;
}
