import { randomBytes } from "node:crypto";
import type { CallContext } from "#server/api/call-context.ts";
import { CHAT_HOURS, TOKEN_BYTES } from "../rules.ts";
import type { Key } from "../store/chats.ts";

const TOKEN = /^[\w-]{43}$/;
const HOUR_SECONDS = 3_600;

/** What a key is derived from; available in a call and in a live stream. */
type KeyContext = Pick<CallContext<"anyone">, "cookies" | "vault"> & {
  customer: { id: string } | null;
};

/** The key in the visitor's cookie; null if there is none. */
export function keyOf(context: KeyContext): Key | null {
  const token = context.cookies.read("chat");
  return token !== undefined && TOKEN.test(token) ? keyWith(context, token) : null;
}

/** A new key, sent to the browser with the response. */
export function newKey(context: CallContext<"anyone">): Key {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  context.cookies.set({ name: "chat", value: token, seconds: CHAT_HOURS * HOUR_SECONDS });
  return keyWith(context, token);
}

/** Deletes the key in the browser. */
export function dropKey({ cookies }: CallContext<"anyone">): void {
  cookies.set({ name: "chat", value: null, seconds: null });
}

function keyWith({ vault, customer }: KeyContext, token: string): Key {
  return { token: vault.lookup("chat", token), customerId: customer?.id ?? null };
}
