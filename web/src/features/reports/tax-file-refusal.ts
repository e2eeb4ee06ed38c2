import { EXCLUSION_REASONS, type ExclusionReason } from '@bordereau/domain/books/exclusion-reason'
import { FILED_DETAILS } from '@bordereau/domain/country/tax-files'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { booksRefusalMessage } from './books-refusal.ts'
import { filedDetailLabel } from './tax-file-labels.ts'

/** Why there is no file, naming the documents and details that are in the way. */
export function taxFileRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'documents_unfit':
      return unfitMessage(refused.detail)
    case 'details_missing': {
      const names = missingNames(refused.detail).join(', ')
      return t`The file needs more details of your company: ${names}. Enter it in Settings, Accounts or Name and numbers.`
    }
    case 'period_not_offered':
      return t`This file is not made for the period shown. Choose another month, or a quarter or year where the file allows it.`
    case 'currency_differs': {
      const currency = String(refused.detail)
      return t`The file states amounts in ${currency}, but your company’s currency is another one.`
    }
    default:
      return booksRefusalMessage(refused)
  }
}

function missingNames(detail: unknown): readonly string[] {
  const found = Array.isArray(detail) ? detail.map(String) : []
  return [
    ...(found.includes('number') ? [t`tax number`] : []),
    ...(found.includes('email') ? [t`email address`] : []),
    ...FILED_DETAILS.filter(name => found.includes(name)).map(filedDetailLabel),
  ]
}

function unfitMessage(detail: unknown): string {
  const documents = Array.isArray(detail) ? detail.map(readUnfit) : []
  const reasons = EXCLUSION_REASONS.flatMap(reason => {
    const numbers = documents.filter(one => one.reason === reason).map(({ number }) => number)
    return numbers.length === 0 ? [] : [exclusionMessage(reason, numbers.join(', '))]
  })
  return reasons.join(' ')
}

function readUnfit(value: unknown) {
  const { number, reason } = Object(value)
  return { number: String(number), reason: String(reason) }
}

/** `numbers`: those of the documents. */
function exclusionMessage(reason: ExclusionReason, numbers: string): string {
  switch (reason) {
    case 'rate':
      return t`No exchange rate for the currency of ${numbers}: enter it in Settings, Currency and defaults.`
    case 'box':
      return t`The file has no field for a tax of ${numbers}: ask your accountant.`
    case 'margin':
      return t`${numbers}: under the margin scheme the base is your margin, which the invoice does not state. Your accountant enters it.`
    case 'item_code':
      return t`${numbers}: a line or a charge has no HSN or SAC, by which the return sums up supplies.`
    case 'place':
      return t`The place of supply of ${numbers} is not known: the address of the customer has no state.`
    case 'replaces':
      return t`${numbers}: a corrected invoice is reported as an amendment on the portal, not in this file.`
    case 'amount':
      return t`${numbers}: an amount has more digits than the file can hold.`
  }
}
