import { getInvoice } from '@bordereau/contract/invoices'
import { replacePattern } from '@bordereau/contract/recurring'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { touch, useAct, useGet } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { refusalWords } from '../invoices/refusal-words.ts'
import { AFTER_RUN } from '../recurring/touched.ts'
import { useDesk } from './desk.ts'
import type { Saver } from './saver.ts'

/** For a draft of what repeats: puts it back, which is the end of the draft. undefined: it is an ordinary one. */
export function usePattern(
  saver: Saver,
): { readonly name: string; readonly use: () => void; readonly pending: boolean } | undefined {
  const { t } = useLingui()
  const { workspaceId, invoiceId } = useDesk()
  const navigate = useNavigate()
  const { data } = useGet(getInvoice, { workspaceId, invoiceId })
  const { act, pending } = useAct(replacePattern)
  const detail = data?.events.find(({ kind }) => kind === 'pattern_drafted')?.detail
  const of = detail?.['recurringId']
  if (typeof of !== 'string') return undefined
  async function use(recurringId: string): Promise<void> {
    if (!(await saver.flush())) {
      toasts.error(t`The draft could not be saved yet. Try again in a moment.`)
      return
    }
    const body = { invoiceId, version: saver.version(), deleteDraft: true }
    const answer = await act({ query: { workspaceId, recurringId }, body })
    if (!answer.ok) {
      toasts.error(refusalWords(answer) ?? wordsOf(answer))
      return
    }
    toasts.success(t`The next runs will look like this.`)
    await navigate(`/w/${workspaceId}/recurring/${recurringId}`, { replace: true })
    // The draft is gone: asked for while it was still shown, it would not be found.
    touch(AFTER_RUN.filter(endpoint => endpoint.name !== getInvoice.name))
  }
  return { name: String(detail?.['name'] ?? ''), use: () => void use(of), pending }
}
