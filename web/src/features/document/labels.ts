import { DOCUMENT_TYPE_RULES, type DocumentType } from '@bordereau/domain/document-kind'
import type { DeductionKind } from '@bordereau/domain/payment/deduction'
import type { Status } from '@bordereau/domain/payment/status'
import type { Tone } from '@bordereau/ui/badge/badge'
import { t } from '#macros'

type StatusLabel = { readonly tone: Tone; readonly label: string }

/** Label and tone of a status. */
export function statusLabel(status: Status, type: DocumentType): StatusLabel {
  const ofCredit = isCredit(type) ? creditNoteLabel(status) : undefined
  if (ofCredit) return ofCredit
  switch (status) {
    case 'draft':
      return { tone: 'grey', label: t`Draft` }
    case 'issued':
      return { tone: 'blue', label: t`Issued` }
    case 'sent':
      return { tone: 'blue', label: t`Sent` }
    case 'viewed':
      return { tone: 'blue', label: t`Viewed` }
    case 'partly_paid':
      return { tone: 'amber', label: t`Partly paid` }
    case 'paid':
      return { tone: 'green', label: t`Paid` }
    case 'overdue':
      return { tone: 'red', label: t`Overdue` }
    case 'credited':
      return { tone: 'grey', label: t`Credited` }
  }
}

/** A credit note is settled, not paid, and so its tone is neutral; languages agree the other words with its gender. */
function creditNoteLabel(status: Status): StatusLabel | undefined {
  switch (status) {
    case 'issued':
      return { tone: 'blue', label: t({ context: 'a credit note', message: 'Issued' }) }
    case 'sent':
      return { tone: 'blue', label: t({ context: 'a credit note', message: 'Sent' }) }
    case 'viewed':
      return { tone: 'blue', label: t({ context: 'a credit note', message: 'Viewed' }) }
    case 'partly_paid':
      return { tone: 'amber', label: t`Partly settled` }
    case 'paid':
      return { tone: 'grey', label: t`Settled` }
    default:
      return undefined
  }
}

const isCredit = (type: DocumentType) => DOCUMENT_TYPE_RULES[type].kind === 'credit_note'

/** The name of what is open: of a credit note it is owed to the customer. */
export function openLabel(type: DocumentType): string {
  return isCredit(type) ? t`Left to settle` : t`Unpaid`
}

export function methodLabel(method: string): string {
  switch (method) {
    case 'transfer':
      return t`Bank transfer`
    case 'card':
      return t`Card`
    case 'cash':
      return t`Cash`
    case 'cheque':
      return t`Cheque`
    case 'direct_debit':
      return t`Direct debit`
    case 'upi':
      return t`UPI`
    case 'credit_note':
      return t`Credit note`
    default:
      return t`Other`
  }
}

/** What an invoice was settled with beside money. */
export function deductionLabel(kind: DeductionKind): string {
  switch (kind) {
    case 'bank_fee':
      return t`Bank fee`
    case 'withheld':
      return t`Tax withheld`
    case 'cash_discount':
      return t`Discount for early payment`
    case 'written_off':
      return t`Written off`
  }
}
