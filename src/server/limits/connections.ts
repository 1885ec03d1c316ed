import type { Server } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import { networkOf } from "./network.ts";

/** How many connections may be open. */
export interface ConnectionLimits {
  inAll: number;
  /** Of one network; not of a trusted proxy, which all visitors share. */
  ofNetwork: number;
}

/** Several hundred people behind one carrier address, some with a browser's six connections. */
export const connectionLimits: ConnectionLimits = { inAll: 8_192, ofNetwork: 512 };

/**
 * Bounds the connections of a server. Where a network has reached its limit, the oldest connection
 * that waits for its client is replaced by the new one: a client that holds hundreds open without
 * sending or reading blocks nobody else behind the same address.
 */
export function boundConnections(
  server: Server,
  {
    limits,
    trustedProxies,
    isWaiting,
  }: {
    limits: ConnectionLimits;
    trustedProxies: readonly string[];
    isWaiting(socket: Socket): boolean;
  },
): void {
  const isProxy = proxiesOf(trustedProxies);
  const networks = new Map<string, Set<Socket>>();
  server.maxConnections = limits.inAll;
  server.on("connection", (socket) => {
    const { remoteAddress: address } = socket;
    // Its client reset it before it was accepted: what it sent could still be read, but counted for
    // nobody. The address of every other socket is known from here on, even after a reset.
    if (address === undefined) {
      socket.destroy();
      return;
    }
    if (isProxy(address)) return;
    const network = networkOf(address);
    const own = networks.get(network) ?? new Set();
    networks.set(network, own);
    if (own.size >= limits.ofNetwork) {
      const oldest = firstOf(own, isWaiting);
      (oldest ?? socket).destroy();
      if (!oldest) return;
      own.delete(oldest);
    }
    own.add(socket);
    socket.once("close", () => {
      own.delete(socket);
      if (own.size === 0) networks.delete(network);
    });
  });
}

function firstOf(sockets: ReadonlySet<Socket>, fits: (socket: Socket) => boolean): Socket | null {
  for (const socket of sockets) if (fits(socket)) return socket;
  return null;
}

/** Whether an address is a trusted proxy's, or in one of their networks. */
function proxiesOf(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const each of trusted) {
    const [address = "", bits] = each.split("/", 2);
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
