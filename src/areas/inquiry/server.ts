import { Refusal } from "#base/errors/catalogue.ts";
import { type Email, maskEmail } from "#base/identity/email.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";
import { keepFiles, listFiles } from "./server/files.ts";
import { holdsReceipt } from "./server/receipt-key.ts";
import { register } from "./server/register.ts";
import { openInquiries, receiptOf, type TopicRow, topics } from "./store.ts";

export const handlers: Handlers<typeof contract> = {
  async listInquiryTopics(_input, { db, language }) {
    return { categories: underCategories(await topics(db, language)) };
  },

  registerInquiry: (input, context) => register(input, context),

  keepInquiryFiles: (input, context) => keepFiles(input, context),

  listInquiryFiles: (input, context) => listFiles(input, context),

  async listOpenInquiries(_input, { db, customer, language }) {
    return { inquiries: await openInquiries(db, { customerId: customer.id, language }) };
  },

  async readInquiryReceipt({ inquiryId }, context) {
    const row = await receiptOf(context.db, context.language, inquiryId);
    if (!row || !holdsReceipt(context, { id: inquiryId, ...row })) throw new Refusal("INQR000001");
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
