import { createTransport } from "nodemailer";
import { parseEmail } from "#base/identity/email.ts";
import { bankName } from "#base/site/brand.ts";
import { languageTags } from "#base/text/language.ts";
import { isLoopback } from "#db/reach.ts";
import { DeliveryError } from "../delivery-error.ts";
import { htmlOf } from "./html.ts";
import type { Mail, MailLetter } from "./port.ts";

const CONNECTIONS_MOST = 5;
const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;

/** 5xx replies about our connection, and not about the letter. */
const NOT_THE_LETTER = new Set([530, 534, 535, 538]);

/** A mail server by its URL, smtp(s)://user:password@host:port, and the sender's address. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({ ...serverOf(new URL(url)), ...CAREFUL });
  return {
    async send(letter) {
      await transport.sendMail(mailOf(letter, from)).catch((thrown: unknown) => {
        throw deliveryErrorOf(thrown);
      });
    },
    // Letters in progress are sent again after their lease, with the same id.
    close: () => transport.close({ force: true }),
  };
}

const CAREFUL = {
  pool: true,
  maxConnections: CONNECTIONS_MOST,
  // The deliverer retries a letter whose connection broke.
  maxRequeues: 0,
  maxRecipients: 1,
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  dnsTimeout: CONNECT_MS,
  socketTimeout: SILENCE_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

function serverOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === "smtps:";
  const stays = isLoopback(hostname);
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    ...(port === "" ? {} : { port: Number(port) }),
    ...(username === "" ? {} : { auth }),
    secure,
    requireTLS: !secure && !stays,
    // A relay on this machine has a self-signed certificate, and its traffic stays local.
    ignoreTLS: !secure && stays,
    tls: { minVersion: "TLSv1.2" },
  } as const;
}

function mailOf(letter: MailLetter, from: string) {
  const { id, language, text, file } = letter;
  // A subject must be a single line.
  const subject = letter.subject.replace(/\s+/g, " ");
  return {
    from: { name: bankName[language], address: from },
    to: { name: "", address: onlyAddress(letter.to) },
    subject,
    text,
    html: htmlOf({ ...letter, subject }),
    attachments: file ? [{ filename: file.name, contentType: file.type, content: file.bytes }] : [],
    messageId: `<${id}@${from.slice(from.indexOf("@") + 1)}>`,
    headers: { "Content-Language": languageTags[language], "Auto-Submitted": "auto-generated" },
  };
}

/** Exactly one plain address: what could be two, or break a header, is rejected. */
function onlyAddress(to: string): string {
  const address = parseEmail(to);
  if (address === null || address.toLowerCase() !== to.toLowerCase()) {
    throw new DeliveryError("bad mail address", { isFinal: true });
  }
  return address;
}

interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  permanent?: boolean;
}

/** Codes only: a server's message may repeat what was sent to it. */
function deliveryErrorOf(thrown: unknown): DeliveryError {
  if (thrown instanceof DeliveryError) return thrown;
  const { code = "fault", command, response, responseCode, permanent } = thrown as SmtpError;
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "") ?? [];
  const message = ["smtp", code, responseCode, enhanced].filter(Boolean).join(" ");
  const isAboutLetter = command === "RCPT TO" || command === "DATA";
  const isFinal = permanent === true && isAboutLetter && !NOT_THE_LETTER.has(responseCode ?? 0);
  return new DeliveryError(message, { isFinal });
}
