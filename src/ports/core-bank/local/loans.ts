// What the port is asked about loans.

import type { Db } from "#db/db.ts";
import type { EarningsAndLoans, Loan, LoanPayment } from "../loans.ts";

/** The reads of the port that ask for loans. */
export function loanReads(db: Db): Pick<EarningsAndLoans, "loans" | "loanPayments"> {
  return {
    loans: (customerId) => loans(db, customerId),
    loanPayments: (loanId) => loanPayments(db, loanId),
  };
}

async function loans(db: Db, customerId: string): Promise<Loan[]> {
  return db.query<Loan>(
    `select loan.id::text as id, loan.number, product_code as "productCode",
            product.name as "productName", principal::float8 as principal,
            balance::float8 as balance, basis_points as "basisPoints", months,
            opened_on::text as "openedOn", state, completed_on::text as "completedOn"
       from loan join product on product.code = loan.product_code
      where loan.customer_id = $1
      order by opened_on desc, loan.number`,
    [customerId],
  );
}

async function loanPayments(db: Db, loanId: string): Promise<LoanPayment[]> {
  return db.query<LoanPayment>(
    `select number, due_on::text as "dueOn", paid_on::text as "paidOn",
            principal::float8 as principal, interest::float8 as interest,
            penalty::float8 as penalty
       from loan_payment
      where loan_id = $1
      order by number`,
    [loanId],
  );
}
