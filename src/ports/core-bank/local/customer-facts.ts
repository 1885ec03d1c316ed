// The port's reads about customers and their loans.

import type { Db } from "#db/db.ts";
import type { CustomerFacts, Identity, Loan, LoanDue, LoanPayment } from "../customer-facts.ts";

/** The port's reads about customers and loans. */
export function customerReads(
  db: Db,
): Pick<CustomerFacts, "identity" | "loans" | "loanDues" | "loanPayments"> {
  return {
    identity: (customerId) => identity(db, customerId),
    loans: (customerId) => loans(db, customerId),
    loanDues: (customerId) => loanDues(db, customerId),
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

async function loanDues(db: Db, customerId: string): Promise<LoanDue[]> {
  return db.query<LoanDue>(
    `select loan.id::text as "loanId", next.due_on::text as "nextDueOn", next.amount as "nextAmount",
            counted.paid as "paidCount", counted.overdue as "overdueCount",
            counted.amount as "overdueAmount", counted.since::text as "overdueSince"
       from loan
       left join lateral (
         select due_on, (principal + interest)::float8 as amount from loan_payment
          where loan_id = loan.id and paid_on is null and due_on >= bank.today()
          order by number limit 1) as next on true
       cross join lateral (
         select count(*) filter (where paid_on is not null)::int as paid,
                count(*) filter (where paid_on is null and due_on < bank.today())::int as overdue,
                coalesce(sum(principal + interest)
                  filter (where paid_on is null and due_on < bank.today()), 0)::float8 as amount,
                min(due_on) filter (where paid_on is null and due_on < bank.today()) as since
           from loan_payment where loan_id = loan.id) as counted
      where loan.customer_id = $1`,
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
