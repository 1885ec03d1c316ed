import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail that arrived, parsed and raw. */
export interface ArrivedMail extends Email {
  recipients: string[];
  raw: string;
  secure: boolean;
  user: string | undefined;
}

/** A real mail server for one test file. */
export interface MailServer {
  port: number;
  mails: ArrivedMail[];
  /** Every command received, in order: `AUTH ada`, `MAIL FROM`, `RCPT TO a@example.com`. */
  heard: string[];
  /** The error for a recipient; null accepts it. */
  respond: (recipient: string) => string | null;
  stop(): Promise<void>;
}

/** Starts a mail server on this machine that accepts every mail by default. */
export async function startMailServer(options: SMTPServerOptions): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const heard: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 100,
    ...options,
    onAuth({ username, password }, _session, done) {
      heard.push(`AUTH ${username}`);
      if (password === "right & secret") done(null, { user: username });
      else done(failure("535 5.7.8 no"));
    },
    onMailFrom(_address, _session, done) {
      heard.push("MAIL FROM");
      done();
    },
    onRcptTo({ address }, _session, done) {
      heard.push(`RCPT TO ${address}`);
      const refused = started.respond(address);
      done(refused === null ? null : failure(refused));
    },
    async onData(stream, { envelope, secure, user }, done) {
      const raw = Buffer.concat(await stream.toArray());
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const mail = await PostalMime.parse(raw);
      mails.push({ ...mail, raw: String(raw), recipients, secure, user: user as string });
      done();
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const started: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    mails,
    heard,
    respond: () => null,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return started;
}

function failure(line: string): Error {
  const [code, ...words] = line.split(" ");
  return Object.assign(new Error(words.join(" ")), { responseCode: Number(code) });
}
