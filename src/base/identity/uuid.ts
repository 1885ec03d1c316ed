// Ids are UUIDs, in the lower case that PostgreSQL writes.

/** Any id, as the pattern of a schema. */
export const UUID_PATTERN = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/** A key made by a client: versions 4 and 7. Version 8 is reserved for keys the bank derives. */
export const CLIENT_KEY_PATTERN =
  "^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$";

const UUID = new RegExp(UUID_PATTERN);

/** Whether a text is an id; the database fails on any other. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
