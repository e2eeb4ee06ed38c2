import { getInvoice } from '@bordereau/contract/invoices'
import { replaceTemplate } from '@bordereau/contract/recurring'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { useNavigate } from 'react-router'
import { invalidate, useMutation, useQuery } from '../../data/query.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { RUN_QUERIES } from '../recurring/recurring-queries.ts'
import { useEditorContext } from './editor-context.ts'
import type { Saver } from './saver.ts'

/** For a draft of an invoice template: `use` writes it back and deletes the draft. undefined: an ordinary draft. */
export function useTemplateDraft(
  saver: Saver,
): { readonly name: string; readonly use: () => void; readonly pending: boolean } | undefined {
  const { t } = useLingui()
  const { workspaceId, invoiceId, access } = useEditorContext()
  const navigate = useNavigate()
  const { data } = useQuery(
    getInvoice,
    { workspaceId, invoiceId },
    { enabled: access.kind === 'invoice' },
  )
  const { mutate, pending } = useMutation(replaceTemplate)
  const detail = data?.events.find(({ kind }) => kind === 'pattern_drafted')?.detail
  const templateOf = detail?.['recurringId']
  if (typeof templateOf !== 'string') return undefined
  async function use(recurringId: string): Promise<void> {
    if (!(await saver.flush())) {
      toasts.error(t`The draft could not be saved yet. Try again in a moment.`)
      return
    }
    const body = { invoiceId, version: saver.version(), deleteDraft: true }
    const result = await mutate({ query: { workspaceId, recurringId }, body })
    if (!result.ok) {
      toasts.error(documentRefusalText(result))
      return
    }
    toasts.success(t`The next runs will look like this.`)
    await navigate(`/w/${workspaceId}/recurring/${recurringId}`, { replace: true })
    // The draft is deleted: its query is not invalidated, since it would fail while the page still shows it.
    invalidate(RUN_QUERIES.filter(endpoint => endpoint.name !== getInvoice.name))
  }
  return { name: String(detail?.['name'] ?? ''), use: () => void use(templateOf), pending }
}
