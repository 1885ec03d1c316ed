const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The key by which requests of an address are counted: itself, or for IPv6 its /64 network, which
 * usually is one household. IPv4-mapped IPv6 counts as IPv4. A connection that was reset early has
 * no address, whatever Fastify's types say of `request.ip`.
 */
export function networkOf(address: string | undefined): string {
  if (!address?.includes(":")) return address ?? "";
  const groups = groupsOf(address.toLowerCase());
  const isMapped = groups[5] === "ffff" && groups.slice(0, 5).every((group) => group === "0");
  return isMapped ? fourBytes(groups) : groups.slice(0, NETWORK_GROUPS).join(":");
}

/** The eight groups of an address without their leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = inGroups(address).split("::", 2);
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  const missing = Math.max(0, GROUPS - before.length - after.length);
  const zeros = Array.from({ length: missing }, () => "0");
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}

/** An address may end in dotted IPv4 notation, which is two groups. */
function inGroups(address: string): string {
  return address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

function fourBytes(groups: readonly string[]): string {
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
