/** The reasons for which staff reject a request for a certificate. */
export const rejections = ["unclear", "not-deliverable", "withdrawn", "rare-letters"] as const;

/** The states of a request. */
export const reviewStates = ["requested", "in-review", "issued", "sent", "rejected"] as const;

/** The page where requests for certificates are reviewed. */
export const CERTIFICATES_PATH = "/desk/certificates";
