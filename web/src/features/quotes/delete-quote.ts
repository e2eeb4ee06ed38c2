import { deleteQuote } from '@bordereau/contract/quotes'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { call } from '../../data/api.ts'
import { invalidate } from '../../data/query.ts'
import { undoable } from '../../data/undoable-action.ts'
import { QUOTE_QUERIES } from './quote-queries.ts'
import { quoteRefusalText } from './quote-refusals.ts'

type QuoteRef = { readonly workspaceId: string; readonly quoteId: string }

/** Deletes a quote that was never sent, after the time to undo has passed; `onUndo` may navigate back to it. */
export function deleteQuoteUndoable(query: QuoteRef, onUndo: () => void): void {
  undoable({
    message: t`The draft is deleted.`,
    hide: [query.quoteId],
    onUndo,
    act: async keepalive => {
      const result = await call(deleteQuote, { query, keepalive })
      if (!result.ok) toasts.error(quoteRefusalText(result))
      invalidate(QUOTE_QUERIES)
    },
  })
}
