import { connect } from "node:net";

/** The response to bytes that no well-behaved client sends. */
export function sendRaw(origin: string, text: string, timeoutMs = 5_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => socket.write(text));
    let received = "";
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on("data", (part) => {
      received += part;
    });
    socket.on("close", () => resolve(received));
    socket.on("error", (error) => (received ? resolve(received) : reject(error)));
  });
}
