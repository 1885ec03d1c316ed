// The keypad's four fields as a contract says them; apart from keypad.ts, so that a page that only
// encrypts carries no schemas.

import { Type as T } from "typebox";
import { wire } from "#base/call/wire.ts";
import { keypadWire } from "#base/identity/keypad.ts";

/** The fields of one encrypted secret: all four, or none where a page's form sends it plainly. */
export const keypadFields = {
  keypadId: wire(keypadWire.keypadId, T.Optional(T.String({ maxLength: 64 }))),
  encryptedKey: wire(keypadWire.encryptedKey, T.Optional(T.String({ maxLength: 1024 }))),
  encryptedInput: wire(keypadWire.encryptedInput, T.Optional(T.String({ maxLength: 2048 }))),
  keypadToken: wire(keypadWire.keypadToken, T.Optional(T.String({ maxLength: 200 }))),
};
