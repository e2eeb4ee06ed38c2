import { type QuoteView, getQuoteFile, invoiceQuote } from '@bordereau/contract/quotes'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { download } from '../../data/download.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { useOpenDocument } from '../document/open-document.ts'
import { quoteRefusalText as messageOf } from './quote-refusals.ts'
import { useQuoteChanges } from './use-quote-changes.ts'

const DepositOfQuote = lazy(async () => ({
  default: (await import('./deposit-of-quote.tsx')).DepositOfQuote,
}))

/** The next action on a sent quote as a button, with the others in a menu. */
export function QuoteActions({ quote }: { quote: QuoteView }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const openDocument = useOpenDocument()
  const [depositing, setDepositing] = useState(false)
  const invoice = useMutation(invoiceQuote, { invalidates: DOCUMENT_QUERIES })
  const canInvoice =
    may('invoices.draft') && (quote.status === 'accepted' || quote.status === 'invoiced')
  const issued = quote.documents.find(({ type, number }) => type === 'invoice' && number !== null)
  async function openInvoice(): Promise<void> {
    if (issued) return openDocument(issued.id)
    const result = await invoice.mutate({ query: { workspaceId, quoteId: quote.id }, body: {} })
    if (toastResult(result, { messageOf })) await openDocument(result.value.invoiceId)
  }
  const items = useItems(quote)
  return (
    <>
      {canInvoice && (
        <>
          {issued === undefined && (
            <Button icon="coins" onClick={() => setDepositing(true)}>
              <Trans>Deposit invoice…</Trans>
            </Button>
          )}
          <Button
            look="primary"
            icon="file-invoice"
            busy={invoice.pending}
            onClick={() => void openInvoice()}
          >
            {quote.documents.length === 0 ? t`Create invoice` : t`Open the invoice`}
          </Button>
        </>
      )}
      <Menu align="end" sections={[{ key: 'actions', items }]}>
        <IconButton icon="dots" look="default" label={t`More`} data-more />
      </Menu>
      <Suspense fallback={null}>
        {depositing && <DepositOfQuote quote={quote} onClose={() => setDepositing(false)} />}
      </Suspense>
    </>
  )
}

function useItems(quote: QuoteView): readonly MenuItem[] {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { revise, withdraw, duplicate } = useQuoteChanges(quote)
  const isOpen = quote.status === 'sent' || quote.status === 'viewed'
  const isAnswered = quote.status === 'accepted' || quote.status === 'invoiced'
  const all: readonly (MenuItem & { readonly when: boolean })[] = [
    {
      key: 'revise',
      icon: 'edit',
      label: t`New version`,
      help: t`The customer is led to it; this one stays readable.`,
      when: !isAnswered && may('quotes.draft'),
      onPress: () => void revise(),
    },
    {
      key: 'file',
      icon: 'download',
      label: t`Download PDF`,
      when: true,
      onPress: () => void download(getQuoteFile, { workspaceId, quoteId: quote.id }),
    },
    {
      key: 'copy',
      icon: 'copy',
      label: t`Duplicate`,
      when: may('quotes.draft'),
      onPress: () => void duplicate(),
    },
    {
      key: 'withdraw',
      icon: 'ban',
      tone: 'red',
      label: t`Withdraw`,
      when: isOpen && may('quotes.send'),
      onPress: () => void withdraw(),
    },
  ]
  return all.filter(({ when }) => when)
}
