import { skipRun } from '@bordereau/contract/recurring'
import { type UpcomingEntry, changeReminder } from '@bordereau/contract/reminders'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import type { Done, Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { UPCOMING_QUERIES } from './reminder-queries.ts'

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
    await showResult(await reminders.mutate({ query: queryOf(reminder), body }))
  }
  return {
    pending: reminders.pending || runs.pending,
    skip: async (reminder: Reminder) => {
      const body = { change: { by: 'skip' } } as const
      if (await showResult(await reminders.mutate({ query: queryOf(reminder), body })))
        toasts.undo(t`The reminder is skipped.`, () => void restore(reminder))
    },
    move: async (reminder: Reminder, day: string) => {
      const body = { change: { by: 'move', day } } as const
      const result = await reminders.mutate({ query: queryOf(reminder), body })
      if (await showResult(result))
        toasts.undo(t`The reminder is moved.`, () => void restore(reminder))
      return result
    },
    skipRun: async ({ recurringId, day }: Run) => {
      const result = await runs.mutate({ query: { workspaceId, recurringId }, body: { day } })
      await showResult(result, { done: t`The day is skipped.` })
    },
  }
}

/** The messages of refusals are loaded when the first one occurs: the page opens without them. */
async function showResult<Value>(
  result: Done<Value> | Refused,
  wording: { readonly done?: string } = {},
): Promise<boolean> {
  if (result.ok) return toastResult(result, wording)
  const messageOf = await import('./reminder-refusals.ts').then(
    module => module.reminderRefusalMessage,
    () => refusalMessage,
  )
  return toastResult(result, { ...wording, messageOf })
}
