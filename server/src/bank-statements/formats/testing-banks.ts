import { formatOf } from './format-of.ts'
import { readCamt } from './camt.ts'
import { readMt940 } from './mt940.ts'
import { readOfx } from './ofx.ts'
import { readQif } from './qif.ts'
import { collected } from './testing-collect.ts'
import { toText } from '@bordereau/domain/money/currency'

/** A file of a bank, and what it says (`told`). */
export type BankFile = {
  readonly bank: string
  readonly country: string
  readonly file: string
  readonly told: readonly string[]
}

/** What a bank's file says, a line each: the account, its transactions, and the rows that are left out. */
export function told(text: string): readonly string[] {
  const format = formatOf(text.slice(0, 16_384))
  const statements = collected(sink => {
    if (format === 'camt') readCamt([text], sink)
    else if (format === 'mt940') readMt940([text], undefined, sink)
    else if (format === 'ofx') readOfx(text, undefined, sink)
    else if (format === 'qif') readQif(text, { currency: 'EUR' }, sink)
    else throw new Error('no format that is read')
  })
  return statements.flatMap(({ account, currency, transactions, leftOut }) => [
    [account, currency].filter(part => part !== '').join(' '),
    ...transactions.map(one =>
      [
        one.bookedOn,
        toText(one.amount, one.currency) + (one.currency === currency ? '' : ` ${one.currency}`),
        one.partyName,
        one.partyAccount,
        [...one.references, one.endToEndId].filter(part => part !== '').join(', '),
        one.text.replaceAll('\n', ' / '),
        one.bankReference,
        one.charges === 0n ? '' : `charges ${toText(one.charges, one.currency)}`,
        one.reversal ? 'reversal' : '',
      ].join('|'),
    ),
    ...leftOut.map(({ reason, line }) => `${reason} in line ${line}`),
  ])
}
