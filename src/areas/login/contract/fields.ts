// Fields shared by several sign-in calls.

import { Type as T } from "typebox";
import { risks } from "../rules.ts";

const TYPED_MOST = 40;
const SECRET_MOST = 1024;
const TOKEN_MOST = 64;

/**
 * Text typed by a person; the handler validates its format, because it has better error messages.
 */
export const typed = T.Optional(T.String({ maxLength: TYPED_MOST }));

/** The token of a proof. */
export const token = T.String({ maxLength: TOKEN_MOST });

/** A secret submitted as a plain form field, so that the page works without scripts. */
export const plainSecret = T.Optional(
  T.String({ maxLength: SECRET_MOST, secret: true, description: "by a page's form only" }),
);

/** How unusual a sign-in looked. */
export const risk = T.Enum([...risks]);
