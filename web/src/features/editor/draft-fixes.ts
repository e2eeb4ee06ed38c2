import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Period } from '@bordereau/domain/invoice/invoice'
import type { TaxContext } from '@bordereau/domain/invoice/line-tax'
import { ONE, magnitude, negate } from '@bordereau/domain/money/decimal'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { splitByRate } from '@bordereau/domain/invoice/split-by-rate'
import { t } from '#macros'
import { newId } from '../../data/id.ts'
import type { QuickFix } from './quick-fix.ts'

type Fix = (
  finding: Pick<IssueFinding, 'path'>,
  draft: Draft,
  context: TaxContext,
) => QuickFix | undefined

/** The usual term, and the longest that Directive 2011/7/EU allows without an agreement. */
const USUAL_DAYS = 30

/** Fixes that set a value of the draft as a whole, by the code of their finding. */
export const DRAFT_FIXES: Readonly<Record<string, Fix>> = {
  issue_date_in_future: () =>
    // A draft without a date gets the date of the day on which it is issued.
    setting(() => t`Use today`, { issueDate: null }),
  due_before_issue: () =>
    setting(() => t`Set ${USUAL_DAYS} days`, { due: { by: 'days', days: USUAL_DAYS } }),
  period_backwards: ({ path }, { period }) =>
    // That of a line is the line's own (lineFix).
    path === 'period' && period?.start && period.end
      ? setting(exchangeLabel, { period: exchanged(period) })
      : undefined,
  discount_percent_wrong: ({ path }, { cashDiscounts = [] }) => {
    const wrong = Number(path.split('.')[1])
    return setting(() => t`Remove the discount`, {
      cashDiscounts: cashDiscounts.filter((_, i) => i !== wrong),
    })
  },
  deposit_rate_changed: (_, draft, { seller, day }) =>
    setting(() => t`Split by rate`, {
      lines: splitByRate(draft, { place: seller.place, day }, newId).lines,
    }),
  'BDX-PAY-03': () => setting(() => t`Withhold nothing`, { withholding: null }),
  'BR-IC-11': onDayOfDocument,
  'BR-DE-TMP-32': onDayOfDocument,
  'PEPPOL-EN16931-R003': (_, draft, { buyer }) => {
    const known = [draft.contractReference, buyer?.contact.name].find(text => text?.trim())
    const buyerReference = known ?? NO_REFERENCE
    const label =
      known === undefined ? () => t`The customer has none` : () => t`Use ${buyerReference}`
    return setting(label, { buyerReference })
  },
}

/**
 * For Peppol, where a reference must stand, and there is none. BT-10 is what the buyer routes the document by: its contract
 * or the person that ordered is the usual value.
 */
const NO_REFERENCE = 'n/a'

const exchangeLabel = () => t`Exchange the two days`

const exchanged = ({ start, end }: Period): Period => ({ start: end, end: start })

function onDayOfDocument(_: Pick<IssueFinding, 'path'>, draft: Draft, { day }: TaxContext) {
  return setting(() => t`Delivered on the date of the document`, {
    deliveryDate: draft.issueDate ?? day,
  })
}

function setting(label: () => string, patch: Partial<Draft>): QuickFix {
  return { label, action: { do: 'set', patch, at: performance.now() } }
}

/** Fixes of a line's own values. */
export function lineFix(code: string, line: Draft['lines'][number]): QuickFix | undefined {
  const set = (label: () => string, patch: Partial<typeof line>): QuickFix => ({
    label,
    action: { do: 'setLine', line: line.id, patch, at: performance.now() },
  })
  if (code === 'unit_missing') return set(() => t`Set “piece”`, { unit: 'C62' })
  if (code === 'base_quantity_not_positive') return set(() => t`Set 1`, { priceBaseQuantity: ONE })
  if (code === 'period_backwards' && line.period)
    return set(exchangeLabel, { period: exchanged(line.period) })
  if (code === 'price_negative' && line.price !== null && line.quantity !== null)
    return set(() => t`Make the quantity negative instead`, {
      price: magnitude(line.price),
      quantity: negate(line.quantity),
    })
  return undefined
}
