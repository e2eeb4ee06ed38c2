import { taxNameIn, taxPartNameIn } from '../country/tax-name.ts'
import { RATE_PUBLISHERS } from '../exchange/published-rate.ts'
import { inLanguage } from '../local-text.ts'
import type { Minor } from '../money/currency.ts'
import { type Decimal, round } from '../money/decimal.ts'
import type { Country } from '../party/party.ts'
import { formatDate, formatQuantity } from '../text/format.ts'
import { type PaperText, textIn } from '../text/text.ts'
import { documentAllowanceChargeLabel } from './allowance-charge-label.ts'
import type { TotalsRow } from './totals-rows.ts'
import { withholdingName } from './withholding.ts'

export type RowLabelOptions = {
  /** The seller's country, whose tax name stands before the rate. */
  readonly country: Country
  readonly creditNote: boolean
  readonly rate: (rate: Decimal) => string
  /** An amount of the document's currency, in minor units. */
  readonly amount: (amount: Minor) => string
}

/** The label of a row of the totals for the buyer, on paper and on the payment page, in a language (BCP 47). */
export function totalsRowLabel(
  row: TotalsRow,
  language: string,
  { country, creditNote, rate, amount }: RowLabelOptions,
): string {
  const { paper } = textIn(language)
  switch (row.kind) {
    case 'allowanceCharge':
      return documentAllowanceChargeLabel(row.allowanceCharge, [language], country)
    case 'tax':
      return paper.taxOf({
        tax:
          row.component === undefined
            ? taxNameIn(country, language, row.subtotal.category)
            : taxPartNameIn(country, row.component, language),
        rate: rate(row.rate),
      })
    case 'untaxed':
      return paper.taxOf({
        tax: taxNameIn(country, language, row.subtotal.category),
        rate: rate(row.subtotal.rate),
      })
    case 'taxInTaxCurrency':
      return `${row.isRemaining ? `${paper.remaining} – ` : ''}${paper.taxIn({ currency: row.currency })} (${exchangeLabel(row, language)})`
    case 'deposit':
      return paper.depositSetOff({
        number: row.deposit.number,
        date: formatDate(row.deposit.issueDate, language),
      })
    case 'withheld':
      return paper.withheldOf({
        name: withholdingName(country, row.key, language),
        rate: rate(row.rate),
        base: amount(row.base),
      })
    case 'payable':
      return creditNote ? paper.amountCredited : paper.amountDue
    default:
      return paper[LABELS[row.kind]]
  }
}

/** “1 EUR = 4.2883 PLN, NBP 19/11/2026”: how the tax was converted, so that the customer can check it. */
export function exchangeLabel(
  { from, taxCurrency: { currency, rate, published } }: ExchangeRow,
  language: string,
): string {
  const equation = `1 ${from} = ${rateText(rate, language)} ${currency}`
  if (!published) return equation
  const publisher = inLanguage(RATE_PUBLISHERS[published.source].shortName, language)
  return `${equation}, ${publisher} ${formatDate(published.day, language)}`
}

/** An exchange rate with at most six decimals: a rate that was computed has twelve. */
export function rateText(rate: Decimal, language: string): string {
  return formatQuantity(round(rate, 6), language)
}

type ExchangeRow = Pick<
  Extract<TotalsRow, { readonly kind: 'taxInTaxCurrency' }>,
  'from' | 'taxCurrency'
>

const LABELS = {
  subtotal: 'subtotal',
  net: 'totalWithoutTax',
  totalTax: 'totalTax',
  gross: 'total',
  prepaid: 'alreadyPaid',
  rounding: 'rounding',
} as const satisfies Record<string, keyof PaperText>
