// What several calls of signing in share.

import { Type as T } from "typebox";
import { risks } from "../rules.ts";

const TYPED_MOST = 40;
const SECRET_MOST = 1024;
const TOKEN_MOST = 64;

/** What a person types; its form is judged by the handler, which knows better words. */
export const typed = T.Optional(T.String({ maxLength: TYPED_MOST }));

/** The token of a proof. */
export const token = T.String({ maxLength: TOKEN_MOST });

/** A secret that a page's form sends, which works without scripts. */
export const plainSecret = T.Optional(
  T.String({ maxLength: SECRET_MOST, secret: true, description: "by a page's form only" }),
);

/** A moment as people read it. */
export const moment = T.String({ description: "YYYY/MM/DD HH:MM:SS in Taipei" });

/** How unusual a sign-in looked. */
export const risk = T.Enum([...risks]);
