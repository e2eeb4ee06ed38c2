import { getQuote, reviseQuote } from '@bordereau/contract/quotes'
import { SplitButton } from '@bordereau/ui/button/split'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { useEditorContext } from '../editor/editor-context.ts'
import type { Saver } from '../editor/saver.ts'
import { useFindingReport } from '../editor/use-finding-report.ts'
import { deleteQuoteUndoable } from './delete-quote.ts'
import { QUOTE_QUERIES } from './quote-queries.ts'
import { quoteRefusalText as messageOf } from './quote-refusals.ts'

const SendQuoteDialog = lazy(async () => ({
  default: (await import('./send-quote-dialog.tsx')).SendQuoteDialog,
}))

/** The primary action of a quote's editor. */
export function SendQuoteButton({ saver }: { saver: Saver }) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { invoiceId: quoteId } = useEditorContext()
  const { showFindings } = useFindingReport(() => undefined)
  const [sending, setSending] = useState(false)
  const items = useMenuItems(quoteId, saver)
  if (!may('quotes.send')) return null
  const begin = async (): Promise<void> => {
    if (showFindings()) return
    if (await saver.flush()) setSending(true)
    else toasts.error(t`The draft could not be saved yet. Try again in a moment.`)
  }
  return (
    <>
      <SplitButton icon="send" onClick={() => void begin()} items={items}>
        {t`Send quote`}
      </SplitButton>
      <Suspense fallback={null}>
        {sending && (
          <SendQuoteDialog
            quoteId={quoteId}
            version={saver.version()}
            onClose={() => setSending(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** A quote that was never sent is deleted; the draft of a new version is abandoned. */
function useMenuItems(quoteId: string, saver: Saver): readonly MenuItem[] {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const query = { workspaceId, quoteId }
  const { data } = useQuery(getQuote, query)
  const revise = useMutation(reviseQuote, { invalidates: QUOTE_QUERIES })
  function remove(): void {
    deleteQuoteUndoable(query, () => void navigate(`/w/${workspaceId}/quotes/${quoteId}`))
    void navigate(`/w/${workspaceId}/quotes`)
  }
  async function abandon(): Promise<void> {
    const result = await revise.mutate({ query, body: { revising: false } })
    // What was typed last is abandoned too: the editor must not save it when it closes.
    if (toastResult(result, { messageOf })) saver.rebase(result.value.version, 'saved')
  }
  return data === undefined || data.revision === 0
    ? [
        {
          key: 'delete',
          icon: 'trash',
          tone: 'red',
          label: t`Delete draft`,
          onPress: remove,
        },
      ]
    : [
        {
          key: 'abandon',
          icon: 'x',
          label: t`Abandon the new version`,
          help: t`The version that was sent stays as it is.`,
          onPress: () => void abandon(),
        },
      ]
}
