/** The page where requests for certificates are reviewed. */
export const CERTIFICATES_PATH = "/desk/certificates";
