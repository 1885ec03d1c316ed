/** The page where refunds are settled that the ledger refused. */
export const REFUNDS_PATH = "/desk/refunds";

/** What is refunded: an insurance premium, or the postage of a certificate. */
export const refundKinds = ["premium", "postage"] as const;

export type RefundKind = (typeof refundKinds)[number];

/** The length of the note on how a refund was settled by hand. */
export const NOTE_LENGTH = { least: 4, most: 300 } as const;
