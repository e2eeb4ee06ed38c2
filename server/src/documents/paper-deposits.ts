import { remainingVat } from '@bordereau/domain/invoice/deposits'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { type Minor, toMinor } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import type { DocumentFormatter } from './document-formatter.ts'
import type { Paper } from './paper-data.ts'

/**
 * The deposits that the document sets off, each by rate with its base and tax, and what remains of the document's own: laws
 * want the tax of the deposits set off openly (UStG § 14 (5), ustawa o VAT art. 106f (3)). null without deposits.
 */
export function paperDeposits(
  invoice: Invoice,
  totals: Totals,
  formatter: DocumentFormatter,
): Paper['deposits'] {
  const { deposits = [], currency } = invoice
  if (deposits.length === 0) return null
  const minor = (value: Decimal) => toMinor(value, currency)
  const row = (
    name: string,
    part: { readonly rate: Decimal; readonly taxable: Minor; readonly tax: Minor },
  ) => [
    name,
    formatter.rate(part.rate),
    ...[part.taxable, part.tax, part.taxable + part.tax].map(amount => formatter.money(amount)),
  ]
  const remaining = formatter.label(text => text.remaining).join(' / ')
  return {
    columns: [
      formatter.label(text => text.depositsSetOff),
      formatter.label(text => text.taxRate),
      formatter.label(text => text.taxableAmount),
      formatter.label(text => text.taxAmount),
      formatter.label(text => text.amount),
    ],
    rows: deposits.flatMap(({ number, issueDate, vat }) =>
      vat.map(part =>
        row(`${number}, ${formatter.date(issueDate)}`, {
          rate: part.rate,
          taxable: minor(part.taxable),
          tax: minor(part.tax),
        }),
      ),
    ),
    remaining: remainingVat(totals, deposits).map(part => row(remaining, part)),
  }
}
