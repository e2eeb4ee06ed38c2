import { type QuoteView, getQuote } from '@bordereau/contract/quotes'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { Suspense, lazy } from 'react'
import { useLingui } from '#macros'
import { useParams } from 'react-router'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { type Workspace, useWorkspace } from '../data/session.tsx'
import { Page } from '../layout/page.tsx'

const QuoteEditor = lazy(async () => ({
  default: (await import('../features/quotes/quote-editor.tsx')).QuoteEditor,
}))
const SentQuote = lazy(async () => ({
  default: (await import('../features/quotes/sent-quote.tsx')).SentQuote,
}))

/** One quote: the editor while it, or its next version, is a draft; its page once it was sent. */
export function QuotePage() {
  const { t } = useLingui()
  const workspace = useWorkspace()
  const { workspaceId } = workspace
  const { quoteId = '' } = useParams()
  const { data, refused, retry } = useQuery(getQuote, { workspaceId, quoteId })
  if (data) {
    return (
      <Suspense fallback={<LoadingSkeleton height="40rem" />}>
        {isEdited(data, workspace) ? <QuoteEditor quote={data} /> : <SentQuote quote={data} />}
      </Suspense>
    )
  }
  if (refused) {
    return (
      <Page title={t`Quote`} back={{ href: `/w/${workspaceId}/quotes`, label: t`Quotes` }}>
        <RefusalView refused={refused} retry={retry} />
      </Page>
    )
  }
  return <LoadingSkeleton height="40rem" />
}

function isEdited(quote: QuoteView, { may }: Workspace): boolean {
  return (quote.revision === 0 || quote.isRevising) && may('quotes.draft')
}
