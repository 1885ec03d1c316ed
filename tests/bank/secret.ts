import { createHash } from "node:crypto";

/** The secret of every bank that tests open; the template's passwords are hashed with it. */
export const TEST_SECRET = createHash("sha256").update("a secret of tests").digest("hex");
