import { deleteQuote } from '@bordereau/contract/quotes'
import { t } from '#macros'
import { call } from '../../data/api.ts'
import { removeCopiesOf } from '../../data/draft-storage.ts'
import { invalidate } from '../../data/query.ts'
import { toastResult } from '../../data/toast-result.ts'
import { undoable } from '../../data/undoable-action.ts'
import { QUOTE_QUERIES } from './quote-queries.ts'
import { quoteRefusalText as messageOf } from './quote-refusals.ts'

type QuoteRef = { readonly workspaceId: string; readonly quoteId: string }

/** Deletes a quote that was never sent, after the time to undo has passed; `onUndo` may navigate back to it. */
export function deleteQuoteUndoable(query: QuoteRef, onUndo: () => void): void {
  undoable({
    message: t`The draft is deleted.`,
    hide: [query.quoteId],
    onUndo,
    act: async keepalive => {
      const result = await call(deleteQuote, { query, keepalive })
      if (result.ok) removeCopiesOf(query.quoteId)
      toastResult(result, { messageOf })
      invalidate(QUOTE_QUERIES)
    },
  })
}
