// The keypad's four fields as a contract says them; apart from keypad.ts, so that a page that only
// encrypts carries no schemas.

import { Type as T } from "typebox";

/** The fields of one encrypted secret: all four, or none where a page's form sends it plainly. */
export const keypadFields = {
  kpadId: T.Optional(T.String({ maxLength: 64 })),
  kpadEncKeyVal: T.Optional(T.String({ maxLength: 1024 })),
  kpadEncInpVal: T.Optional(T.String({ maxLength: 2048 })),
  kpadTknVal: T.Optional(T.String({ maxLength: 200 })),
};
