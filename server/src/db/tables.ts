import type { AccountTables } from './tables/account.ts'
import type { BankConnectionTables } from './tables/bank-connection.ts'
import type { BankStatementTables } from './tables/bank-statement.ts'
import type { CompanyTables } from './tables/company.ts'
import type { CustomerTables } from './tables/customer.ts'
import type { InvoiceTables } from './tables/invoice.ts'
import type { MandateTables } from './tables/mandate.ts'
import type { PaymentTables } from './tables/payment.ts'
import type { OperationTables } from './tables/operation.ts'
import type { QuoteTables } from './tables/quote.ts'

/**
 * What the migrations make, as Kysely sees it, by subject in tables/. int8 comes as bigint, numeric and date as text,
 * timestamptz as Date.
 */
export interface Schema
  extends
    AccountTables,
    BankConnectionTables,
    BankStatementTables,
    CompanyTables,
    CustomerTables,
    InvoiceTables,
    MandateTables,
    PaymentTables,
    QuoteTables,
    OperationTables {}
