// The bank under another brand: a copy of its sources with another brand.json, built and started as
// its operators would.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { ended } from "./bank-process.ts";
import { freshDatabase } from "./fresh-database.ts";
import { TEST_SECRET } from "./secret.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Everything that a build and a start need, besides the dependencies. */
const PARTS = [
  ...["src", "seed", "content", "public", "scripts", "signer", "package.json", "package-lock.json"],
  ...["tsconfig.json", "vite.config.ts", "react-router.config.ts"],
];

/** A brand that shares nothing with the default one. */
export const otherBrand = {
  name: { zh: "海松銀行", en: "Seapine Bank", ko: "해송은행" },
  legalName: {
    zh: "海松商業銀行股份有限公司",
    en: "Seapine Commercial Bank Co., Ltd.",
    ko: "해송상업은행 주식회사",
  },
  appName: { zh: "海松銀行 App", en: "the Seapine Bank app", ko: "해송은행 앱" },
  address: {
    zh: "高雄市鼓山區海松路 7 號",
    en: "No. 7, Haisong Rd., Gushan Dist., Kaohsiung City",
    ko: "가오슝시 구산구 해송로 7호",
  },
  tax: { number: "77707770", register: "777077700" },
  bankCode: "777",
  callCentre: { tollFree: "0800-777-070", anywhere: "+886-7-7070-0777" },
  mail: "service@seapine.example",
  app: {
    ios: { store: "https://apps.apple.com/tw/app/seapine/id0777077707", least: "iOS 16" },
    android: {
      store: "https://play.google.com/store/apps/details?id=example.seapine.app",
      least: "Android 9",
    },
  },
  colours: {
    ink: { day: "#10231c", night: "#edf7f2" },
    paper: { day: "#fbfefc", night: "#0b1a14" },
    mist: { day: "#eef4f0", night: "#12241c" },
    line: { day: "#cfdad3", night: "#2c443a" },
    indigo: { day: "#0b6e4f", night: "#86e3c0" },
    "indigo-deep": { day: "#07503a", night: "#b5f0d9" },
    "on-indigo": { day: "#fefefe", night: "#0b1a14" },
    "indigo-wash": { day: "#e2f3ec", night: "#173a2d" },
    "art-indigo": { day: "#0b6e4f", night: "#0b6e4f" },
    "art-coral": { day: "#d1495b", night: "#d1495b" },
    "art-amber": { day: "#edae49", night: "#edae49" },
  },
};

/** A running bank of the other brand. */
export interface OtherBank {
  origin: string;
  deskOrigin: string;
  /** The directory of its files. */
  directory: string;
  stop(): Promise<void>;
}

/** Builds and starts the other bank on an empty database of the server. */
export async function startOtherBank(serverUrl: string): Promise<OtherBank> {
  const directory = mkdtempSync(join(tmpdir(), "other-brand-"));
  for (const part of PARTS) cpSync(join(ROOT, part), join(directory, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(directory, "node_modules"));
  writeFileSync(join(directory, "src/base/site/brand.json"), JSON.stringify(otherBrand));
  try {
    run(directory, ["scripts/build.ts"]);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  const database = await freshDatabase(serverUrl, "template1");
  const port = await freePort(PORTS.from, PORTS.to);
  const deskPort = await freePort(port + 1, PORTS.to);
  const child = spawn(process.execPath, ["src/app/main.ts"], {
    cwd: directory,
    env: {
      ...process.env,
      NODE_ENV: "production",
      BANK_MODE: "demonstration",
      DATABASE_URL: database.url,
      SECRET_KEY: TEST_SECRET,
      PORT: String(port),
      DESK_PORT: String(deskPort),
      LOG_LEVEL: "silent",
      CALLS_PER_MINUTE: "100000",
      PAGES_PER_MINUTE: "100000",
      PAGES_DIRECTORY: "build",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await opened(child);
  return {
    origin: `http://localhost:${port}`,
    deskOrigin: `http://localhost:${deskPort}`,
    directory,
    async stop() {
      child.kill("SIGTERM");
      await ended(child);
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Runs a program of the copy to its end; returns its output. */
export function run(directory: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: directory,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: `${join(ROOT, "node_modules/.bin")}:${process.env.PATH}` },
  });
  if (status !== 0) throw new Error(`${args.join(" ")} failed:\n${stderr}`);
  return stdout;
}

function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const hear = (part: Buffer) => {
      output += part;
      if (output.includes("is open at")) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => reject(new Error(`the bank did not open:\n${output}`)));
  });
}
