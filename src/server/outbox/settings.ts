import { parseEmail } from "#base/identity/email.ts";
import { isLoopback } from "#db/reach.ts";

const KEY_LEAST = 16;

/** The settings of mail and SMS, by the name of their environment variable. */
export const outboxSettings = {
  MAIL_URL: {
    means:
      "the mail server, smtps://user:password@host:465, or smtp:// with STARTTLS; empty keeps mail in the outbox, which production does not do",
    standard: "",
    validate: (value: string) =>
      value === "" || isMailServer(value)
        ? null
        : "must look like smtps://user:password@host:465, without a path",
  },
  MAIL_FROM: {
    means: "the address that mail comes from; needed with MAIL_URL",
    standard: "",
    validate: (value: string) =>
      value === "" || parseEmail(value)?.toLowerCase() === value.toLowerCase()
        ? null
        : "must be one address such as no-reply@bank.example",
  },
  SMS_URL: {
    means:
      "the gateway for short messages; empty keeps them in the outbox, which production does not do",
    standard: "",
    validate: (value: string) =>
      value === "" || isGateway(value)
        ? null
        : "must look like https://host/path; http:// only on this machine",
  },
  SMS_KEY: {
    means: "the key that signs what goes to the gateway; needed with SMS_URL",
    standard: "",
    validate: (value: string) =>
      value === "" || value.length >= KEY_LEAST ? null : `must have ${KEY_LEAST} letters or more`,
  },
} as const;

/** What is missing where a channel is configured; `value` reads a setting. */
export function outboxErrors(value: (name: keyof typeof outboxSettings) => string): string[] {
  return (
    [
      ["MAIL_URL", "MAIL_FROM"],
      ["SMS_URL", "SMS_KEY"],
    ] as const
  )
    .filter(([way, needed]) => value(way) !== "" && value(needed) === "")
    .map(([way, needed]) => `${needed} must be set where ${way} is.`);
}

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(value);
  if (!/^smtps?:$/.test(protocol) || hostname === "") return false;
  return /^\/?$/.test(pathname + search + hash) && [username, password].every(isDecodable);
}

function isGateway(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  if (username !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
