import { runNow, skipRun, type RecurringView } from '@bordereau/contract/recurring'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { RECURRING_QUERIES, RUN_QUERIES } from './recurring-queries.ts'
import { outcomeLabel, recurringRefusalMessage, runNowMessage } from './labels.ts'

/** Makes the next run now, after a confirmation. */
export function useRunNext(recurring: RecurringView): () => Promise<void> {
  const { mutate } = useMutation(runNow, { invalidates: RUN_QUERIES })
  const { query, day, of } = useNextDay(recurring)
  async function run(): Promise<string | undefined> {
    const result = await mutate({ query, body: { day } })
    if (!result.ok) return recurringRefusalMessage(result)
    const { outcome } = result.value
    const { label } = outcomeLabel(outcome)
    if (outcome === 'failed') toasts.warning(label)
    else toasts.success(label)
    return undefined
  }
  return async () => {
    await dialogs.confirm({
      title: t`Create the invoice of ${of} now?`,
      message: runNowMessage(recurring.mode),
      confirmLabel: t`Create it now`,
      onConfirm: run,
    })
  }
}

/** Leaves the next day out, after a confirmation. */
export function useSkipNext(recurring: RecurringView): () => Promise<void> {
  const { mutate } = useMutation(skipRun, { invalidates: RECURRING_QUERIES })
  const { query, day, of } = useNextDay(recurring)
  return async () => {
    await dialogs.confirm({
      title: t`Skip the invoice of ${of}?`,
      message: t`No invoice is created for this day. Later days stay as they are.`,
      confirmLabel: t`Skip it`,
      done: t`The day is skipped.`,
      onConfirm: async () => {
        const result = await mutate({ query, body: { day } })
        return result.ok ? undefined : recurringRefusalMessage(result)
      },
    })
  }
}

/** `of`: the next day in the reader's language. */
function useNextDay({ id, nextDay, today }: RecurringView) {
  const { workspaceId } = useWorkspace()
  const { date } = useFormats()
  const day = nextDay ?? ''
  return { query: { workspaceId, recurringId: id }, day, of: date(day === '' ? today : day) }
}
