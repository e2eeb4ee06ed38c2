import { countryRules } from '../country/rules.ts'
import type { LedgerKind } from '../document-kind.ts'
import type { Minor } from '../money/currency.ts'
import { negate } from '../money/decimal.ts'
import type { Country } from '../party/party.ts'
import type { Invoice } from './invoice.ts'
import type { Totals } from './totals.ts'

/**
 * Whether paper, pay page and lists state the amounts of a document as a negative difference, as readers of the seller's
 * country expect of a credit note: the Polish faktura korygująca, the Spanish factura rectificativa.
 */
export function isShownNegative(kind: LedgerKind, seller: Country): boolean {
  return kind === 'credit_note' && countryRules(seller).corrections.lowersAs === 'difference'
}

/** The document with every quantity and amount negative, to be shown only; XML and ledger keep it positive. */
export function asDifference(content: { readonly invoice: Invoice; readonly totals: Totals }): {
  readonly invoice: Invoice
  readonly totals: Totals
} {
  const { invoice, totals } = content
  return {
    invoice: {
      ...invoice,
      lines: invoice.lines.map(line => ({ ...line, quantity: negate(line.quantity) })),
    },
    totals: {
      ...totals,
      lines: totals.lines.map(line => ({
        net: -line.net,
        allowancesCharges: line.allowancesCharges.map(negative),
      })),
      allowancesCharges: totals.allowancesCharges.map(negative),
      lineNet: -totals.lineNet,
      allowances: -totals.allowances,
      charges: -totals.charges,
      net: -totals.net,
      vat: totals.vat.map(subtotal => ({
        ...subtotal,
        taxable: -subtotal.taxable,
        tax: -subtotal.tax,
        ...(subtotal.parts && {
          parts: subtotal.parts.map(part => ({
            ...part,
            taxable: -part.taxable,
            tax: -part.tax,
          })),
        }),
      })),
      tax: -totals.tax,
      ...(totals.taxInTaxCurrency && {
        taxInTaxCurrency: {
          ...totals.taxInTaxCurrency,
          amount: -totals.taxInTaxCurrency.amount,
        },
      }),
      gross: -totals.gross,
      prepaid: -totals.prepaid,
      ...(totals.withheld && {
        withheld: { base: -totals.withheld.base, amount: -totals.withheld.amount },
      }),
      rounding: -totals.rounding,
      payable: -totals.payable,
    },
  }
}

function negative(amount: Minor): Minor {
  return -amount
}
