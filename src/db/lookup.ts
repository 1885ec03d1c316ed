/** The names of one thing under every key that rows may still name; the current key's comes first. */
export type Lookup = readonly [Buffer, ...Buffer[]];
