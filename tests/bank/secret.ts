/** The secret of every bank that tests open; the template's passwords are hashed with it. */
export const TEST_SECRET = "7e57".repeat(16);
