import { type LocalDate, parseDate } from '@bordereau/domain/date'
import { exactMinor } from '@bordereau/domain/money/currency'
import type { BankEntry } from '@bordereau/domain/payment/bank-entry'
import * as z from 'zod'

const optional = z
  .string()
  .nullish()
  .transform(text => text?.trim() ?? '')
const day = z
  .string()
  .transform(text => parseDate(text.slice(0, 10)))
  .refine(date => date !== undefined, 'no day')
const optionalDay = day.nullish()
const account = z.object({ iban: optional, bban: optional }).nullish()
/** A text, or the object that the Berlin Group's NextGenPSD2 has in its place. */
const structured = z.union([
  z.string(),
  z.object({ reference: z.string() }).transform(one => one.reference),
])

/** Longer than any bank gives; an amount beyond fits no column. */
const amount = z.object({
  amount: z.string().regex(/^-?\d{1,13}(\.\d{1,10})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

/** developer.gocardless.com/bank-account-data/transactions. Only the amount is always there. */
const entry = z
  .object({
    transactionId: optional,
    internalTransactionId: optional,
    entryReference: optional,
    endToEndId: optional,
    bookingDate: optionalDay,
    bookingDateTime: optionalDay,
    valueDate: optionalDay,
    transactionAmount: amount,
    creditorName: optional,
    creditorAccount: account,
    debtorName: optional,
    debtorAccount: account,
    ultimateDebtor: optional,
    ultimateCreditor: optional,
    remittanceInformationUnstructured: optional,
    remittanceInformationUnstructuredArray: z.array(z.string()).nullish(),
    remittanceInformationStructured: structured.nullish(),
    remittanceInformationStructuredArray: z.array(structured).nullish(),
    additionalInformation: optional,
  })
  .transform((one, context): BankEntry => {
    const read = transactionOf(one)
    if (read) return read
    context.addIssue({ code: 'custom', message: 'no day, or an amount that does not fit' })
    return z.NEVER
  })

export const transactionsAnswer = z.object({
  transactions: z.object({ booked: z.array(entry) }),
})

type Entry = Omit<z.input<typeof entry>, 'bookingDate' | 'bookingDateTime' | 'valueDate'> & {
  readonly bookingDate?: LocalDate | null | undefined
  readonly bookingDateTime?: LocalDate | null | undefined
  readonly valueDate?: LocalDate | null | undefined
}

/** Undefined where it has no day, or an amount with more decimals than its currency. */
function transactionOf(one: Entry): BankEntry | undefined {
  const { currency } = one.transactionAmount
  const minor = exactMinor(one.transactionAmount.amount, currency)
  const bookedOn = one.bookingDate ?? one.bookingDateTime ?? one.valueDate
  if (minor === undefined || !bookedOn) return undefined
  const isCredit = minor > 0n
  const party = isCredit ? one.debtorAccount : one.creditorAccount
  return {
    bookedOn,
    valueOn: one.valueDate ?? undefined,
    amount: minor,
    currency,
    partyName: isCredit
      ? one.debtorName || one.ultimateDebtor || ''
      : one.creditorName || one.ultimateCreditor || '',
    partyAccount: (party?.iban || party?.bban || '').replaceAll(/\s/g, ''),
    references: referencesOf(one),
    endToEndId: /^NOTPROVIDED$/i.test(one.endToEndId ?? '') ? '' : (one.endToEndId ?? ''),
    // The bank's own reference is also in its files; the others are at least the same in every answer.
    bankReference: one.entryReference || one.transactionId || one.internalTransactionId || '',
    text: textOf(one),
  }
}

function referencesOf(one: Entry): string[] {
  const all = [
    one.remittanceInformationStructured,
    ...(one.remittanceInformationStructuredArray ?? []),
  ].flatMap(each => (each ? [typeof each === 'string' ? each : each.reference] : []))
  return [...new Set(all.map(each => each.trim()).filter(each => each !== ''))]
}

function textOf(one: Entry): string {
  const lines = one.remittanceInformationUnstructuredArray ?? []
  const own = lines.length > 0 ? lines : [one.remittanceInformationUnstructured ?? '']
  return [...own, one.additionalInformation ?? ''].filter(line => line.trim() !== '').join('\n')
}
