// Starts the signer and prints what to do next.

import { join } from "node:path";
import { createInterface } from "node:readline";
import type { CardAccess } from "./cards/card.ts";
import { installedModule } from "./cards/modules.ts";
import { readerCard } from "./cards/reader-card.ts";
import { softCard } from "./cards/soft-card.ts";
import { startSigner } from "./server.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";
import { localTls } from "./tls.ts";
import { distrust, trust } from "./trust-store.ts";

const CARD = /^[\w-]{1,40}$/;

try {
  await main(readSettings(process.argv.slice(2), import.meta.dirname));
} catch (thrown) {
  const isSentence = thrown instanceof SettingsError || !(thrown instanceof Error);
  say(isSentence ? String(thrown instanceof Error ? thrown.message : thrown) : thrown.message);
  process.exitCode = 1;
}

async function main(settings: Settings): Promise<void> {
  const { task, home } = settings;
  if (task !== "run") {
    const { authorityPath } = await localTls(home);
    say(task === "trust" ? trust(authorityPath) : distrust(authorityPath));
    return;
  }
  const { bank, ownUserOnly } = settings;
  const signer = await startSigner({ bank, home, card: cardOf(settings), ownUserOnly, say });
  say(`晨光銀行簽章元件已啟動。The signer for ${bank} is ready: https://localhost:${signer.port}`);
  say("網頁找不到簽章元件時，請執行一次 trust。無法執行時，才在瀏覽器開啟以上網址，");
  say("並先核對警告頁上的憑證 SHA-256 指紋與下列相同，再接受憑證；不同時請勿接受。");
  say(
    "If the page does not find the signer, run trust once. Only if you cannot, open this address in",
  );
  say("the browser, and accept the certificate only if its SHA-256 fingerprint is the following.");
  say(`SHA-256: ${signer.fingerprint}`);
  say("Keep this window open while you use the card. Ctrl-C ends the signer.");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void signer.close().then(() => process.exit(0)));
  }
}

function cardOf({ softCards, module, label }: Settings): CardAccess {
  if (!softCards) return readerCard(() => module ?? installedModule(), label);
  const { directory } = softCards;
  let inserted = softCards.card;
  say(`The soft card "${inserted}" is plugged in; its PIN is 246810.`);
  if (process.stdin.isTTY) {
    say('Type the name of another card to change it, or "none" to pull it out.');
    createInterface({ input: process.stdin }).on("line", (line) => {
      if (CARD.test(line.trim())) inserted = line.trim();
      say(`Plugged in: ${inserted}`);
    });
  }
  return softCard(() => join(directory, `${inserted}.json`));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
