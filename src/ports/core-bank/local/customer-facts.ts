// What the port is asked about customers and their loans.

import type { Db } from "#db/db.ts";
import type { CustomerFacts, Identity, Loan, LoanPayment } from "../customer-facts.ts";

/** The reads of the port that ask for customers and loans. */
export function customerReads(db: Db): Pick<CustomerFacts, "identity" | "loans" | "loanPayments"> {
  return {
    identity: (customerId) => identity(db, customerId),
    loans: (customerId) => loans(db, customerId),
    loanPayments: (loanId) => loanPayments(db, loanId),
  };
}

async function identity(db: Db, customerId: string): Promise<Identity | null> {
  const [row] = await db.query<Identity>(
    'select name, national_id as "nationalId", email, mobile from customer where id = $1',
    [customerId],
  );
  return row ?? null;
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
