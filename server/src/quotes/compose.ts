import type { LocalDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { agreedDraft, offeredDraft } from '@bordereau/domain/quote/agreed'
import { composeInvoice } from '@bordereau/einvoice/issue/compose-invoice'

type Composed = { readonly invoice: Invoice; readonly totals: Totals }

/** A quote as it is shown: `offered` has every line with its amount, `agreed` what is in the total. */
export type QuoteContent = {
  readonly offered: Composed
  readonly agreed: Composed
  /** For each line of `offered`. */
  readonly lines: readonly QuoteLine[]
}

export type QuoteLine = {
  /** Of the draft. */
  readonly id: string
  readonly isOptional: boolean
  readonly isOrdered: boolean
}

/** Computes a quote where the customer chooses these options, by the functions that compute the invoice of it. */
export function composeQuote(
  quote: {
    readonly draft: Draft
    readonly number: string
    readonly sentOn: LocalDate
    readonly seller: PartyProfile
    readonly buyer: PartyProfile
  },
  chosen: ReadonlySet<string>,
): QuoteContent {
  const { draft, number, sentOn, seller, buyer } = quote
  const compose = (content: Draft): Composed => {
    const composed = composeInvoice({
      draft: content,
      number,
      issueDate: sentOn,
      seller,
      buyer,
      bankAccount: null,
    })
    const invoice = asOffer(composed.invoice, draft.note)
    return { invoice, totals: totalsOf(invoice) }
  }
  return {
    offered: compose(offeredDraft(draft)),
    agreed: compose(agreedDraft(draft, chosen)),
    lines: draft.lines.map(({ id, isOptional = false }) => ({
      id,
      isOptional,
      isOrdered: !isOptional || chosen.has(id),
    })),
  }
}

/** What the law wants on an invoice about paying it is not said by an offer: only the seller's own note is. */
function asOffer(invoice: Invoice, note: string): Invoice {
  const notes = note.trim() === '' ? [] : [{ subjectCode: '', text: note }]
  return { ...invoice, dueDate: undefined, notes }
}
