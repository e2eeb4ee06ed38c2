import { type LocalDate, addDays, parseDate } from '@bordereau/domain/date'
import { NOTICE_DAYS } from '@bordereau/domain/payment/collection'
import { DateField } from '@bordereau/ui/field/date-field'
import { t } from '#macros'
import { type FieldErrors, useForm } from '../../form/form.ts'
import { type Formats, useFormats } from '../../format/formats.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import type { Method } from './saved-method-text.ts'
import type { OfInvoice } from './skip-collection.ts'
import { useMove } from './use-move.ts'

/** A collection that can be moved. */
export type Movable = OfInvoice & Method & { readonly day: LocalDate }

/** Another day for the collection of an invoice, early enough to tell the customer of it. */
export function MoveCollectionDialog(props: {
  readonly collection: Movable
  readonly today: LocalDate
  readonly onClose: () => void
}) {
  const { collection, today, onClose } = props
  const { number } = collection
  const { move, pending } = useMove()
  const formats = useFormats()
  const earliest = addDays(today, NOTICE_DAYS[collection.type])
  const first = collection.day < earliest ? earliest : collection.day
  const form = useForm({ day: String(first) }, ({ day }) => dayErrors(day, earliest, formats))
  const submit = form.submit(async ({ day }) => {
    const result = await move(collection, day)
    if (result.ok) onClose()
    return result
  })
  return (
    <FormDialog
      title={t`Day on which ${number} is collected`}
      submitLabel={t`Save and tell the customer`}
      size="sm"
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <DateField
        label={t`Day`}
        required
        help={
          collection.type === 'card'
            ? t`The customer is notified of the day by email.`
            : t`The customer is notified of the day by email, at least two days before.`
        }
        today={today}
        {...form.field('day')}
      />
    </FormDialog>
  )
}

function dayErrors(text: string, earliest: LocalDate, formats: Formats): FieldErrors {
  const day = parseDate(text)
  if (!day) return { day: t`Choose a day` }
  const date = formats.date(earliest)
  return day < earliest ? { day: t`Choose ${date} or a later day.` } : {}
}
