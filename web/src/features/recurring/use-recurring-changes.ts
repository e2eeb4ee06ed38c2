import {
  draftFromTemplate,
  endRecurring,
  pauseRecurring,
  resumeRecurring,
  type RecurringView,
} from '@bordereau/contract/recurring'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import { RECURRING_QUERIES } from './recurring-queries.ts'
import { recurringRefusalMessage } from './labels.ts'

/** Pauses and resumes; pausing can be undone. */
export function usePause({ id }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, recurringId: id }
  const pausing = useMutation(pauseRecurring, { invalidates: RECURRING_QUERIES })
  const resuming = useMutation(resumeRecurring, { invalidates: RECURRING_QUERIES })
  async function resume(): Promise<void> {
    const result = await resuming.mutate({ query })
    toastResult(result, { done: t`It continues.`, messageOf: recurringRefusalMessage })
  }
  async function pause(): Promise<void> {
    const result = await pausing.mutate({ query })
    if (toastResult(result, { messageOf: recurringRefusalMessage }))
      toasts.undo(t`It is paused.`, () => void resume())
  }
  return { pause, resume, pending: pausing.pending || resuming.pending }
}

/** Opens the template as a draft. */
export function useEditTemplate({ id }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { mutate } = useMutation(draftFromTemplate, { invalidates: DOCUMENT_QUERIES })
  return async () => {
    const result = await mutate({ query: { workspaceId, recurringId: id } })
    if (toastResult(result, { messageOf: recurringRefusalMessage }))
      await navigate(`/w/${workspaceId}/invoices/${result.value.invoiceId}`)
  }
}

/** Ends it, after a confirmation. */
export function useEndRecurring({ id, name }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const { mutate } = useMutation(endRecurring, { invalidates: RECURRING_QUERIES })
  return async () => {
    await dialogs.confirm({
      title: t`End “${name}”?`,
      message: t`No more invoices are created. Existing ones stay. With new dates it can start again.`,
      confirmLabel: t({ context: 'a recurring invoice', message: 'End it' }),
      tone: 'red',
      done: t`It has ended.`,
      onConfirm: async () => {
        const result = await mutate({ query: { workspaceId, recurringId: id } })
        return result.ok ? undefined : recurringRefusalMessage(result)
      },
    })
  }
}
