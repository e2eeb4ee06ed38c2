import { skipRun } from '@bordereau/contract/recurring'
import { type UpcomingEntry, changeReminder } from '@bordereau/contract/reminders'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { UPCOMING_QUERIES } from './reminder-queries.ts'
import { reminderRefusalMessage as messageOf } from './reminder-refusals.ts'

type Reminder = Extract<UpcomingEntry, { kind: 'reminder' }>
type Run = Extract<UpcomingEntry, { kind: 'recurring' }>

/** Skips or moves a reminder, with undo, and skips the next run of a recurring invoice. */
export function useUpcomingChanges() {
  const { workspaceId } = useWorkspace()
  const reminders = useMutation(changeReminder, { invalidates: UPCOMING_QUERIES })
  const runs = useMutation(skipRun, { invalidates: UPCOMING_QUERIES })
  const queryOf = ({ invoiceId, levelId }: Reminder) => ({ workspaceId, invoiceId, levelId })
  const restore = async (reminder: Reminder) => {
    const body = { change: { by: 'restore' } } as const
    toastResult(await reminders.mutate({ query: queryOf(reminder), body }), { messageOf })
  }
  return {
    pending: reminders.pending || runs.pending,
    skip: async (reminder: Reminder) => {
      const body = { change: { by: 'skip' } } as const
      if (toastResult(await reminders.mutate({ query: queryOf(reminder), body }), { messageOf }))
        toasts.undo(t`The reminder is skipped.`, () => void restore(reminder))
    },
    move: async (reminder: Reminder, day: string) => {
      const body = { change: { by: 'move', day } } as const
      if (!toastResult(await reminders.mutate({ query: queryOf(reminder), body }), { messageOf }))
        return false
      toasts.undo(t`The reminder is moved.`, () => void restore(reminder))
      return true
    },
    skipRun: async ({ recurringId, day }: Run) => {
      const result = await runs.mutate({ query: { workspaceId, recurringId }, body: { day } })
      toastResult(result, { done: t`The day is skipped.`, messageOf })
    },
  }
}
