import { offeredTaxes } from '@bordereau/domain/country/taxes'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Tax } from '@bordereau/domain/tax/category'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { t } from '@lingui/core/macro'
import type { EditorAction } from './draft-state.ts'
import type { EditorFault } from './faults.ts'
import { type Trade, suggestedTax } from './new-line.ts'

/** What mends a fault without a question, and what its button says. */
export type Mend = { readonly label: () => string; readonly action: EditorAction }

/** The mend that is beyond doubt, or undefined where a person must say what is meant. */
export function mendOf(
  { code, path }: Pick<EditorFault, 'code' | 'path'>,
  draft: Draft,
  trade: Trade,
  sellerCountry: string,
): Mend | undefined {
  if (code === 'issue_date_in_future') {
    // Without a date of its own a document bears that of the day on which it is issued.
    const action = { do: 'set', patch: { issueDate: null }, at: performance.now() } as const
    return { label: () => t`Use today`, action }
  }
  const [first, index = ''] = path.split('.')
  const line = first === 'lines' ? draft.lines[Number(index)] : undefined
  if (line === undefined) return undefined
  const at = performance.now()
  const set = (patch: Partial<typeof line>): EditorAction => ({
    do: 'setLine',
    line: line.id,
    patch,
    at,
  })
  if (code === 'unit_missing') return { label: () => t`Set “piece”`, action: set({ unit: 'C62' }) }
  if (code === 'quantity_missing') {
    return {
      label: () => t`Set 1`,
      action: {
        do: 'type',
        cell: { of: 'line', line: line.id, field: 'quantity' },
        text: '1',
        mark: '.',
        at,
      },
    }
  }
  if (path.includes('exemption') || /^BR-\w+-10$/.test(code)) {
    const tax = withReason(line.tax, trade.language, sellerCountry)
    if (tax) return { label: () => t`Add the reason`, action: set({ tax }) }
  }
  if (/^BR-(S|Z|E|AE|IC|G|O)-0[2-7]$/.test(code)) {
    const { tax } = suggestedTax(trade, 'services')
    if (tax.category === line.tax.category && tax.rate === line.tax.rate) return undefined
    return { label: () => t`Set the tax for this customer`, action: set({ tax }) }
  }
  return undefined
}

/** The tax with the words the seller's country offers for its category. */
function withReason(tax: Tax, language: string, sellerCountry: string): Tax | undefined {
  const offers = offeredTaxes(sellerCountry).filter(
    offer => offer.category === tax.category && offer.reason !== undefined,
  )
  const offer = offers.find(each => each.exemptionCode === tax.exemptionCode) ?? offers[0]
  return offer === undefined ? undefined : taxOf(offer, language, tax.rate)
}
