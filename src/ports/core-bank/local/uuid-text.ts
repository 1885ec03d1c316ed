const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the text is an id as the database writes it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
