import { type QuoteView, createQuote, reviseQuote, withdrawQuote } from '@bordereau/contract/quotes'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { useLingui } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { QUOTE_QUERIES } from './quote-queries.ts'
import { quoteRefusalText as messageOf } from './quote-refusals.ts'

/** What the seller changes of a quote that was sent. */
export function useQuoteChanges(quote: Pick<QuoteView, 'id' | 'number' | 'draft'>) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const invalidates = { invalidates: QUOTE_QUERIES }
  const revising = useMutation(reviseQuote, invalidates)
  const withdrawing = useMutation(withdrawQuote, invalidates)
  const copying = useMutation(createQuote, invalidates)
  const query = { workspaceId, quoteId: quote.id }

  async function revise(): Promise<void> {
    toastResult(await revising.mutate({ query, body: { revising: true } }), { messageOf })
  }
  async function withdraw(): Promise<void> {
    const confirmed = await dialogs.confirm({
      title: t`Withdraw quote ${quote.number ?? ''}?`,
      message: t`The customer can still read it, but no longer accept it.`,
      confirmLabel: t`Withdraw`,
    })
    if (confirmed) toastResult(await withdrawing.mutate({ query }), { messageOf })
  }
  async function duplicate(): Promise<void> {
    const body = { draft: quote.draft }
    const result = await copying.mutate({ query: { workspaceId }, body })
    if (toastResult(result, { messageOf }))
      await navigate(`/w/${workspaceId}/quotes/${result.value.id}`)
  }
  return { revise, withdraw, duplicate }
}
