import { type Decision, accept, refuse } from '../decision.ts'
import { type DocumentKind, type DocumentType, isSelfBilled } from '../document-kind.ts'
import { countryRules } from '../country/rules.ts'
import { toDecimal } from '../money/currency.ts'
import { ONE, ZERO } from '../money/decimal.ts'
import type { Country } from '../party/party.ts'
import { withoutAttachments } from './attachments.ts'
import { billableOf } from './billable-of.ts'
import type { IssuedDocument } from './credit.ts'
import type { Draft, DraftLine } from './draft.ts'
import { totalsOf } from './totals.ts'

export type CorrectionRefusal = 'is_credit_note' | 'not_replaceable'

/** A draft of a debit note: it charges more on an issued invoice, and has the difference only. */
export function debit(
  invoice: IssuedDocument,
  reason: string,
  newLineId: () => string,
): Decision<Draft, CorrectionRefusal> {
  if (invoice.draft.kind !== 'invoice') return refuse('is_credit_note')
  if (isSelfBilled(invoice.draft)) return refuse('not_replaceable')
  const [like] = invoice.draft.lines
  const line: DraftLine | undefined = like
    ? {
        ...like,
        id: newLineId(),
        itemId: null,
        name: '',
        description: '',
        note: '',
        quantity: ONE,
        price: null,
        allowancesCharges: [],
        sellerItemId: '',
      }
    : undefined
  return accept({
    ...withoutAttachments(corrected(invoice, reason)),
    type: 'debit_note',
    // The invoice has set its deposits off; the difference has none.
    deposits: undefined,
    lines: line ? [line] : [],
    allowancesCharges: [],
    prepaid: ZERO,
    rounding: ZERO,
  })
}

/**
 * A draft of a corrected invoice (384), which replaces an issued one as a whole: for a wrong text, party or rate. Not for
 * deposits, and not for an invoice that is self-billed, sets deposits off or was changed by credit notes: those are credited.
 */
export function replace(
  invoice: IssuedDocument,
  reason: string,
  newLineId: () => string,
  creditNotes: readonly Draft[],
): Decision<Draft, CorrectionRefusal> {
  const { draft } = invoice
  if (draft.kind !== 'invoice') return refuse('is_credit_note')
  const hasDeposits = (draft.deposits ?? []).length > 0
  if (draft.type === 'deposit' || isSelfBilled(draft) || hasDeposits || creditNotes.length > 0)
    return refuse('not_replaceable')
  const { net, tax, payable, currency } = totalsOf(billableOf(draft))
  const begun = corrected(invoice, reason)
  return accept({
    ...begun,
    type: 'corrected_invoice',
    lines: draft.lines.map(line => ({ ...line, id: newLineId() })),
    corrects: begun.corrects && {
      ...begun.corrects,
      replaced: {
        net: toDecimal(net, currency),
        tax: toDecimal(tax, currency),
        payable: toDecimal(payable, currency),
      },
    },
  })
}

/** The series from which a document takes its number: corrections have one of their own where the law wants it. */
export function seriesKindOf(type: DocumentType, seller: Country): DocumentKind {
  if (type === 'credit_note') return 'credit_note'
  if (type === 'debit_note' || type === 'corrected_invoice')
    return countryRules(seller).corrections.series
  return 'invoice'
}

function corrected({ draft, invoiceId, number, issueDate }: IssuedDocument, reason: string): Draft {
  return { ...draft, issueDate: null, corrects: { invoiceId, number, issueDate, reason } }
}
