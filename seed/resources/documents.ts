import { forms } from "./forms.ts";
import { forms2 } from "./forms-2.ts";
import { lawNotices } from "./law-notices.ts";
import { sheets } from "./sheets.ts";
import { sheets2 } from "./sheets-2.ts";
import { debitCard } from "./terms-debit-card.ts";
import { digitalDeposits } from "./terms-deposit.ts";
import { emailNotices } from "./terms-email.ts";
import { foreignCurrency } from "./terms-foreign-currency.ts";
import { installmentLoan } from "./terms-loan.ts";
import { personalData } from "./terms-personal-data.ts";
import { designatedTransfers } from "./terms-transfer.ts";
import { accountUpgrade } from "./terms-upgrade.ts";
import { videoCall } from "./terms-video.ts";
import { webBanking } from "./terms-web-banking.ts";
import type { DocumentSeed } from "./types.ts";

export type { DocumentSeed } from "./types.ts";

/** Every document of the bank: terms, forms, product information and notices of law. */
export const documents: DocumentSeed[] = [
  webBanking,
  digitalDeposits,
  debitCard,
  designatedTransfers,
  emailNotices,
  personalData,
  accountUpgrade,
  videoCall,
  foreignCurrency,
  installmentLoan,
  ...forms,
  ...forms2,
  ...sheets,
  ...sheets2,
  ...lawNotices,
];
