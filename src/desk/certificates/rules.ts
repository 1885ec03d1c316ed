/** Why staff reject a request for a certificate. */
export const rejections = ["unclear", "not-deliverable", "withdrawn"] as const;

/** How far a request has come. */
export const reviewStates = ["requested", "in-review", "issued", "sent", "rejected"] as const;

/** Where requests for certificates are worked on. */
export const CERTIFICATES_PATH = "/desk/certificates";
