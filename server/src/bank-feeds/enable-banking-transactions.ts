import { type LocalDate, parseDate } from '@bordereau/domain/date'
import { exactMinor } from '@bordereau/domain/money/currency'
import type { BankEntry } from '@bordereau/domain/payment/bank-entry'
import * as z from 'zod'

const optional = z
  .string()
  .nullish()
  .transform(text => text?.trim() ?? '')
const optionalDay = z
  .string()
  .nullish()
  .transform(text => (text ? parseDate(text.slice(0, 10)) : undefined))
const party = z.object({ name: optional }).nullish()
export const accountId = z
  .object({ iban: optional, other: z.object({ identification: optional }).nullish() })
  .nullish()
/** Longer than any bank gives; an amount beyond fits no column. */
const amount = z.object({
  amount: z.string().regex(/^-?\d{1,13}(\.\d{1,10})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

/** enablebanking.com/docs/api/reference, Transaction. Only amount, indicator and status are always there. */
const transaction = z.object({
  entry_reference: optional,
  transaction_amount: amount,
  credit_debit_indicator: z.enum(['CRDT', 'DBIT']),
  status: z.string(),
  booking_date: optionalDay,
  value_date: optionalDay,
  transaction_date: optionalDay,
  creditor: party,
  creditor_account: accountId,
  debtor: party,
  debtor_account: accountId,
  reference_number: optional,
  remittance_information: z.array(z.string()).nullish(),
})
type Transaction = z.infer<typeof transaction>

const BOOKED = 'BOOK'
/** What is not booked need not be complete, and is left out. */
const entry = z.union([
  transaction.transform((one, context): BankEntry | undefined => {
    if (one.status !== BOOKED) return undefined
    const read = entryOf(one)
    if (read) return read
    context.addIssue({ code: 'custom', message: 'no day, or an amount that does not fit' })
    return z.NEVER
  }),
  z
    .object({ status: z.string().refine(status => status !== BOOKED) })
    .transform((): BankEntry | undefined => undefined),
])

export const transactionsPage = z.object({
  transactions: z
    .array(entry)
    .transform(entries => entries.filter((one): one is BankEntry => one !== undefined)),
  continuation_key: z.string().max(10_000).nullish(),
})

/** Undefined where it has no day, or an amount with more decimals than its currency. */
function entryOf(one: Transaction): BankEntry | undefined {
  const { currency } = one.transaction_amount
  const minor = exactMinor(one.transaction_amount.amount, currency)
  const bookedOn: LocalDate | undefined = one.booking_date ?? one.value_date ?? one.transaction_date
  if (minor === undefined || !bookedOn) return undefined
  const signed = signedAmount(minor, one.credit_debit_indicator)
  const isCredit = signed > 0n
  const other = isCredit ? one.debtor_account : one.creditor_account
  return {
    bookedOn,
    valueOn: one.value_date,
    amount: signed,
    currency,
    partyName: (isCredit ? one.debtor : one.creditor)?.name ?? '',
    partyAccount: (other?.iban || other?.other?.identification || '').replaceAll(/\s/g, ''),
    references: one.reference_number === '' ? [] : [one.reference_number],
    endToEndId: '',
    // Its `transaction_id` may change with each answer.
    bankReference: one.entry_reference,
    text: (one.remittance_information ?? []).filter(line => line.trim() !== '').join('\n'),
  }
}

/**
 * The indicator says the direction of an amount without a sign. Some banks write the sign as well: no amount with one is ever
 * taken for money that came in.
 */
function signedAmount(minor: bigint, indicator: Transaction['credit_debit_indicator']): bigint {
  return indicator === 'DBIT' && minor > 0n ? -minor : minor
}
