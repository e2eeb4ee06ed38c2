import { type QuoteView, createQuote, reviseQuote, withdrawQuote } from '@bordereau/contract/quotes'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { useNavigate } from 'react-router'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { QUOTE_QUERIES } from './quote-queries.ts'
import { quoteRefusalText } from './quote-refusals.ts'

/** What the seller changes of a quote that was sent. */
export function useQuoteChanges(quote: QuoteView) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const invalidates = { invalidates: QUOTE_QUERIES }
  const revising = useMutation(reviseQuote, invalidates)
  const withdrawing = useMutation(withdrawQuote, invalidates)
  const copying = useMutation(createQuote, invalidates)
  const query = { workspaceId, quoteId: quote.id }
  const refuse = (refused: Refused) => void toasts.error(quoteRefusalText(refused))

  async function revise(): Promise<void> {
    const result = await revising.mutate({ query, body: { revising: true } })
    if (!result.ok) refuse(result)
  }
  async function withdraw(): Promise<void> {
    const confirmed = await dialogs.confirm({
      title: t`Withdraw quote ${quote.number ?? ''}?`,
      message: t`The customer can still read it, but no longer accept it.`,
      confirmLabel: t`Withdraw`,
    })
    if (!confirmed) return
    const result = await withdrawing.mutate({ query })
    if (!result.ok) refuse(result)
  }
  async function duplicate(): Promise<void> {
    const body = { draft: quote.draft }
    const result = await copying.mutate({ query: { workspaceId }, body })
    if (result.ok) await navigate(`/w/${workspaceId}/quotes/${result.value.id}`)
    else refuse(result)
  }
  return { revise, withdraw, duplicate }
}
