/** The tags of one value under every key that rows may still name; the current key's first. */
export type Lookup = readonly [Buffer, ...Buffer[]];
