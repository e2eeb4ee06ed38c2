import type { UpcomingEntry } from '@bordereau/contract/reminders'
import { type LocalDate, parseDate } from '@bordereau/domain/date'
import { DateField } from '@bordereau/ui/field/date-field'
import { t } from '#macros'
import { type FieldErrors, useForm } from '../../form/form.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useUpcomingChanges } from './use-upcoming-changes.ts'

export type Reminder = Extract<UpcomingEntry, { kind: 'reminder' }>

/** Another day for one reminder of one invoice. */
export function MoveDialog(props: {
  readonly reminder: Reminder
  readonly today: LocalDate
  readonly onClose: () => void
}) {
  const { reminder, today, onClose } = props
  const { move, pending } = useUpcomingChanges()
  const form = useForm({ day: String(reminder.day) }, ({ day }) => dayErrors(day, today))
  const submit = form.submit(async ({ day }) => {
    const result = await move(reminder, day)
    if (result.ok) onClose()
    return result
  })
  return (
    <FormDialog
      title={t`Move the reminder of ${reminder.number}`}
      submitLabel={t`Move`}
      size="sm"
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <DateField
        label={t`Day`}
        required
        help={t`On a weekend or holiday it goes out on the next working day.`}
        today={today}
        {...form.field('day')}
      />
    </FormDialog>
  )
}

function dayErrors(text: string, today: LocalDate): FieldErrors {
  const day = parseDate(text)
  if (!day) return { day: t`Choose a day` }
  return day < today ? { day: t`The day is in the past. Choose today or a later one.` } : {}
}
