import { type QuoteView, deleteQuote, getQuote, saveQuote } from '@bordereau/contract/quotes'
import { call } from '../../data/api.ts'
import { invalidate, keyOf, queryClient } from '../../data/query.ts'
import type { DraftAccess } from '../editor/draft-access.ts'
import { QUOTE_QUERIES } from './quote-queries.ts'
import { SendQuoteButton } from './send-quote-button.tsx'

/** The editor on the draft of a quote. */
export function quoteAccess(query: {
  readonly workspaceId: string
  readonly quoteId: string
}): DraftAccess {
  return {
    kind: 'quote',
    save: (draft, version) => call(saveQuote, { query, body: { version, draft } }),
    cache: (draft, version) =>
      void queryClient.setQueryData<QuoteView>(keyOf(getQuote, query), known =>
        known === undefined ? known : { ...known, version, draft },
      ),
    load: () => call(getQuote, { query }),
    loadDraft: async () => {
      const result = await call(getQuote, { query, fresh: true })
      const isDraft = result.ok && (result.value.revision === 0 || result.value.isRevising)
      return isDraft ? result.value : undefined
    },
    remove: async () => {
      await call(deleteQuote, { query, keepalive: true })
      invalidate(QUOTE_QUERIES)
    },
    Actions: SendQuoteButton,
  }
}
