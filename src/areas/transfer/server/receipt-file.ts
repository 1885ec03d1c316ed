import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { bankLegalName, bankName } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { MissingGlyphs, type PaperData } from "#ports/documents/port.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/receipt-file.ts";
import { figures } from "../rules/amounts.ts";
import { receiptFacts } from "../rules/facts.ts";
import { transferPageTexts } from "../texts/words.ts";
import { readHandlers } from "./reads.ts";

const regions = { zh: "TW", en: "GB", ko: "KR" } as const;

/** Printed instead of a character in a note that no font has. */
const UNKNOWN_SIGN = "\u25a1";

export const receiptFileHandlers: Handlers<typeof contract> = {
  async writeReceipt({ transferKey }, context) {
    const receipt = await readHandlers.readReceipt({ transferKey }, context);
    const paper = paperOf(receipt, context);
    const bytes = await madeOf(paper, context);
    return {
      fileName: `${paper.title}-${receipt.receiptNumber}.pdf`,
      fileBytes: bytes.length,
      fileContent: bytes.toString("base64"),
    };
  },
};

type Receipt = Parameters<typeof receiptFacts>[0];

function paperOf(receipt: Receipt, { language }: CallContext): PaperData {
  const { facts: words, done, paper } = transferPageTexts[language];
  const { state, receiptNumber, amount, currency } = receipt;
  const { toNickname, toName, toBankName } = receipt;
  const payee = toNickname ?? toName ?? toBankName;
  // The bold heading is not repeated in the table.
  const details = receiptFacts(receipt, words, language).slice(1);
  const rows = details.map(({ label, lines, number }) => {
    const last = number ? [formatAccountNumber(number as AccountNumber)] : [];
    return [label, [...lines, ...last].join("\n")];
  });
  return {
    language,
    region: regions[language],
    bank: bankName[language],
    legalName: bankLegalName[language],
    kind: done.titles[state],
    title: done.receipt,
    summary: fill(done.leads[state], { receipt: receiptNumber }),
    facts: [
      { label: words.receiptNumber, value: receiptNumber },
      { label: words.amount, value: figures(amount, currency) },
      { label: words.payee, value: payee },
    ],
    isForm: false,
    blocks: [
      { kind: "table", head: [paper.item, paper.content], rows },
      { kind: "paragraph", text: fill(done.fileNote, { bank: bankName[language] }) },
    ],
  };
}

/** A note may contain characters that no font has; the rest of the receipt must still print. */
async function madeOf(paper: PaperData, { ports }: CallContext): Promise<Buffer> {
  try {
    return await ports.documents.make("document", paper, "customer");
  } catch (thrown) {
    if (!(thrown instanceof MissingGlyphs)) throw thrown;
    const { letters } = thrown;
    const known = (text: string) =>
      [...text].map((sign) => (letters.includes(sign) ? UNKNOWN_SIGN : sign)).join("");
    const blocks = paper.blocks.map((block) =>
      block.kind === "table" ? { ...block, rows: block.rows.map((row) => row.map(known)) } : block,
    );
    return ports.documents.make("document", { ...paper, blocks }, "customer");
  }
}
