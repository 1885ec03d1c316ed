// The keypad's four fields for contracts; separate from keypad.ts, so that the bundle of a page
// that only encrypts contains no schemas.

import { Type as T } from "typebox";
import { wire } from "#base/call/wire.ts";
import { keypadWire } from "#base/identity/keypad.ts";

/** The fields of an encrypted secret: all four, or none where a page's form sends plain text. */
export const keypadFields = {
  keypadId: wire(keypadWire.keypadId, T.Optional(T.String({ maxLength: 64 }))),
  encryptedKey: wire(keypadWire.encryptedKey, T.Optional(T.String({ maxLength: 1024 }))),
  encryptedInput: wire(keypadWire.encryptedInput, T.Optional(T.String({ maxLength: 2048 }))),
  keypadToken: wire(keypadWire.keypadToken, T.Optional(T.String({ maxLength: 200 }))),
};
