import { type Email, maskEmail } from "#base/email.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Handlers } from "#server/asked.ts";
import type * as contract from "./contract.ts";
import { keepFiles, listFiles } from "./server/files.ts";
import { holdsReceipt } from "./server/receipt-key.ts";
import { register } from "./server/register.ts";
import { receiptOf, type TopicRow, topics } from "./store.ts";

export const handlers: Handlers<typeof contract> = {
  async listInquiryTopics(_input, { db, language }) {
    return { categories: underCategories(await topics(db, language)) };
  },

  registerInquiry: (input, asked) => register(input, asked),

  keepInquiryFiles: (input, asked) => keepFiles(input, asked),

  listInquiryFiles: (input, asked) => listFiles(input, asked),

  async readInquiryReceipt({ inquiryId }, asked) {
    const row = await receiptOf(asked.db, asked.language, inquiryId);
    if (!row || !holdsReceipt(asked, { id: inquiryId, ...row })) throw new Refusal("INQR000001");
    return {
      receiptNumber: row.reference,
      promisedOn: row.promised,
      email: maskEmail(row.email as Email),
      categoryName: row.category,
      subcategoryName: row.subcategory,
      attachmentCount: row.files,
    };
  },
};

function underCategories(rows: readonly TopicRow[]) {
  const categories = new Map(rows.map((row) => [row.categoryCode, row.category]));
  return [...categories].map(([categoryCode, categoryName]) => ({
    categoryCode,
    categoryName,
    subcategories: rows
      .filter((row) => row.categoryCode === categoryCode)
      .map(({ code, name }) => ({ subcategoryCode: code, subcategoryName: name })),
  }));
}
