import type { Draft } from '../invoice/draft.ts'
import { type MissingField, missingFields } from '../invoice/missing-fields.ts'
import { offeredDraft } from './agreed.ts'

/**
 * What must be filled in before a quote is sent: its customer, and its lines with all options. What only an invoice needs is
 * asked for when there is one.
 */
export function quoteMissingFields(draft: Draft): readonly MissingField[] {
  return missingFields(offeredDraft(draft)).filter(
    ({ path }) =>
      path === 'customerId' || path.startsWith('lines') || path.startsWith('allowancesCharges'),
  )
}
