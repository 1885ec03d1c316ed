// Keyed hashes as stores use them. The server's keys make them, but a store may not import those.

/** The tags of one value under every key that rows may still name; the current key's first. */
export type Lookup = readonly [Buffer, ...Buffer[]];
