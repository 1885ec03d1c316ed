// What happens to the process that makes documents, and what it may see.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import { factsOf, hasProcessFiles } from "#db/cluster/processes.ts";
import { readPdf } from "../../../tests/readers/pdf.ts";
import { localDocuments } from "./local.ts";
import { DocumentsBusy, type PaperData } from "./port.ts";
import { MakerDied, type MakerProcess, makerProcess, type ProcessLimits } from "./process.ts";

const LONG = { timeout: 120_000 };
const usual: ProcessLimits = {
  ...{ papers: 100, megabytes: 1_000, megabytesMost: 2_000, idleMs: 600_000 },
};
const never = new AbortController().signal;

const paper: PaperData = {
  ...{ language: "zh", region: "TW", bank: "晨光銀行", legalName: "晨光商業銀行股份有限公司" },
  ...{ kind: "約定條款", title: "甲", summary: "乙", facts: [], isForm: false, blocks: [] },
};
const short = { template: "document", data: JSON.stringify(paper) };
/** Sets for a minute or more: nobody waits for its end. */
const endless = {
  template: "document",
  data: JSON.stringify({
    ...paper,
    blocks: Array.from({ length: 20_000 }, (_, place) => [
      { kind: "heading", text: `第 ${place} 條` },
      { kind: "paragraph", text: "每日計息，兩次結息。".repeat(8) },
    ]).flat(),
  }),
};

const opened: MakerProcess[] = [];
afterEach(async () => {
  for (const maker of opened.splice(0)) await maker.stop();
});

/** A process that has made a document, so that the next order is set at once. */
async function readyMaker(limits: Partial<ProcessLimits> = {}) {
  const maker = makerProcess({ ...usual, ...limits });
  opened.push(maker);
  expect(await maker.make(short, never)).toHaveProperty("pdf");
  return { maker, pid: maker.pid() as number };
}

const isGone = async (pid: number) => {
  const facts = await factsOf(pid);
  return facts === null || facts.zombie;
};

describe("the process of documents", LONG, () => {
  test("that is killed in the middle of a document is replaced, and the document is made", async () => {
    const { maker, pid } = await readyMaker();
    const made = maker.make({ ...short, data: short.data.replace("甲", "丙") }, never);
    process.kill(pid, "SIGKILL");
    const outcome = await made;
    expect(readPdf(Buffer.from("pdf" in outcome ? outcome.pdf : [])).letters.has("丙")).toBe(true);
    expect(maker.pid()).not.toBe(pid);
  });

  test("that is killed between two documents is replaced for the next one", async () => {
    const { maker, pid } = await readyMaker();
    process.kill(pid, "SIGKILL");
    await expect.poll(() => maker.pid()).toBeNull();
    expect(await maker.make(short, never)).toHaveProperty("pdf");
  });

  test("is killed when a document takes too long, and the next one gets another", async () => {
    const { maker, pid } = await readyMaker();
    const tooLong = new AbortController();
    const made = maker.make(endless, tooLong.signal);
    const refused = expect(made).rejects.toMatchObject({ name: "AbortError" });
    tooLong.abort();
    await refused;
    expect(await isGone(pid)).toBe(true);
    expect(await maker.make(short, never)).toHaveProperty("pdf");
  });

  test("is replaced when it has grown too big", async () => {
    const { maker, pid } = await readyMaker({ megabytes: 1 });
    expect(pid).toBeNull();
    expect(await maker.make(short, never)).toHaveProperty("pdf");
  });

  test("ends by itself in the middle of a document that takes too much memory, and the caller is refused", async () => {
    const maker = makerProcess({ ...usual, megabytesMost: 1 });
    await expect(maker.make(endless, never)).rejects.toThrow(MakerDied);
    const errors: unknown[] = [];
    const documents = localDocuments({ megabytesMost: 1 }, (thrown) => errors.push(thrown));
    await expect(documents.make("document", paper, "guest")).rejects.toThrow(DocumentsBusy);
    expect(errors).toEqual([expect.any(MakerDied)]);
    await documents.close();
  });

  test("gives way to calls, with all its threads", async () => {
    const { pid } = await readyMaker();
    const threads = hasProcessFiles ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
    const behind = Math.min(19, getPriority() + 5);
    for (const thread of threads) expect(getPriority(thread)).toBe(behind);
  });

  test("does not end by a key in the terminal: the bank ends it when it closes", async () => {
    const { maker, pid } = await readyMaker();
    process.kill(pid, "SIGINT");
    expect(await maker.make(short, never)).toHaveProperty("pdf");
    expect(maker.pid()).toBe(pid);
    await maker.stop();
    expect(await isGone(pid)).toBe(true);
  });

  test.runIf(hasProcessFiles)("sees nothing of the bank's settings and secrets", async () => {
    process.env.SECRET_KEY_OF_THIS_TEST = "secret";
    try {
      const { pid } = await readyMaker();
      const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      expect(environment.filter((line) => !/^(NODE_CHANNEL_|$)/.test(line))).toEqual([]);
    } finally {
      delete process.env.SECRET_KEY_OF_THIS_TEST;
    }
  });

  test("ends when the bank is killed, also in the middle of a document", async () => {
    const program = `
      import { makerProcess } from ${JSON.stringify(new URL("./process.ts", import.meta.url))};
      const maker = makerProcess(${JSON.stringify(usual)});
      await maker.make(${JSON.stringify(short)}, new AbortController().signal);
      process.stdout.write(String(maker.pid()));
      await maker.make(${JSON.stringify(endless)}, new AbortController().signal);`;
    const bank = spawn(process.execPath, ["--input-type=module", "-"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const ended = once(bank, "exit");
    bank.stdin.end(program);
    const [output] = (await once(bank.stdout, "data")) as [Buffer];
    const pid = Number(output);
    expect(await isGone(pid)).toBe(false);
    bank.kill("SIGKILL");
    await ended;
    await expect.poll(() => isGone(pid)).toBe(true);
  });
});
