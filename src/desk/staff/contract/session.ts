import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { DESK_EXTENSION_PATH, DESK_SESSION_PATH } from "#base/site/paths.ts";

const standing = T.Object({
  loggedIn: T.Literal(true),
  sessionSeconds: T.Integer(),
  isFinal: T.Boolean({ description: "true where the session cannot be extended any more" }),
});

/** How long the session lasts. */
export const readDeskSession = call({
  method: "GET",
  path: DESK_SESSION_PATH,
  summary: "How long the session at the desk lasts; asking does not extend it",
  who: "staff:own-account.read",
  passive: true,
  input: T.Object({}),
  output: standing,
  errors: [],
});

/** Extends the session by the idle time, up to its longest duration. */
export const extendDeskSession = call({
  method: "GET",
  path: DESK_EXTENSION_PATH,
  summary: "Extends the session at the desk, up to eight hours after the sign-in",
  who: "staff:own-account.read",
  input: T.Object({}),
  output: standing,
  errors: [],
});
