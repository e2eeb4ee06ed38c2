import type { LocalDate } from '@bordereau/domain/date'
import { toMinor } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { statementRow, transactionRows } from '../bank-statements/statement-rows.ts'
import {
  type BankTransaction,
  NO_SPAN,
  extended,
  plainTransaction,
} from '../bank-statements/statement.ts'
import { addTransactions } from '../bank-statements/add-transactions.ts'
import { insertStatement } from '../bank-statements/store.ts'
import type { Tx } from '../db/database.ts'
import { workday } from './calendar.ts'
import type { Parties } from './parties.ts'
import { type SampleDocument, openAmountOf } from './sample-document.ts'
import { BANK_TRANSACTIONS, type SampleTransaction } from './sample-data.ts'

const CURRENCY = 'EUR'

/** Adds a statement of the company's account in euro, of which no transaction is decided yet. */
export async function addBankStatement(
  tx: Tx,
  parties: Parties,
  documents: ReadonlyMap<string, SampleDocument>,
  { day, now }: { readonly day: LocalDate; readonly now: Date },
): Promise<void> {
  const { workspaceId, personId } = parties
  const account = parties.accounts.find(({ currency }) => currency === CURRENCY)?.iban ?? ''
  const transactions = BANK_TRANSACTIONS.map((one, i) => transactionOf(one, i, documents, day))
  const row = statementRow(
    {
      account,
      currency: CURRENCY,
      reference: '',
      opening: undefined,
      closing: undefined,
      ...transactions.reduce((span, { bookedOn }) => extended(span, bookedOn), NO_SPAN),
    },
    { format: 'camt', fileName: `releve-${day}.xml`, personId, at: now, currency: CURRENCY },
  )
  await insertStatement(tx, workspaceId, row)
  const rows = JSON.stringify(transactionRows(transactions))
  await addTransactions(tx, workspaceId, { statementId: row.id, account }, rows)
}

function transactionOf(
  { ago, partyName, text, amount, pays = [] }: SampleTransaction,
  index: number,
  documents: ReadonlyMap<string, SampleDocument>,
  day: LocalDate,
): BankTransaction {
  const paid = pays.map(key => {
    const document = documents.get(key)
    if (!document) throw new Error(`the sample has no invoice ${key}`)
    return document
  })
  const open = paid.reduce((sum, document) => sum + openAmountOf(document), 0n)
  return plainTransaction({
    line: index + 1,
    bookedOn: workday(day, ago),
    currency: CURRENCY,
    amount: amount === undefined ? open : toMinor(decimal(amount), CURRENCY),
    partyName,
    text: text(paid.map(({ issue }) => issue.number)),
  })
}
