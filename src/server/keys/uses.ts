// The uses of keys, in groups that are retired together, and where key ids are stored. Decision 029
// explains how each survives a rotation of the secret.

/** A column whose values include their key's id. */
export interface NamedColumn {
  table: string;
  column: string;
  /** Where the id is: before a hash or a seal, inside a password's hash, or alone. */
  form: "tag" | "seal" | "hash" | "id";
}

/** Uses whose keys are archived after their secret was replaced, and for how long at least. */
export interface UseGroup {
  uses: readonly string[];
  columns: readonly NamedColumn[];
  /** How long something may exist that no row shows, such as a cookie; null for ever. */
  keepDays: number | null;
}

const columnsOf =
  (form: NamedColumn["form"]) =>
  (table: string, ...columns: string[]): NamedColumn[] =>
    columns.map((column) => ({ table, column, form }));
const tags = columnsOf("tag");
const seals = columnsOf("seal");
const hashes = columnsOf("hash");
const ids = columnsOf("id");

/** Every use of a key except the check value, which only whole secrets make. */
const useGroups = {
  passwords: {
    uses: ["password"],
    columns: [
      ...hashes("customer", "password_hash", "pin_hash"),
      ...hashes("staff", "password_hash"),
    ],
    keepDays: 2,
  },
  signIn: {
    uses: [
      "login-pair",
      "login-browser",
      "login-network",
      "login-fingerprint",
      "login-device-token",
      "staff-device-token",
    ],
    columns: [
      ...tags("login_try", "pair_hash"),
      ...tags("login_network", "network_hash"),
      ...tags("login_device", "fingerprint_hash"),
      ...tags("login_device_token", "token_hash"),
      ...tags("staff_browser", "token_hash"),
    ],
    keepDays: 2,
  },
  verification: {
    uses: [
      "verification-subject",
      "verification-content",
      "verification-code",
      "verification-proof",
      "verification-asker",
      "verification-address",
    ],
    columns: [
      ...tags("verification_try", "subject_hash"),
      ...tags("verification_code", "subject_hash", "content_hash", "code_hash", "asker_hash"),
      ...tags("verification_proof", "token_hash", "subject_hash", "content_hash"),
    ],
    keepDays: 2,
  },
  support: {
    uses: [
      "chat",
      "chat-address",
      "inquiry-address",
      "inquiry-mail",
      "inquiry-uploads",
      "certificate-address",
      "search-visitor",
    ],
    columns: [
      ...tags("chat", "token_hash", "network_hash"),
      ...tags("chat_count", "subject_hash"),
      ...tags("inquiry_count", "subject_hash"),
      ...tags("certificate_count", "subject_hash"),
      ...tags("faq_miss_visitor", "visitor_hash"),
    ],
    keepDays: 2,
  },
  // Redirects are valid for minutes; both sides of the demonstration have separate keys.
  insurance: { uses: ["insurance-bank", "insurance-partner"], columns: [], keepDays: 2 },
  // Tickets for signing adapters are valid for minutes.
  citizenCard: { uses: ["citizen-card-ticket"], columns: [], keepDays: 2 },
  keypad: {
    uses: ["keypad", "keypad-token"],
    columns: seals("keypad_key", "sealed_key"),
    keepDays: 2,
  },
  // Forms are valid as long as a session, receipts a day.
  pages: { uses: ["form", "staff-form", "inquiry-receipt"], columns: [], keepDays: 2 },
  staff: {
    uses: ["staff-totp", "staff-recovery", "staff-passkey"],
    columns: [...seals("staff", "totp_secret"), ...tags("staff_recovery_code", "code_hash")],
    keepDays: 2,
  },
  // A cookie that lasts a year.
  remembered: { uses: ["remembered-national-id"], columns: [], keepDays: 366 },
  // Snapshots of video calls, which are stored for years.
  upgrade: {
    uses: ["upgrade-snapshot"],
    columns: seals("upgrade_snapshot", "sealed"),
    keepDays: 2,
  },
  cards: { uses: ["card-number"], columns: tags("card", "number_hash"), keepDays: 2 },
  // URLs of accounts, which people bookmark, and the trail, which must never be shortened.
  references: { uses: ["account-reference"], columns: [], keepDays: null },
  trail: { uses: ["trail"], columns: ids("audit_block", "key_id"), keepDays: null },
} as const satisfies Readonly<Record<string, UseGroup>>;

/** What a key may be used for; a use missing above does not compile. */
export type Use = (typeof useGroups)[keyof typeof useGroups]["uses"][number];

/** The groups, and every use in one list. */
export const groups: readonly UseGroup[] = Object.values(useGroups);
export const allUses: readonly string[] = groups.flatMap(({ uses }) => uses);
