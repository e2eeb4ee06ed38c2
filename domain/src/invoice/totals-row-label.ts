import { taxNameIn } from '../country/tax-name.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Country } from '../party/party.ts'
import { type PaperText, textIn } from '../text/text.ts'
import { allowanceChargeLabel } from './allowance-charge-label.ts'
import type { TotalsRow } from './totals-rows.ts'

export type RowLabelOptions = {
  /** The seller's country, whose tax name stands before the rate. */
  readonly country: Country
  readonly creditNote: boolean
  readonly rate: (rate: Decimal) => string
}

/** The label of a row of the totals for the buyer, on paper and on the payment page, in a language (BCP 47). */
export function totalsRowLabel(
  row: TotalsRow,
  language: string,
  { country, creditNote, rate }: RowLabelOptions,
): string {
  const { paper } = textIn(language)
  switch (row.kind) {
    case 'allowanceCharge':
      return allowanceChargeLabel(row.allowanceCharge, [language])
    case 'tax':
      return paper.taxOf({
        tax: row.component ?? taxNameIn(country, language),
        rate: rate(row.rate),
      })
    case 'untaxed':
      return paper.taxOf({ tax: taxNameIn(country, language), rate: rate(row.subtotal.rate) })
    case 'taxInTaxCurrency':
      return paper.taxIn({ currency: row.currency })
    case 'payable':
      return creditNote ? paper.amountCredited : paper.amountDue
    default:
      return paper[LABELS[row.kind]]
  }
}

const LABELS = {
  subtotal: 'subtotal',
  net: 'totalWithoutTax',
  gross: 'total',
  prepaid: 'alreadyPaid',
  rounding: 'rounding',
} as const satisfies Record<string, keyof PaperText>
